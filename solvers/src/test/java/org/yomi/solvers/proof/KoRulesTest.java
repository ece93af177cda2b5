package org.yomi.solvers.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.ProofNumbers;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.question.Tenuki;
import org.yomi.engine.question.Threats;
import org.yomi.engine.question.ZonesSoFar;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Stopped;

/** What an answer says of decisions that are given. */
class KoRulesTest {
    private static final Position POSITION = Position.parse("""
            . . . .
            . O . .
            . . . .
            """, Colour.BLACK);

    private static Question question(String goal) {
        try {
            ParsedGoal parsed = GoalParser.parse(goal, POSITION);
            Limits limits = new Limits(1_000, Duration.ofMinutes(1), 1);
            return Question.of(POSITION, parsed.goal(), parsed.assumptions(), Colour.BLACK, limits);
        } catch (GoalException e) {
            throw new AssertionError(e);
        }
    }

    /** Black wins by a ban, White with one threat, and how she does is not found out any more. */
    private record OneThreatIsEnough(int leanWithThreats) implements Contests {
        @Override
        public Contest contest(KoState ko, Meter meter) {
            boolean few = ko.threats() == 1;
            int winner = ko.threats() == 0 ? Board.BLACK : Board.WHITE;
            Decision decision = new Decision(
                    winner, Board.PASS, Zone.empty(POSITION.geometry()), few ? leanWithThreats : Lean.BAN, List.of());
            return new Given(decision, few);
        }
    }

    /** A contest whose winner is known, but perhaps nothing else in the nodes that are left. */
    private record Given(Decision decision, boolean isStopped) implements Contest {
        @Override
        public Decision decide(Tenuki tenuki) {
            if (isStopped) {
                throw new Stopped(StopReason.NODES);
            }
            return decision;
        }

        @Override
        public Decision decideOnBoard() {
            return decision;
        }

        @Override
        public List<Integer> lineSoFar() {
            return List.of();
        }

        @Override
        public boolean isReacher(int colour) {
            return colour == Board.BLACK;
        }

        @Override
        public @Nullable ProofNumbers numbers() {
            return null;
        }

        @Override
        public @Nullable ZonesSoFar zones(boolean maxFirst) {
            return null;
        }
    }

    @Test
    void aProvenKoIsOneThoughHowItIsWonIsNotFoundOut() {
        Question question = question("capture(B2) within(A1-C3)");
        Meter meter = new Meter(question.limits(), Monitor.SILENT);
        Answer answer = new KoRules(question, new OneThreatIsEnough(Lean.WITHIN), "given", meter).answer();
        assertThat(answer.result()).isEqualTo(Result.KO_PLUS);
        assertThat(answer.threats()).isEqualTo(Threats.of(1));
        assertThat(answer.assumptions()).containsExactly("within(A1-C3)");
    }

    /** Black wins by a ban, against one threat by leaning on something, and White with two, all with the same move. */
    private record TwoThreatsAreEnough(int leanAgainstOne) implements Contests {
        @Override
        public Contest contest(KoState ko, Meter meter) {
            int winner = ko.threats() < 2 ? Board.BLACK : Board.WHITE;
            int lean = ko.threats() == 1 ? Lean.BAN | leanAgainstOne : Lean.BAN;
            return new Given(new Decision(winner, Board.PASS, Zone.empty(POSITION.geometry()), lean, List.of()), false);
        }
    }

    @Test
    void theNumberOfThreatsNamesWhatItLeansOn() {
        Question question = question("capture(B2) within(A1-C3)");
        Meter meter = new Meter(question.limits(), Monitor.SILENT);
        Contests contests = new TwoThreatsAreEnough(Lean.WITHIN);
        Answer counted = new KoRules(question, contests, "given", meter).answer();
        assertThat(counted.threats()).isEqualTo(Threats.of(2));
        assertThat(counted.assumptions()).containsExactly("within(A1-C3)");
        Answer uncounted = new KoRules(question.withoutThreats(), contests, "given", meter).answer();
        assertThat(uncounted.result()).isEqualTo(Result.KO_PLUS);
        assertThat(uncounted.assumptions()).isEmpty();
    }

    /** The ko is proven by the first node; no turn comes to the end of the count of its threats. */
    @Test
    void aKoWhoseThreatsStayUncountedTookAllThatWasReadForThem() {
        Question question = question("capture(B2)");
        Meter meter = new Meter(question.limits(), Monitor.SILENT);
        Zone none = Zone.empty(POSITION.geometry());
        Turns.Way way = stretch -> {
            try {
                for (long i = 0; i < stretch; i++) {
                    meter.tick(List::of);
                }
            } catch (Stopped e) {
                return Answer.unknown(question, e.reason(), ProofNumberSolver.effort(meter, "given"));
            }
            Effort effort = ProofNumberSolver.effort(meter, "given");
            return new Answer(
                    question, Result.KO_PLUS, FirstMove.PASS, List.of(), none, none, null, List.of(), null, effort);
        };
        Answer answer = new Turns(List.of(way), meter).answer(1);
        assertThat(answer.result()).isEqualTo(Result.KO_PLUS);
        assertThat(answer.effort().nodes()).isEqualTo(question.limits().nodes());
    }
}
