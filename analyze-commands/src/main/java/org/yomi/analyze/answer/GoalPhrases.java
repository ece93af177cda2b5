package org.yomi.analyze.answer;

import java.util.List;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.explain.Settled;
import org.yomi.engine.goal.And;
import org.yomi.engine.goal.AtomicGoal;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Enter;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Invade;
import org.yomi.engine.goal.Live;
import org.yomi.engine.goal.Not;
import org.yomi.engine.goal.Or;
import org.yomi.engine.goal.Race;
import org.yomi.engine.goal.Safe;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.verify.game.GoalFlags.Flag;

/** Goals in a player's words. A negation is told as what the other player does: {@code !capture(D4)} saves D4. */
final class GoalPhrases {
    /** Beyond this depth, words are harder to read than the goal itself. */
    private static final int DEEPEST = 2;

    private final Geometry geometry;

    GoalPhrases(Geometry geometry) {
        this.geometry = geometry;
    }

    /** What the player who wants it does: {@code captures D4}, {@code captures D4 or connects C3 and E5}. */
    String does(Goal goal) {
        return told(goal, true);
    }

    /** The same behind {@code cannot}: {@code capture D4}. */
    String can(Goal goal) {
        return told(goal, false);
    }

    private String told(Goal goal, boolean third) {
        Told told = goal.accept(new Teller(false));
        return told.depth > DEEPEST ? (third ? "gets " : "get ") + GoalPrinter.print(goal, geometry) : told.text(third);
    }

    /** What became of an atom: {@code D4 is captured}. */
    String became(Settled settled) {
        AtomicGoal atom = settled.atom();
        boolean achieved = settled.flag() == Flag.ACHIEVED;
        if (atom instanceof Connect connect && settled.byAssumption()) {
            return pair(connect) + " are too far apart";
        }
        if (atom instanceof Enter enter && settled.byAssumption()) {
            return geometry.name(enter.stone()) + " is too far from " + place(enter);
        }
        if (atom instanceof Connect connect) {
            return achieved
                    ? pair(connect) + " are connected"
                    : geometry.name(connect.first()) + " or " + geometry.name(connect.second()) + " is captured";
        }
        if (atom instanceof Race race) {
            String stone = geometry.name(achieved || settled.byAssumption() ? race.other() : race.own());
            return stone + (settled.byAssumption() ? " has got away" : " is captured");
        }
        if (atom instanceof Enter enter && achieved) {
            return geometry.name(enter.stone()) + " has entered " + place(enter);
        }
        if (atom instanceof Invade invade) {
            return name(invade.max()) + " lives" + place(invade);
        }
        String stone = String.join("", atom.stones(geometry).names());
        if (atom instanceof Safe && achieved) {
            return stone + " has two eyes";
        }
        return stone + (settled.byAssumption() ? " has got away" : " is captured");
    }

    /** A player at the beginning of a sentence. */
    static String name(Colour colour) {
        return colour == Colour.BLACK ? "Black" : "White";
    }

    private String pair(Connect goal) {
        return geometry.name(goal.first()) + " and " + geometry.name(goal.second());
    }

    private static String place(Enter goal) {
        String region = GoalPrinter.print(goal.region());
        return region.equals("board") ? "the board" : region;
    }

    private String place(Invade goal) {
        String region = GoalPrinter.print(goal.region());
        return region.equals("board") ? "" : " in " + region;
    }

    /**
     * A sentence without its subject, which is what several short ones with the same verb grow into.
     *
     * @param verb as in {@code cannot capture}
     * @param verbs as in {@code he captures}
     * @param objects what it is done to
     * @param tail behind the object
     * @param joint the word between the objects
     * @param depth of {@code &} and {@code |}
     */
    private record Told(String verb, String verbs, List<String> objects, String tail, String joint, int depth) {
        static Told of(String verb, String verbs, String object, String tail) {
            return new Told(verb, verbs, List.of(object), tail, "", 0);
        }

