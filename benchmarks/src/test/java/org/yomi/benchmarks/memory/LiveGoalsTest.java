package org.yomi.benchmarks.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.discovery.Candidate;

class LiveGoalsTest {
    @Test
    void theGameInTheJarHas200LegalMoves() throws IOException {
        List<Position> game = GameRecord.own();
        assertThat(game).hasSize(200);
        Position opening = game.get(1);
        Geometry geometry = opening.geometry();
        assertThat(opening.cell(geometry.parse("D4").orElseThrow())).isEqualTo(Board.BLACK);
        assertThat(opening.cell(geometry.parse("R17").orElseThrow())).isEqualTo(Board.WHITE);
    }

    @Test
    void aGoalStaysAsLongAsItsStonesDoAndNoMoreAreWatchedThanWanted() throws IOException {
        LiveGoals goals = new LiveGoals(10);
        Collection<Candidate> before = List.of();
        for (Position position : GameRecord.own()) {
            Collection<Candidate> now = goals.at(position);
            assertThat(now).hasSizeLessThanOrEqualTo(10).doesNotHaveDuplicates();
            for (Candidate goal : now) {
                for (int stone : goal.goal().stones(position.geometry()).points()) {
                    assertThat(position.isEmpty(stone)).isFalse();
                }
            }
            if (before.size() == 10 && now.size() == 10) {
                assertThat(now).as("at most a few are replaced by one move").anyMatch(before::contains);
            }
            before = now;
        }
        assertThat(before).hasSize(10);
    }
}
