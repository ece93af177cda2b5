package org.yomi.solvers.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.verify.Report;
import org.yomi.engine.verify.Report.Verdict;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.known.Stones;
import org.yomi.solvers.proof.ProofNumberSolver;

/** Answers that are wrong are refuted, and the report says where. */
class LiarTest {
    private static final int POSITIONS = 5000;

    private static final String ATARI = """
            . . . . .
            . . X . .
            . X O . .
            . . X . .
            . . . . .
            """;

    private static final String THREE_IN_A_ROW = """
            . . . . . .
            X X X X X .
            O O O O X .
            . . . O X .
            """;

    private static final String TWO_EYES = """
            . . . . . .
            X X X X X .
            O O O O X .
            . O . O X .
            """;

    private static final String KO = "X . X O O .\nX X O . O .";

    /** The good solver with its answers changed. */
    private record Liar(UnaryOperator<Answer> lie) implements Solver {
        @Override
        public String name() {
            return "liar";
        }

        @Override
        public String refuses(Goal goal) {
            return new ProofNumberSolver().refuses(goal);
        }

        @Override
        public Answer solve(Question question, Monitor monitor) {
            Answer answer = new ProofNumberSolver().solve(question, monitor);
            return answer.unknownBecause() == null ? lie.apply(answer) : answer;
        }
    }

    private static Answer answer(Answer old, Result result, FirstMove move, @Nullable Zone minus, @Nullable Zone plus) {
        return new Answer(
                old.question(), result, move, List.of(), minus, plus, null, List.of(), null, new Effort(1, 1, "liar"));
    }

    private static Answer withMove(Answer answer, FirstMove move) {
        return answer(answer, answer.result(), move, answer.negativeZone(), answer.positiveZone());
    }

    private static Answer withSmallZones(Answer answer) {
        Zone stones = answer.question().goal().stones(geometry(answer));
        return answer(
                answer,
                answer.result(),
                answer.move(),
                answer.negativeZone() == null ? null : stones,
                answer.positiveZone() == null ? null : stones);
    }

    private static Geometry geometry(Answer answer) {
        return answer.question().position().geometry();
    }

    private static int point(Answer answer, String name) {
        return geometry(answer).parse(name).orElseThrow();
    }

    /** Says of everything that max wins, with the first legal move or, if asked so, a pass. */
    private static Answer alwaysWon(Answer answer, boolean passes) {
        boolean moves = answer.question().maxFirst();
        FirstMove move = !moves
                ? FirstMove.NONE
                : passes ? FirstMove.PASS : firstLegal(answer.question().position());
        return answer(answer, Result.WON, move, Zone.board(geometry(answer)), null);
    }

    private static FirstMove firstLegal(Position position) {
        Board board = new Board(position);
        for (int p = 0; p < position.geometry().size(); p++) {
            if (board.legality(p) == Legality.OK) {
                return FirstMove.of(p);
            }
        }
        return FirstMove.PASS;
    }

    private static Answer solve(String diagram, String goal, Colour first) {
        return Proofs.solve(Proofs.question(diagram, goal, first));
    }

    private static Report refute(Answer answer, Solver solver) {
        Report report = Proofs.check(answer, solver, POSITIONS);
        assertThat(report.verdict()).as(report.toString()).isEqualTo(Verdict.REFUTED);
        assertThat(report.reason()).isNotEmpty();
        return report;
    }

    private static Report refute(Answer answer) {
        return refute(answer, new ProofNumberSolver());
    }

    private static List<String> line(Answer answer, Report report) {
        return report.line().stream().map(geometry(answer)::name).toList();
    }

    @Test
    void aMoveThatLosesIsAnsweredByTheSolverItself() {
        Answer answer = solve(THREE_IN_A_ROW, "live(A2)", Colour.WHITE);
        assertThat(geometry(answer).name(answer.move().point())).isEqualTo("B1");
        Answer lie = withMove(answer, FirstMove.of(point(answer, "F1")));
        Report report = refute(lie);
        assertThat(report.line()).startsWith(point(answer, "F1"));
        assertThat(report.reason()).contains("the solver says Lost under ko rule A");
    }

    @Test
    void aPassThatGivesTheWinAwayIsRefuted() {
        Answer answer = solve(THREE_IN_A_ROW, "live(A2)", Colour.WHITE);
        Report report = refute(withMove(answer, FirstMove.PASS));
        assertThat(line(answer, report)).startsWith("pass");
    }

    @Test
    void anIllegalMoveIsRefuted() {
        Answer answer = solve(ATARI, "capture(C3)", Colour.BLACK);
        Report report = refute(withMove(answer, FirstMove.of(point(answer, "C3"))));
        assertThat(report.line()).isEmpty();
        assertThat(report.reason()).isEqualTo("here the solver names C3, which is not legal");
    }

