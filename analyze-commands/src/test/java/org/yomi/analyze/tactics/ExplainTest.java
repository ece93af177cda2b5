package org.yomi.analyze.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;
import org.yomi.engine.question.ScriptedSolver;
import org.yomi.engine.question.StopReason;
import org.yomi.solvers.proof.ProofNumberSolver;

/** What is said is held against the solver: after each answer of the winner, and all along the main line, he wins. */
@Timeout(120)
class ExplainTest {
    private static final Pattern ANSWER =
            Pattern.compile("^If (?:Black|White) .*?(?:plays|by) ([A-Z]\\d+), (?:Black|White) answers ([A-Z]\\d+)");
    private static final Pattern MOVE = Pattern.compile("(Black|White) ([A-Z]\\d+|passes)");

    /** White stones in two ladders; E3 breaks the left one. */
    private static final String TWO_LADDERS = """
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . X . . . X . .
            . X O X . X O X .
            . X O . O . O X .
            . . X . . . X . .
            . . . . . . . . .
            """;

    /** Black lives only by the ko at C1 and D1. */
    private static final String KO = "X . X O O .\nX X O . O .";

    private final TestEngine engine = TestEngine.patient();

    private List<String> explain(String question) {
        return engine.ask("yomi-explain " + question).lines().toList();
    }

    /** Plays all that an explanation says the winner answers, and asks again. */
    private void check(List<String> explanation, String first, String goal) {
        String result = engine.ask("yomi-solve " + first + " " + goal).split(" ")[0];
        assertThat(result).isIn("Won", "Lost");
        List<MatchResult> line = MOVE.matcher(line(explanation)).results().toList();
        boolean winnerBegins = explanation.get(0).contains("cannot")
                != explanation.get(0).startsWith((first.equals("b") ? "Black to move: Black" : "White to move: White"));
        for (String sentence : explanation) {
            Matcher answer = ANSWER.matcher(sentence);
            if (answer.find()) {
                String loser = winnerBegins ? other(first) : first;
                int moves = winnerBegins ? play(line.get(0)) : 0;
                engine.ask("play " + loser + " " + answer.group(1), "play " + other(loser) + " " + answer.group(2));
                assertStillWon(result, loser, goal);
                engine.ask("gg-undo " + (moves + 2));
            }
        }
        checkLine(line, result, first, goal);
    }

    private void checkLine(List<MatchResult> line, String result, String first, String goal) {
        String next = first;
        int moves = 0;
        for (MatchResult move : line) {
            moves += play(move);
            next = other(next);
            assertStillWon(result, next, goal);
        }
        engine.ask("gg-undo " + moves);
    }

    private int play(MatchResult move) {
        String point = move.group(2).equals("passes") ? "pass" : move.group(2);
        engine.ask("play " + move.group(1) + " " + point);
        return 1;
    }

    /** Unless the goal is decided, so that it cannot be asked about any more. */
    private void assertStillWon(String result, String first, String goal) {
        String reply =
                engine.session().handle("yomi-solve " + first + " " + goal).reply();
        assertThat(reply).matches(text -> text.startsWith("= " + result) || text.startsWith("? goal"));
    }

    private static String other(String colour) {
        return colour.equals("b") ? "w" : "b";
    }