        String text(boolean third) {
            return ((third ? verbs : verb) + " " + enumerated() + tail).strip();
        }

        private String enumerated() {
            int last = objects.size() - 1;
            if (last == 0) {
                return objects.get(0);
            }
            String both = joint.equals("or") ? "" : last == 1 ? "both " : "all of ";
            return both + String.join(", ", objects.subList(0, last)) + " " + joint + " " + objects.get(last);
        }

        boolean goesWith(Told other) {
            return depth == 0 && other.depth == 0 && verb.equals(other.verb) && tail.equals(other.tail);
        }
    }

    /** Knows whether it is inside an odd number of negations. */
    private final class Teller implements Goal.Visitor<Told> {
        private final boolean negated;

        Teller(boolean negated) {
            this.negated = negated;
        }

        @Override
        public Told capture(Capture goal) {
            return fate(goal.stone(), !negated);
        }

        @Override
        public Told live(Live goal) {
            String stone = geometry.name(goal.stone());
            return negated ? fate(goal.stone(), true) : Told.of("live with", "lives with", stone, "");
        }

        private Told fate(int stone, boolean isCaptured) {
            String name = geometry.name(stone);
            return isCaptured ? Told.of("capture", "captures", name, "") : Told.of("save", "saves", name, "");
        }

        @Override
        public Told connect(Connect goal) {
            return negated
                    ? Told.of("keep", "keeps", pair(goal), " apart")
                    : Told.of("connect " + pair(goal), "connects " + pair(goal), "", "");
        }

        @Override
        public Told enter(Enter goal) {
            String stone = geometry.name(goal.stone());
            String place = place(goal);
            return negated
                    ? Told.of("keep", "keeps", stone, " out of " + place)
                    : Told.of("enter " + place + " with", "enters " + place + " with", stone, "");
        }

        @Override
        public Told race(Race goal) {
            String own = geometry.name(goal.own());
            String other = geometry.name(goal.other());
            return negated
                    ? Told.of("keep", "keeps", other, " from falling before " + own)
                    : Told.of("capture", "captures", other, " before " + own + " is captured");
        }

        @Override
        public Told safe(Safe goal) {
            String stone = geometry.name(goal.stone());
            return negated
                    ? Told.of("deny", "denies", stone, " two eyes")
                    : Told.of("make two eyes for", "makes two eyes for", stone, "");
        }

        @Override
        public Told invade(Invade goal) {
            return negated
                    ? Told.of("keep", "keeps", name(goal.max()), " from living" + place(goal))
                    : Told.of("live" + place(goal), "lives" + place(goal), "", "");
        }

        @Override
        public Told not(Not goal) {
            return goal.part().accept(new Teller(!negated));
        }

        @Override
        public Told and(And goal) {
            return joined(goal.parts(), negated ? "or" : "and");
        }

        @Override
        public Told or(Or goal) {
            return joined(goal.parts(), negated ? "and" : "or");
        }

        /** What is said twice in the goal is told once. */
        private Told joined(List<Goal> parts, String joint) {
            List<Told> told =
                    parts.stream().map(part -> part.accept(this)).distinct().toList();
            if (told.size() == 1) {
                return told.get(0);
            }
            int depth = 1 + told.stream().mapToInt(Told::depth).max().orElse(0);
            Told first = told.get(0);
            if (told.stream().allMatch(first::goesWith) && !first.objects.contains("")) {
                List<String> objects =
                        told.stream().flatMap(one -> one.objects.stream()).toList();
                return new Told(first.verb, first.verbs, objects, first.tail, joint, depth);
            }
            String between = (depth > 1 ? ", " : " ") + joint + " ";
            return new Told(
                    String.join(
                            between, told.stream().map(one -> one.text(false)).toList()),
                    String.join(
                            between, told.stream().map(one -> one.text(true)).toList()),
                    List.of(""),
                    "",
                    joint,
                    depth);
        }
    }
}
