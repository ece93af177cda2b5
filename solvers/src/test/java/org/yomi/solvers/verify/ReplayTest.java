package org.yomi.solvers.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.verify.Report;
import org.yomi.engine.verify.Report.Verdict;
import org.yomi.solvers.known.Stones;

/** True proofs of a real solver stand. */
class ReplayTest {
    private static final String CONNECTED = """
            . . . . .
            . . . . .
            O O X O .
            . X . . .
            O . X O .
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

    private static final String BENT = """
            . . . . .
            X X X X .
            O O O X .
            . . O X .
            """;

    /** Black lives only by the ko at C1 and D1. */
    private static final String KO = "X . X O O .\nX X O . O .";

    static Stream<Arguments> proofs() {
        return Stream.of(
                proof("ladder", Stones.on(9, "C4 D3 C5 E3", "D4"), "capture(D4) escape(5)", "b Won"),
                proof("net", Stones.on(19, "J10 K9 J11 L9", "K10 P15"), "capture(K10) escape(5)", "b Won"),
                proof("a way out", Stones.on(9, "C4 D3 C5", "D4"), "capture(D4) escape(3)", "w Lost"),
                proof("connection", CONNECTED, "connect(C1,C3)", "w Won"),
                proof("cut", CONNECTED, "connect(D1,D3)", "w Won"),
                proof("no cut", CONNECTED, "!connect(C1,C3)", "w Lost"),
                proof("two eyes", TWO_EYES, "live(B1)", "b Won"),
                proof("death that needs no move", BENT, "capture(A2)", "b Won"),
                proof("death that needs no move, asked of its owner", BENT, "live(A2)", "w Lost"),
                proof("the point of life", THREE_IN_A_ROW, "live(A2)", "w Won"),
                proof("the point of death", THREE_IN_A_ROW, "live(A2)", "b Lost"),
                proof("ko, max first", KO, "live(A1)", "b Ko-"),
                proof("ko, min first", KO, "!live(A1)", "b Ko+"),
                proof("ko in which the first move decides", KO, "live(A1)", "w Lost"));
    }

    private static Arguments proof(String name, String diagram, String goal, String expected) {
        return proof(name, Position.parse(diagram, Colour.BLACK), goal, expected);
    }

    private static Arguments proof(String name, Position position, String goal, String expected) {
        Colour first = expected.startsWith("b") ? Colour.BLACK : Colour.WHITE;
        return Arguments.of(name, Proofs.question(position, goal, first), expected.substring(2));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("proofs")
    void isConfirmed(String name, Question question, String result) {
        Answer answer = Proofs.solve(question);
        assertThat(answer.result().word()).isEqualTo(result);
        Report report = Proofs.check(answer, 5000);
        assertThat(report.verdict()).as(name + ": " + report).isEqualTo(Verdict.CONFIRMED);
        assertThat(report.positions()).isGreaterThan(15);
    }

    @Test
    void aLongKoFightIsWalkedAsFarAsAllowed() {
        Position shape = Position.parse("""
                . X O . .
                X . X O .
                . X O . .
                . . . . .
                """, Colour.WHITE);
        int taken = shape.geometry().parse("B3").orElseThrow();
        Position ko = Position.of(shape.geometry(), shape.cells(), Colour.WHITE, taken);
        Answer answer = Proofs.solve(Proofs.question(ko, "live(C3) escape(4)", Colour.WHITE));
        assertThat(answer.result()).isEqualTo(Result.KO_PLUS);
        assertThat(Proofs.check(answer, 100)).isEqualTo(new Report(Verdict.PARTLY, 100, List.of(), "positions limit"));
        assertThat(Proofs.check(answer, 5000).verdict()).isEqualTo(Verdict.CONFIRMED);
    }

    @Test
    void aLadderAcrossTheBoardStands() {
        Question question = Proofs.question(Stones.on(19, "C4 D3 C5 E3", "D4"), "capture(D4) escape(5)", Colour.BLACK);
        Report report = Proofs.check(Proofs.solve(question), 20_000);
        assertThat(report.verdict()).as(report.toString()).isEqualTo(Verdict.CONFIRMED);
    }
}
