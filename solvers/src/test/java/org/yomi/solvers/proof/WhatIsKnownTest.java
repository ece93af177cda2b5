package org.yomi.solvers.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Legality;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Reading;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Stop;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.question.Threats;
import org.yomi.engine.question.ZonesSoFar;
import org.yomi.engine.zone.Zone;

/** What a search that is stopped, or still runs, says it knows. */
@Timeout(60)
class WhatIsKnownTest {
    private static final String KO = "X . X O O .\nX X O . O .";

    /** Black to move needs three threats to capture C1. */
    private static final String KO_WITH_THREE_THREATS = "X X O O X .\nX . O . O X";

    /** White to move takes the ko by E1; to show that C1 is not just taken leans on its liberties. */
    private static final String LEANING_KO = ". . . . . . . . .\n".repeat(5)
            + ". . . O . X . . .\n. X . O X . . . .\nX X X O X . . . .\n. O O X . X . . .\n";

    /** A lone stone on E5. */
    private static final String OPEN =
            ". . . . . . . . .\n".repeat(4) + ". . . . O . . . .\n" + ". . . . . . . . .\n".repeat(4);

    /** Black to move captures E5 by E6, with nets behind nets. */
    private static final String NET = ". . . . . . . . .\n".repeat(3)
            + ". . . . . X . . .\n. . . X O . . . .\n. . X . . X . . .\n. . X . . . . . .\n"
            + ". . . . . . . . .\n".repeat(2);

    private static Question question(String diagram, String goal, Colour first, Set<KoRule> rules, long nodes)
            throws GoalException {
        Position position = Position.parse(diagram, first);
        ParsedGoal parsed = GoalParser.parse(goal, position);
        Limits limits = new Limits(nodes, Duration.ofMinutes(1), 16);
        return new Question(position, parsed.goal(), parsed.assumptions(), first, rules, limits);
    }

    private static Answer solve(Question question) {
        return new ProofNumberSolver().solve(question, Monitor.SILENT);
    }

    @ParameterizedTest
    @CsvSource({
        "live(A1), BLACK, KO_MINUS, 'LOST-WON LOST-KO_MINUS'",
        "capture(A1), BLACK, KO_PLUS, 'LOST-WON KO_PLUS-WON'"
    })
    void boundsHoldWhereverTheSearchIsStopped(String goal, Colour first, Result truth, String expected)
            throws GoalException {
        Answer withoutThreats = solve(question(KO, goal, first, EnumSet.of(KoRule.N), 1_000_000));
        List<Integer> best = List.of();
        Set<String> bounds = new TreeSet<>();
        Answer answer = null;
        for (long nodes = 1; answer == null || answer.result() == Result.UNKNOWN; nodes++) {
            answer = solve(question(KO, goal, first, EnumSet.allOf(KoRule.class), nodes));
            Stop stop = answer.stop();
            if (stop != null) {
                assertThat(stop.reason()).isEqualTo(StopReason.NODES);
                assertThat(truth).isBetween(stop.known().atMost(), stop.known().atLeast());
                bounds.add(stop.known().atLeast() + "-" + stop.known().atMost());
                assertThat(stop.known().rule()).isNotNull();
                assertLegal(answer.question(), answer.line());
                best = stop.known().rule() == KoRule.N ? best : answer.line();
            }
        }
        assertThat(best).as("the line without threats").isEqualTo(withoutThreats.line());
        assertThat(answer.result()).isEqualTo(truth);
        assertThat(bounds).containsExactlyInAnyOrder(expected.split(" "));
    }

    @Test
    void aKoIsAnsweredWhereverTheCountOfItsThreatsIsStopped() throws GoalException {
        Question question =
                question(KO_WITH_THREE_THREATS, "capture(C1)", Colour.BLACK, EnumSet.allOf(KoRule.class), 1_000_000);
        Answer whole = solve(question);
        Answer ko = solve(question.withoutThreats());
        assertThat(whole.threats()).isEqualTo(Threats.of(3));
        assertThat(ko.threats()).isNull();
        assertThat(ko.result()).isEqualTo(whole.result());
        assertThat(ko.effort().nodes()).isLessThan(whole.effort().nodes());
        int uncounted = 0;
        for (long nodes = ko.effort().nodes(); nodes < whole.effort().nodes(); nodes++) {
            Answer limited = solve(question.withLimits(question.limits().withNodes(nodes)));
            if (limited.stop() == null) {
                assertSameButForThreats(limited, whole);
                uncounted++;
            }
        }
        // One and two threats are tried before it is known to be a ko.
        assertThat(uncounted).isPositive();
    }

    @Test
    void oneThreatThatIsEnoughShowsThatItIsAKo() throws GoalException {
        Question question = question(KO, "live(A1)", Colour.BLACK, EnumSet.allOf(KoRule.class), 1_000_000);
        Answer counted = solve(question);
        Answer ko = solve(question.withoutThreats());
        assertThat(counted.threats()).isEqualTo(Threats.ONE);
        assertThat(ko.threats()).isNull();
        assertThat(counted.result()).isEqualTo(ko.result());
        assertThat(counted.move()).isEqualTo(ko.move());
    }

