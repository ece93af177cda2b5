package org.yomi.solvers.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;

class TargetsTest {
    private static final Position POSITION = Position.parse("""
            . . . . . . . . . . . .
            . . . . . . . . . . . .
            O O . . O . . . . . . O
            """, Colour.BLACK);

    private static Targets targets(String... stones) {
        List<Integer> points = Stream.of(stones)
                .map(stone -> POSITION.geometry().parse(stone).orElseThrow())
                .toList();
        return new Targets(points, POSITION);
    }

    @Test
    void stonesOfOneBlockAreOneTarget() {
        assertThat(targets("A1", "B1").blocks()).isEqualTo(1);
        assertThat(targets("A1", "B1").areTogether()).isTrue();
        assertThat(targets("A1", "E1").blocks()).isEqualTo(2);
    }

    @Test
    void nearnessIsOfBlocksNotOfTheStonesThatAreNamed() {
        assertThat(targets("A1", "E1").areTogether()).isTrue();
    }

    @Test
    void farBlocksAreNotTogether() {
        assertThat(targets("A1", "M1").areTogether()).isFalse();
        assertThat(targets("A1", "E1", "M1").areTogether()).isFalse();
    }
}
