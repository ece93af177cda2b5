package org.yomi.engine.verify;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.And;
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
import org.yomi.engine.oracle.KoRule;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.board.Ban;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.oracle.goal.Atom;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.engine.zone.Zone;

/** The oracle as a solver: any goal without assumptions on a tiny board; its zones are the board. */
public final class OracleSolver implements Solver {
    private final Map<Goal, Oracle> oracles = new HashMap<>();

    @Override
    public String name() {
        return "oracle";
    }

    @Override
    public String refuses(Goal goal) {
        return "";
    }

    @Override
    public synchronized Answer solve(Question question, Monitor monitor) {
        Oracle oracle = oracle(question);
        boolean underA = wins(oracle, question, org.yomi.engine.question.KoRule.A);
        boolean underN = wins(oracle, question, org.yomi.engine.question.KoRule.N);
        boolean underB = wins(oracle, question, org.yomi.engine.question.KoRule.B);
        Result result = underA ? Result.WON : underN ? Result.KO_PLUS : underB ? Result.KO_MINUS : Result.LOST;
        Zone board = Zone.board(question.position().geometry());
        return new Answer(
                question,
                result,
                move(question),
                List.of(),
                result.hasNegativeZone() ? board : null,
                result.hasPositiveZone() ? board : null,
                null,
                List.of(),
                null,
                new Effort(1, 0, name()));
    }

    /** Under the one rule of the question, if it has but one. */
    private static org.yomi.engine.question.KoRule asked(Question question, org.yomi.engine.question.KoRule rule) {
        return question.rules().size() == 1 ? question.rules().iterator().next() : rule;
    }

    private static boolean wins(Oracle oracle, Question question, org.yomi.engine.question.KoRule rule) {
        return oracle.maxWins(convert(question.position()), side(question.first()), convert(asked(question, rule)));
    }

    /** All moves with which the side that moves first gets the best it can; none when it gets nothing. */
    public Set<Integer> bestMoves(Question question) {
        for (org.yomi.engine.question.KoRule rule : fromStrongest(question)) {
            Set<Integer> winning = oracle(question)
                    .winningMoves(convert(question.position()), side(question.first()), convert(asked(question, rule)));
            if (!winning.isEmpty()) {
                return winning;
            }
        }
        return Set.of();
    }

    private FirstMove move(Question question) {
        return bestMoves(question).stream().findFirst().map(FirstMove::of).orElse(FirstMove.NONE);
    }

    private static List<org.yomi.engine.question.KoRule> fromStrongest(Question question) {
        List<org.yomi.engine.question.KoRule> rules = List.copyOf(EnumSet.allOf(org.yomi.engine.question.KoRule.class));
        return question.maxFirst() ? rules : List.of(rules.get(2), rules.get(1), rules.get(0));
    }

    private Oracle oracle(Question question) {
        Geometry geometry = question.position().geometry();
        return oracles.computeIfAbsent(
                question.goal(),
                goal -> new Oracle(new Grid(geometry.width(), geometry.height()), convert(goal), Assumptions.NONE));
    }

    private static KoRule convert(org.yomi.engine.question.KoRule rule) {
        return switch (rule) {
            case A -> KoRule.A;
            case N -> KoRule.N;
            case B -> KoRule.B;
        };
    }

    static org.yomi.engine.oracle.board.Position convert(Position position) {
        int black = 0;
        int white = 0;
        for (int p = 0; p < position.geometry().size(); p++) {
            black |= position.cell(p) == Colour.BLACK.cell() ? 1 << p : 0;
            white |= position.cell(p) == Colour.WHITE.cell() ? 1 << p : 0;
        }
        Grid grid = new Grid(position.geometry().width(), position.geometry().height());
        Ban ban = position.ban() < 0 ? null : new Ban(position.ban(), side(position.toMove()));
        return new org.yomi.engine.oracle.board.Position(grid, black, white, ban);
    }

    static org.yomi.engine.oracle.goal.Goal convert(Goal goal) {
        return goal.accept(new Translation());
    }

    static Side side(Colour colour) {
        return colour == Colour.BLACK ? Side.BLACK : Side.WHITE;
    }

    private static final class Translation implements Goal.Visitor<org.yomi.engine.oracle.goal.Goal> {
        @Override
        public org.yomi.engine.oracle.goal.Goal capture(Capture goal) {
            return new Atom.Capture(goal.stone(), side(goal.max().opponent()));
        }

        @Override
        public org.yomi.engine.oracle.goal.Goal connect(Connect goal) {
            return new Atom.Connect(goal.first(), goal.second(), side(goal.max()));
        }

        @Override
        public org.yomi.engine.oracle.goal.Goal enter(Enter goal) {
            return new Atom.Enter(
                    goal.stone(), side(goal.max()), (int) goal.region().toWords()[0]);
        }

        @Override
        public org.yomi.engine.oracle.goal.Goal live(Live goal) {
            return new Atom.Live(goal.stone(), side(goal.max()));
        }

        @Override
        public org.yomi.engine.oracle.goal.Goal race(Race goal) {
            return new Atom.Race(goal.own(), goal.other(), side(goal.max()));
        }

        @Override
        public org.yomi.engine.oracle.goal.Goal safe(Safe goal) {
            return new Atom.Safe(goal.stone(), side(goal.max()));
        }

        @Override
        public org.yomi.engine.oracle.goal.Goal invade(Invade goal) {
            return new Atom.Invade(side(goal.max()), (int) goal.region().toWords()[0]);
        }

        @Override
        public org.yomi.engine.oracle.goal.Goal not(Not goal) {
            return new org.yomi.engine.oracle.goal.Goal.Not(goal.part().accept(this));
        }

        @Override
        public org.yomi.engine.oracle.goal.Goal and(And goal) {
            return new org.yomi.engine.oracle.goal.Goal.And(parts(goal));
        }

        @Override
        public org.yomi.engine.oracle.goal.Goal or(Or goal) {
            return new org.yomi.engine.oracle.goal.Goal.Or(parts(goal));
        }

        private List<org.yomi.engine.oracle.goal.Goal> parts(Goal goal) {
            return goal.parts().stream().map(part -> part.accept(this)).toList();
        }
    }
}
