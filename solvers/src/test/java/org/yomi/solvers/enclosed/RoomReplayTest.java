package org.yomi.solvers.enclosed;

import static org.assertj.core.api.Assertions.assertThat;

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

class RoomReplayTest {
    private static final Geometry GEOMETRY = Geometry.of(5, 4);
    private static final int TARGET = 10;
    private static final int POSITIONS = 1500;
    private static final Limits LIMITS = new Limits(2_000_000, Duration.ofMinutes(1), 16);
    private static final List<KoState> KO_STATES = List.of(
            KoState.of(KoRule.N, Colour.BLACK),
            KoState.of(KoRule.A, Colour.BLACK),
            KoState.of(KoRule.B, Colour.BLACK),
            KoState.withThreats(Colour.WHITE, 1));

    private int refuted;
    private int open;

    /** What is found by replies alone is what a search finds that has seen nothing else. */
    @Test
    void whatIsRefutedByTheSameRepliesIsLost() {
        Random random = Seeds.random("replies that refute other moves");
        for (int i = 0; i < POSITIONS; i++) {
            Position position = drawn(random);
            KoState ko = KO_STATES.get(i % KO_STATES.size());
            Room room = Room.around(List.of(TARGET), Board.PASS, position, Assumptions.NONE)
                    .orElseThrow();
            RoomTable table = new RoomTable(1);
            RoomSearch search = search(room, ko, table);
            search.moves.begin(position);
            refuteMoves(search, table, ko, search.moves.attackers, search.moves.owners, search.moves.rest);
        }
        assertThat(refuted).isGreaterThan(POSITIONS / 4);
        assertThat(open).isGreaterThan(POSITIONS / 20);
    }

    private static Position drawn(Random random) {
        while (true) {
            byte[] cells = RandomBoards.cells(GEOMETRY, random);
            if (cells[TARGET] == Board.WHITE) {
                return Position.of(GEOMETRY, cells, random.nextBoolean() ? Colour.BLACK : Colour.WHITE, Board.PASS);
            }
        }
    }

    private static RoomSearch search(Room room, KoState ko, RoomTable table) {
        return new RoomSearch(room, ko, table, new Meter(LIMITS, Monitor.SILENT));
    }

    /** Searches one move after the other; those that are lost refute others. */
    private void refuteMoves(RoomSearch search, RoomTable table, KoState ko, long attackers, long owners, long rest) {
        RoomReplay replay = new RoomReplay(search, table, new RoomMoves(search.room, ko));
        RoomFrame frame = new RoomFrame();
        search.expandFirst(frame, attackers, owners, rest);
        for (int i = 0; i < frame.count; i++) {
            if (!frame.isOpen(i)) {
                continue;
            }
            boolean won = search.wins(frame.childAttackers[i], frame.childOwners[i], frame.childRests[i]);
            frame.settle(i, won, search.lean());
            if (!frame.isRefuted(i)) {
                continue;
            }
            boolean[] wasOpen = new boolean[frame.count];
            for (int j = 0; j < frame.count; j++) {
                wasOpen[j] = frame.isOpen(j);
            }
            replay.refuteOthers(frame, i);
            for (int j = 0; j < frame.count; j++) {
                if (wasOpen[j]) {
                    compare(search.room, ko, frame, j);
                }
            }
        }
    }

    private void compare(Room room, KoState ko, RoomFrame frame, int child) {
        if (frame.isOpen(child)) {
            open++;
            return;
        }
        refuted++;
        boolean won = search(room, ko, new RoomTable(16))
                .wins(frame.childAttackers[child], frame.childOwners[child], frame.childRests[child]);
        assertThat(frame.isWon(child)).as("%s to move", frame.isAttackers()).isEqualTo(won);
        assertThat(frame.isRefuted(child)).isTrue();
    }
}
