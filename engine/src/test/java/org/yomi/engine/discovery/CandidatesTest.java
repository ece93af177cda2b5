package org.yomi.engine.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.goal.text.ParsedGoal;

class CandidatesTest {
    private static List<String> candidates(String diagram) {
        Position position = Position.parse(diagram, Colour.BLACK);
        return Candidates.of(position, 5, 20).stream()
                .map(candidate -> GoalPrinter.print(
                                new ParsedGoal(candidate.goal(), candidate.assumptions()), position.geometry())
                        + " " + candidate.stones())
                .toList();
    }

    @Test
    void blocksOfFewLibertiesMayBeCaptured() {
        assertThat(candidates("""
                        . . . . . .
                        . . . . . .
                        . X X . . .
                        . O O X . .
                        . . . . . .
                        . . . . . .
                        """))
                .containsExactly(
                        "capture(B4) escape(5) 2",
                        "capture(B3) escape(5) 2",
                        "capture(D3) escape(5) 1",
                        "connect(D3,B4) 1");
    }

    @Test
    void blocksThatHaveEscapedAlreadyAreNotAskedAbout() {
        Position position = Position.parse(". . . . .\n. X . . .\n. . . . .\n. . . . O", Colour.BLACK);
        assertThat(Candidates.of(position, 5, 0)).hasSize(2);
        assertThat(Candidates.of(position, 4, 0)).hasSize(1);
        assertThat(Candidates.of(position, 0, 0)).hasSize(2);
    }

    @Test
    void blocksThatOneOrTwoStonesLinkMayBeConnected() {
        assertThat(candidates("""
                        . . . . . . . .
                        . . . . . . . .
                        . X . . X . . .
                        . X . . X . . .
                        . X . . X . . O
                        . X . . X . . O
                        . . . . . . . O
                        . . . . . . . O
                        """))
                .as("four stones have more than four liberties; White's do, too")
                .contains("connect(B3,E3) 4")
                .noneMatch(candidate -> candidate.startsWith("capture"));
        assertThat(candidates("""
                        . . . . . .
                        . X . . . .
                        . . . . . .
                        . . . . . .
                        . . . . X .
                        . . . . . .
                        """)).noneMatch(candidate -> candidate.startsWith("connect"));
    }

    @Test
    void groupsMayDieAndTheirLargestBlockIsAskedAbout() {
        assertThat(candidates("""
                        . . . . . . .
                        . . . . . . .
                        . . . . . . .
                        . X . . . . .
                        . . X X . . .
                        . . . . . . .
                        . . . . . . .
                        """)).contains("live(C3) open(20) 3");
    }

    @Test
    void whatIsUnconditionallyAliveIsLeftOut() {
        assertThat(candidates("""
                        . X . X O .
                        X X X X O .
                        . . . . . .
                        . . . . . .
                        """)).noneMatch(candidate -> candidate.contains("B4"));
    }

    @Test
    void anEmptyBoardHasNone() {
        assertThat(candidates(". .\n. .")).isEmpty();
    }
}