    @Test
    void aWinnerNeedsAMoveAndALoserHasNone() {
        Answer won = solve(ATARI, "capture(C3)", Colour.BLACK);
        assertThat(refute(withMove(won, FirstMove.NONE)).reason()).isEqualTo("no move is named");
        Answer alive = solve(TWO_EYES, "live(B1)", Colour.BLACK);
        assertThat(refute(withMove(alive, FirstMove.PASS)).reason()).contains("gets nothing");
    }

    @Test
    void aLostQuestionCalledWonIsRefuted() {
        Answer lost = solve(TWO_EYES, "capture(B1)", Colour.BLACK);
        assertThat(lost.result()).isEqualTo(Result.LOST);
        Answer lie = answer(lost, Result.WON, FirstMove.of(point(lost, "A1")), lost.positiveZone(), null);
        refute(lie);
    }

    @Test
    void oneWhoCallsEverythingWonIsRefutedWithoutHelpOfAnother() {
        Solver liar = new Liar(answer -> alwaysWon(answer, false));
        Question question = Proofs.question("X O .\n. O .", "live(A2)", Colour.BLACK);
        Report report = refute(liar.solve(question, Monitor.SILENT), liar);
        assertThat(report.reason()).contains("decided against black");
    }

    @Test
    void oneWhoPassesForEverDoesNotGetThere() {
        Solver liar = new Liar(answer -> alwaysWon(answer, true));
        Question question = Proofs.question(". O\nO O\nO .", "capture(A2)", Colour.BLACK);
        assertThat(Proofs.solve(question).result()).isEqualTo(Result.LOST);
        Report report = refute(liar.solve(question, Monitor.SILENT), liar);
        assertThat(report.reason()).isEqualTo("play goes round for ever, and the goal is not reached");
    }

    @Test
    void aKoThatIsCalledAWinIsRefuted() {
        Answer ko = solve(KO, "live(A1)", Colour.BLACK);
        assertThat(ko.result()).isEqualTo(Result.KO_MINUS);
        refute(answer(ko, Result.WON, ko.move(), ko.negativeZone(), null));
        refute(answer(ko, Result.KO_PLUS, ko.move(), ko.negativeZone(), ko.positiveZone()));
        refute(answer(ko, Result.LOST, FirstMove.NONE, null, ko.positiveZone()));
    }

    @Test
    void zonesOfTheGoalsStonesAloneAreRefuted() {
        Solver liar = new Liar(LiarTest::withSmallZones);
        for (Answer answer : List.of(
                solve(ATARI, "capture(C3) escape(3)", Colour.BLACK),
                solve(THREE_IN_A_ROW, "live(A2)", Colour.WHITE),
                solve(THREE_IN_A_ROW, "live(A2)", Colour.BLACK),
                solve(TWO_EYES, "live(B1)", Colour.BLACK),
                solve(KO, "live(A1)", Colour.BLACK))) {
            refute(withSmallZones(answer), liar);
        }
    }

    @Test
    void aZoneThatLacksPointsIsRefutedByStonesOnThem() {
        Solver liar = new Liar(LiarTest::withSmallZones);
        Answer alive = withSmallZones(solve(TWO_EYES, "live(B1)", Colour.BLACK));
        assertThat(refute(alive, liar).reason()).startsWith("the zone is too small");
    }

    @Test
    void aZoneWithoutTheGoalsStonesIsRefuted() {
        Answer answer = solve(TWO_EYES, "live(B1)", Colour.BLACK);
        Zone none = Zone.empty(geometry(answer));
        assertThat(refute(answer(answer, Result.WON, FirstMove.NONE, none, null))
                        .reason())
                .isEqualTo("a zone lacks stones of the goal");
    }

    @Test
    void aLieInTheMiddleOfTheWalkIsFound() {
        Position start = Stones.on(9, "C4 D3 C5 E3", "D4");
        Question question = Proofs.question(start, "capture(D4) escape(5)", Colour.BLACK);
        Answer honest = Proofs.solve(question);
        Solver liar = new Liar(answer -> answer.move().kind() == FirstMove.Kind.POINT && stones(answer) > 9
                ? withMove(answer, FirstMove.of(point(answer, "A9")))
                : answer);
        Report report = refute(honest, liar);
        assertThat(line(honest, report)).contains("A9");
    }

    private static int stones(Answer answer) {
        Position position = answer.question().position();
        int stones = 0;
        for (int p = 0; p < position.geometry().size(); p++) {
            stones += position.isEmpty(p) ? 0 : 1;
        }
        return stones;
    }

    @Test
    void oneWhoGivesUpLeavesTheProofOpen() {
        Answer answer = solve(THREE_IN_A_ROW, "live(A2)", Colour.WHITE);
        Solver tired = new Liar(a -> Answer.unknown(a.question(), StopReason.NODES, a.effort()));
        Report report = Proofs.check(answer, tired, POSITIONS);
        assertThat(report.verdict()).isEqualTo(Verdict.PARTLY);
        assertThat(report.reason()).isEqualTo("a question was not answered: nodes");
    }
}