    private static void assertSameButForThreats(Answer uncounted, Answer whole) {
        assertThat(uncounted.threats()).isNull();
        assertThat(uncounted.result()).isEqualTo(whole.result());
        assertThat(uncounted.move()).isEqualTo(whole.move());
        // A limit may end the line early, too.
        assertThat(whole.line()).startsWith(uncounted.line().toArray(Integer[]::new));
        assertThat(uncounted.negativeZone()).isEqualTo(whole.negativeZone());
        assertThat(uncounted.positiveZone()).isEqualTo(whole.positiveZone());
        assertThat(uncounted.assumptions()).isEqualTo(whole.assumptions());
    }

    @Test
    void boundsNameWhatTheyLeanOn() throws GoalException {
        Set<String> leaned = new TreeSet<>();
        Answer answer = null;
        for (long nodes = 1; answer == null || answer.result() == Result.UNKNOWN; nodes++) {
            answer = solve(
                    question(LEANING_KO, "capture(C1) escape(4)", Colour.WHITE, EnumSet.allOf(KoRule.class), nodes));
            Stop stop = answer.stop();
            if (stop != null) {
                leaned.add(stop.known().atMost() + " " + answer.assumptions());
            }
        }
        assertThat(answer.assumptions()).containsExactly("escape(4)");
        assertThat(leaned).containsExactly("KO_MINUS [escape(4)]", "WON []");
    }

    private static void assertLegal(Question question, List<Integer> line) {
        Board board = new Board(question.position());
        for (int move : line) {
            assertThat(move == Board.PASS || board.legality(move) == Legality.OK || board.legality(move) == Legality.KO)
                    .as(line.toString())
                    .isTrue();
            board.play(move);
        }
    }

    @Test
    void numbersAreThoseOfMaxUnderTheRuleBeingDecided() throws GoalException {
        Known capture = known(question(OPEN, "capture(E5)", Colour.BLACK, EnumSet.of(KoRule.B), 200));
        Known live = known(question(OPEN, "live(E5)", Colour.BLACK, EnumSet.of(KoRule.A), 200));
        assertThat(capture.rule()).isEqualTo(KoRule.B);
        assertThat(live.rule()).isEqualTo(KoRule.A);
        assertThat(capture.numbers()).isNotNull();
        assertThat(live.numbers()).isNotNull();
        assertThat(live.numbers().proof()).isEqualTo(capture.numbers().disproof());
        assertThat(live.numbers().disproof()).isEqualTo(capture.numbers().proof());
    }

    private static Known known(Question question) {
        Stop stop = solve(question).stop();
        assertThat(stop).isNotNull();
        return stop.known();
    }

    @ParameterizedTest
    @CsvSource({"capture(E5), E5 none", "live(E5), none E5"})
    void zonesSoFarAreThoseOfRepliesThatTheFirstPlayerRefutes(String goal, String expected) throws GoalException {
        Set<String> seen = new TreeSet<>();
        Question net = question(NET, goal, Colour.BLACK, EnumSet.of(KoRule.N), 1_000_000);
        long all = solve(net).effort().nodes();
        for (long nodes = 1; nodes < all; nodes += 1 + nodes / 100) {
            Stop stop = solve(net.withLimits(net.limits().withNodes(nodes))).stop();
            ZonesSoFar zones = stop == null ? null : stop.known().zones();
            if (zones != null) {
                addKinds(seen, zones, net);
            }
        }
        assertThat(seen).contains("none none", expected);
    }

    /** A zone is empty or has the stone of the goal in it. */
    private static void addKinds(Set<String> seen, ZonesSoFar zones, Question net) {
        int stone = net.goal().stones(net.position().geometry()).points()[0];
        String[] kinds = new String[2];
        for (int i = 0; i < kinds.length; i++) {
            Zone zone = i == 0 ? zones.negative() : zones.positive();
            assertThat(zone.isEmpty() || zone.contains(stone))
                    .as(zone.toString())
                    .isTrue();
            kinds[i] = zone.isEmpty() ? "none" : "E5";
        }
        seen.add(String.join(" ", kinds));
    }

    @Test
    void aListenerHearsNumbersAndTheLineFromTheFirstPositionOn() throws GoalException {
        Question question = question(OPEN, "capture(E5)", Colour.BLACK, EnumSet.allOf(KoRule.class), 50_000_000);
        AtomicReference<Reading> heard = new AtomicReference<>();
        Answer answer = new ProofNumberSolver().solve(question, new Monitor() {
            @Override
            public boolean cancelled() {
                return heard.get() != null;
            }

            @Override
            public void progress(Reading reading) {
                // There is no line just when another way to read the question begins, after about half a second.
                if (!reading.line().isEmpty()) {
                    heard.set(reading);
                }
            }
        });
        assertThat(answer.unknownBecause()).isEqualTo(StopReason.CANCELLED);
        assertThat(heard.get().nodes()).isPositive();
        assertThat(heard.get().known().rule()).isEqualTo(KoRule.N);
        assertThat(heard.get().known().numbers()).isNotNull();
        assertThat(heard.get().known().zones()).isNotNull();
        assertLegal(question, heard.get().line());
    }
}
