package org.yomi.engine.oracle.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;

class UnconditionalLifeTest {
    @ParameterizedTest
    @CsvSource({
        ".XO. XXO. OO.. ...., ''",
        ".X.O XXXO OOOO ...., ''",
        ".X.X XXXX OOOO ...., 'B4,D4,A3,B3,C3,D3'",
        "..XX XXX. OOO. ...., ''",
        ".X.O X.XO XXXO OOOO, 'B4,A3,C3,A2,B2,C2'",
        ".XO. X.XO OXO. ...., ''"
    })
    void diagrams(String diagram, String alive) {
        Position position = Position.parse(diagram);
        assertThat(UnconditionalLife.of(position, Side.BLACK, 0))
                .isEqualTo(position.grid().set(alive));
    }

    @Test
    void isWhatNoSeriesOfAttackingMovesCanTakeOn3x3() {
        MoveRules rules = MoveRules.plain(new Grid(3, 3));
        Positions.forEach(rules, position -> compare(rules, position));
    }

    @Test
    void isWhatNoSeriesOfAttackingMovesCanTakeOnRandomBoards() {
        Random random = Seeds.random("UnconditionalLifeTest");
        for (int i = 0; i < 300; i++) {
            Grid grid = random.nextBoolean() ? new Grid(2, 6) : new Grid(4, 3);
            compare(MoveRules.plain(grid), Positions.random(grid, random));
        }
    }

    @Test
    void immortalStonesAreRespectedOnRandomBoards() {
        Random random = Seeds.random("UnconditionalLifeTest");
        for (int i = 0; i < 1000; i++) {
            Position position = Positions.random(new Grid(3, 3), random);
            int mask = random.nextInt(1 << 9);
            int immortal = mask & random.nextInt(1 << 9) & ~position.empty();
            compare(new MoveRules(position.grid(), position.grid().all(), immortal), position);
        }
    }

    private static void compare(MoveRules rules, Position position) {
        int alive = UnconditionalLife.of(position, Side.BLACK, rules.immortal());
        assertThat(alive).as("immortal %s in %s", rules.immortal(), position).isEqualTo(survivors(rules, position));
    }

    /** The black stones that stand in every position white can reach while black passes. */
    private static int survivors(MoveRules rules, Position start) {
        Set<Position> seen = new HashSet<>();
        Deque<Position> open = new ArrayDeque<>();
        open.add(start);
        int survivors = start.black();
        while (!open.isEmpty()) {
            Position position = open.remove();
            survivors &= position.black();
            for (int point = 0; point < rules.grid().size(); point++) {
                @Nullable Position after = rules.play(position, Side.WHITE, point);
                if (after != null && seen.add(after.unbanned())) {
                    open.add(after.unbanned());
                }
            }
        }
        return survivors;
    }
}