    private static String line(List<String> explanation) {
        return explanation.stream()
                .filter(sentence -> sentence.startsWith("Line: "))
                .map(sentence -> sentence.split(" \\d+ moves later")[0])
                .findFirst()
                .orElse("");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    net         | b | capture(E5)
                    snapback    | b | capture(D2)
                    corner      | b | live(C3) alive(A4,E1)
                    corner      | w | live(C3) alive(A4,E1)
                    corner      | w | !live(C3) alive(A4,E1)
                    bamboo      | w | connect(C4,C6)
                    bamboo      | w | !connect(C4,C6)
                    """)
    void eachAnswerWins(String example, String first, String goal) {
        engine.ask("loadsgf ../examples/" + example + ".sgf");
        check(explain(first + " " + goal), first, goal);
    }

    @Test
    void aLineWithoutMovesIsNotTold() {
        engine.ask("loadsgf ../examples/game.sgf");
        assertThat(explain("w capture(C6)"))
                .containsExactly(
                        "White to move: White cannot capture C6 (7 stones).", "Moves elsewhere change nothing.");
    }

    @Test
    void aNetIsToldWithItsTries() {
        engine.ask("loadsgf ../examples/net.sgf");
        assertThat(explain("b capture(E5)"))
                .startsWith(
                        "Black to move: Black captures E5.",
                        "Line: Black F6, White F5, Black G5, White passes, Black E6: E5 is captured.")
                .contains("If White plays E6, Black answers E7. Then White passes, Black F5: E5 is captured.")
                .endsWith("White's 7 other moves in the zone fail, too.", "Moves elsewhere change nothing.");
    }

    @Test
    void aLongLineIsCutShort() {
        engine.ask("loadsgf ../examples/ladder.sgf");
        List<String> explanation = explain("b capture(D4)");
        assertThat(explanation.get(1))
                .matches("Line: Black D5, White E4, Black F4, .*, \\d+ moves later Black [A-T]\\d+: D4 is captured\\.");
        assertThat(explanation).last().isEqualTo("Moves elsewhere change nothing: Black then plays E4.");
    }

    @Test
    @Tag("long")
    void bothPartsAreGainedWhereBothAreWanted() {
        engine.ask(
                "boardsize 19",
                "gogui-setup w D4 w Q4 w G3 w N3 w E16 w P16 b C4 b D3 b D5 b E3 b R4 b Q3 b Q5 b P3",
                "yomi-param seconds 60");
        List<String> explanation = explain("b capture(D4) & capture(Q4)");
        assertThat(explanation.get(0)).isEqualTo("Black to move: Black captures both D4 and Q4.");
        assertThat(explanation.stream().filter(sentence -> sentence.matches("(Line|If).*")))
                .hasSizeGreaterThan(2)
                .allMatch(sentence -> sentence.contains("D4 is captured") && sentence.contains("Q4 is captured"));
        assertThat(explanation).anyMatch(sentence -> sentence.startsWith("Black P4 also answers "));
        assertThat(explain("w capture(D4) | capture(Q4)"))
                .startsWith(
                        "White to move: Black captures D4 or Q4.",
                        "Line: White E4, Black P4: Q4 is captured.",
                        "If White plays P4, Black answers E4: D4 is captured.");
    }

    @Test
    void whatTheLoserSavesAndTheWinnerGainsInsteadIsNamed() {
        Pictures.set(engine, TWO_LADDERS);
        List<String> explanation = explain("w capture(C3) | capture(G3) escape(4)");
        assertThat(explanation)
                .startsWith("White to move: Black captures C3 or G3.")
                .contains(
                        "If White saves C3 by D3, Black answers F3: C3 has got away, G3 is captured.",
                        "If White saves G3 by F3, Black answers D3: G3 has got away, C3 is captured.")
                .endsWith("This counts C3, G3 as escaped with 4 liberties.");
        check(explanation, "w", "capture(C3) | capture(G3) escape(4)");
        assertThat(explain("w capture(C3) | connect(D4,F4) escape(4)"))
                .contains("If White saves C3 by D3, Black answers E4: C3 has got away, D4 and F4 are connected.")
                .endsWith("This counts C3 as escaped with 4 liberties.");
        assertThat(explain("w !(!capture(C3) & !capture(G3)) escape(4)"))
                .contains("If White saves C3 by D3, Black answers F3: C3 has got away, G3 is captured.");
    }

    @Test
    void oneOfAnythingIsTold() {
        engine.ask("loadsgf ../examples/net.sgf");
        assertThat(explain("b capture(E5) escape(1)")).endsWith("This counts E5 as escaped with 1 liberty.");
        assertThat(explain("w !capture(E5) open(1)"))
                .endsWith("This counts E5 as escaped with a way to 1 empty point in the open.");
    }

    @Test
    void aPassThatIsEnoughIsNamed() {
        engine.ask("loadsgf ../examples/bamboo.sgf");
        List<String> explanation = explain("b connect(C4,C6)");
        assertThat(explanation)
                .containsExactly(
                        "Black to move: Black connects C4 and C6, even after a pass.",
                        "Line: Black passes, White C5, Black D5: C4 and C6 are connected.",
                        "If White plays D5, Black answers C5: C4 and C6 are connected.",
                        "White's 2 other moves in the zone fail, too.",
                        "Moves elsewhere change nothing.");
        assertThat(explain("b connect(C4,C4)"))
                .containsExactly("Black to move: Black connects C4 and C4, even after a pass.", "It is so already.");
    }

    @Test
    void aKoIsToldWithItsPointAndItsThreats() {
        engine.ask("loadsgf ../examples/ko.sgf");
        assertThat(explain("w capture(C1) escape(4)"))
                .startsWith(
                        "White to move: Black captures C1 (2 stones) only by winning the ko at D1. Black needs 1 ko threat for"
                                + " that.",
                        "Without ko threats: White E1, Black A1, White D1: C1 has got away.")
                .contains(
                        "With ko threats of Black: White E1, Black D1 after a ko threat, White passes, Black A1: C1 is"
                                + " captured.")
                .endsWith("This counts C1 as escaped with 4 liberties.");
        Pictures.set(engine, KO);
        assertThat(explain("b live(A1)").get(0))
                .startsWith(
                        "Black to move: Black lives with A1 (3 stones) only by winning the ko at C1. Black needs 1 ko threat");
        assertThat(engine.ask("yomi-param ko A", "yomi-explain b live(A1)"))
                .startsWith("Black to move: Black cannot live with A1 (3 stones), if White has all the ko threats.");
    }

    @Test
    void aKoIsToldWithItsPointWhereOnlyTheLineOfTheAnswerIsKnown() {
        engine.ask("rectangular_boardsize 5 2", "play w B2", "play w D2", "play b B1", "play b C2", "play b D1");
        engine.ask("play b E1", "play w C1");
        assertThat(explain("b (capture(D2) & live(E1)) alive(B1,B2) apart(3)"))
                .startsWith(
                        "Black to move: Black captures D2 and lives with E1 only by winning the ko at C2. Black needs 1 ko threat"
                                + " for that.",
                        "Line: Black C2 after a ko threat, White passes, Black E2.");
    }

    @Test
    void whatBecameOfABlockIsToldOnce() {
        engine.ask("boardsize 3", "play b A1", "play w A2", "play b A3", "play w B2");
        assertThat(explain("b safe(A1) & live(A1)"))
                .startsWith(
                        "Black to move: Black cannot make two eyes for A1 and live with A1.",
                        "Line: Black B1, White C1: A1 is captured.");
    }

    @Test
    void anUnknownAnswerSaysWhatIsKnown() {
        engine.ask("boardsize 9", "play b E5", "yomi-param nodes 100");
        assertThat(explain("w capture(E5)"))
                .first()
                .isEqualTo("White to move: whether White captures E5 is not known, because the limit of nodes was"
                        + " reached.");
        assertThat(engine.fail("yomi-explain w capture(A1)")).contains("A1 is empty");
        assertThat(engine.fail("yomi-explain x capture(E5)")).contains("argument 1 must be a colour");
    }

    @Test
    void anInterruptLeavesTheAnswer() {
        AtomicInteger asked = new AtomicInteger();
        TestEngine[] engines = new TestEngine[1];
        TestEngine impatient = new TestEngine(Path.of(""), new ScriptedSolver((question, monitor) -> {
            if (asked.incrementAndGet() == 3) {
                engines[0].interrupt();
            }
            return monitor.cancelled()
                    ? ScriptedSolver.unknown(question, StopReason.CANCELLED)
                    : new ProofNumberSolver().solve(question, monitor);
        }));
        engines[0] = impatient;
        impatient.ask("loadsgf ../examples/net.sgf");
        assertThat(impatient.ask("yomi-explain b capture(E5)").lines())
                .startsWith("Black to move: Black captures E5.")
                .last()
                .isEqualTo("More replies were not read: the reading was interrupted.");
    }

    @Test
    void threadsMakeNoDifference() {
        engine.ask("loadsgf ../examples/corner.sgf", "yomi-param threads 1");
        List<String> alone = explain("b live(C3) alive(A4,E1)");
        engine.ask("yomi-param threads 2");
        assertThat(explain("b live(C3) alive(A4,E1)")).isEqualTo(alone);
    }
}
