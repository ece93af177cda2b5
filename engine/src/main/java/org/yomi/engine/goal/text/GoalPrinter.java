package org.yomi.engine.goal.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.goal.And;
import org.yomi.engine.goal.Assumptions;
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
import org.yomi.engine.zone.Zone;

/** Writes goals and assumptions in the one form that {@link GoalParser} reads back as equal. */
public final class GoalPrinter {
    private GoalPrinter() {}

    /** The goal with every {@code &} and {@code |} in brackets: {@code (capture(D4) & !(live(A1) | safe(B2)))}. */
    public static String print(Goal goal, Geometry geometry) {
        return goal.accept(new Names(geometry));
    }

    /** The goal and the assumptions behind it. */
    public static String print(ParsedGoal parsed, Geometry geometry) {
        String goal = print(parsed.goal(), geometry);
        return parsed.assumptions().isNone() ? goal : goal + " " + String.join(" ", words(parsed.assumptions()));
    }

    /** The assumptions one by one: {@code [escape(5), alive(E16,D15)]}. */
    public static List<String> words(Assumptions assumptions) {
        List<String> words = new ArrayList<>();
        if (assumptions.escape() > 0) {
            words.add("escape(" + assumptions.escape() + ")");
        }
        if (assumptions.open() > 0) {
            words.add("open(" + assumptions.open() + ")");
        }
        if (assumptions.apart() > 0) {
            words.add("apart(" + assumptions.apart() + ")");
        }
        assumptions.within().ifPresent(region -> words.add("within(" + Regions.text(region) + ")"));
        assumptions.alive().ifPresent(stones -> words.add("alive(" + String.join(",", stones.names()) + ")"));
        for (Colour colour : assumptions.noKo()) {
            words.add("noko(" + colour.word() + ")");
        }
        return List.copyOf(words);
    }

    /** A region as goals write it: {@code A1-C3,E5}, {@code board}. */
    public static String print(Zone region) {
        return Regions.text(region);
    }

    private record Names(Geometry geometry) implements Goal.Visitor<String> {
        @Override
        public String capture(Capture goal) {
            return "capture(" + geometry.name(goal.stone()) + ")";
        }

        @Override
        public String connect(Connect goal) {
            return "connect(" + geometry.name(goal.first()) + "," + geometry.name(goal.second()) + ")";
        }

        @Override
        public String live(Live goal) {
            return "live(" + geometry.name(goal.stone()) + ")";
        }

        @Override
        public String race(Race goal) {
            return "race(" + geometry.name(goal.own()) + "," + geometry.name(goal.other()) + ")";
        }

        @Override
        public String safe(Safe goal) {
            return "safe(" + geometry.name(goal.stone()) + ")";
        }

        @Override
        public String enter(Enter goal) {
            return "enter(" + geometry.name(goal.stone()) + "," + Regions.text(goal.region()) + ")";
        }

        @Override
        public String invade(Invade goal) {
            return "invade(" + goal.max().word() + "," + Regions.text(goal.region()) + ")";
        }

        @Override
        public String not(Not goal) {
            return "!" + goal.part().accept(this);
        }

        @Override
        public String and(And goal) {
            return joined(goal.parts(), " & ");
        }

        @Override
        public String or(Or goal) {
            return joined(goal.parts(), " | ");
        }

        private String joined(List<Goal> parts, String sign) {
            return parts.stream().map(part -> part.accept(this)).collect(Collectors.joining(sign, "(", ")"));
        }
    }
}
