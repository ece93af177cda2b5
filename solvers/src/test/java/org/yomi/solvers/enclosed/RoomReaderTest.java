package org.yomi.solvers.enclosed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.solvers.game.race.RandomBoards;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Stopped;

class RoomReaderTest {
    private static final Geometry GEOMETRY = Geometry.of(5, 4);
    private static final int TARGET = 10;
    private static final int ROUNDS = 2;
    private static final Limits LIMITS = new Limits(50_000, Duration.ofMinutes(1), 1);

    /** Its small table has forgotten much of what showed the first results when it is asked again. */
    @Test
    void namesWinningMovesWhateverElseItWasAsked() {
        Random random = Seeds.random("one reader for many positions");
        List<Position> positions = random.ints(120, 0, Integer.MAX_VALUE)
                .mapToObj(seed -> drawn(new Random(seed)))
                .toList();
        RoomReader reader = reader(positions.get(0));
        int asked = 0;
        for (int round = 0; round < ROUNDS; round++) {
            for (Position position : positions) {
                assertThat(reader.fits(position)).isTrue();
                asked += isRight(reader, position) ? 1 : 0;
            }
        }
        assertThat(asked).isGreaterThan(positions.size() / 2);
    }

    /** A state does not know whom bans bind: what was found under one rule need not hold under another. */
    @Test
    void oneReaderIsForOneRuleOrForTheThreatsOfOnePlayer() {
        Position position = Position.parse("""
                X O .
                X . .
                X X X
                """, Colour.BLACK);
        int target = position.geometry().point(1, 2);
        Room room = Room.around(List.of(target), Board.PASS, position, Assumptions.NONE)
                .orElseThrow();
        RoomReader neutral = new RoomReader(room, 1);
        assertThat(isWon(neutral, position, KoState.of(KoRule.N, Colour.BLACK))).isTrue();
        assertThat(isWon(neutral, position, KoState.withThreats(Colour.WHITE, 1)))
                .isFalse();
        KoState bound = KoState.of(KoRule.A, Colour.BLACK);
        assertThatThrownBy(() -> isWon(neutral, position, bound)).isInstanceOf(IllegalStateException.class);
        KoState others = KoState.withThreats(Colour.BLACK, 1);
        assertThatThrownBy(() -> isWon(neutral, position, others)).isInstanceOf(IllegalStateException.class);
        assertThat(isWon(new RoomReader(room, 1), position, bound)).isFalse();
    }

    private static boolean isWon(RoomReader reader, Position position, KoState ko) {
        return reader.reading(position, ko, new Meter(LIMITS, Monitor.SILENT)).isWon();
    }

    private static RoomReader reader(Position position) {
        Room room = Room.around(List.of(TARGET), Board.PASS, position, Assumptions.NONE)
                .orElseThrow();
        return new RoomReader(room, 1);
    }

    private static Position drawn(Random random) {
        while (true) {
            byte[] cells = RandomBoards.cells(GEOMETRY, random);
            if (cells[TARGET] == Board.WHITE) {
                return Position.of(GEOMETRY, cells, random.nextBoolean() ? Colour.BLACK : Colour.WHITE, Board.PASS);
            }
        }
    }

    private static RoomReading reading(RoomReader reader, Position position) {
        return reader.reading(position, KoState.of(KoRule.N, Colour.BLACK), new Meter(LIMITS, Monitor.SILENT));
    }

    /** Whether the player who moves first has it, and the move that is named keeps it; false if he has not. */
    private static boolean isRight(RoomReader reader, Position position) {
        boolean won;
        int move;
        try {
            RoomReading reading = reading(reader, position);
            won = reading.isWon();
            move = reading.move(won, reading.lean());
        } catch (Stopped e) {
            return false;
        }
        if (won != (position.toMove() == Colour.BLACK)) {
            return false;
        }
        Board board = new Board(position);
        board.play(move);
        if (board.cell(TARGET) != Board.WHITE) {
            assertThat(won).isTrue();
            return true;
        }
        Position after = board.position();
        assertThat(reading(reader(after), after).isWon())
                .as("%s%s", position, GEOMETRY.name(move))
                .isEqualTo(won);
        return true;
    }
}
