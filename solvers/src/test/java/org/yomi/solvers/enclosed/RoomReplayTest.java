package org.yomi.solvers.enclosed;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.solvers.enclosed.PlainRoom.State;
import org.yomi.solvers.game.race.RandomBoards;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Meter;

/** A white stone that Black wants to capture, on random boards of 3x3. */
class RoomReplayTest {
    private static final Geometry GEOMETRY = Geometry.of(3, 3);
    private static final int POSITIONS = 6000;
    private static final Limits LIMITS = new Limits(2_000_000, Duration.ofMinutes(1), 16);
    private static final List<KoState> KO_STATES = List.of(
            new KoState(true, true, 0, 0),
            new KoState(true, false, 0, 0),
            new KoState(false, true, 0, 0),
            KoState.withThreats(Colour.WHITE, 1),
            KoState.withThreats(Colour.BLACK, 2),
            KoState.withThreats(Colour.BLACK, KoState.UNLIMITED));

    private int refuted;
    private int open;
    private int leaning;

    @Test
    void whatIsRefutedByTheSameRepliesIsLostWithWhatItLeansOn() {
        Random random = Seeds.random("replies that refute other moves");
        for (int i = 0; i < POSITIONS; i++) {
            int target = random.nextInt(GEOMETRY.size());
            Position position = drawn(target, random);
            Room room = Room.around(List.of(target), Board.PASS, position, Assumptions.NONE)
                    .orElseThrow();
            refuteMoves(room, position, KO_STATES.get(i % KO_STATES.size()));
        }
        assertThat(refuted).isGreaterThan(POSITIONS / 8);
        assertThat(open).isGreaterThan(POSITIONS / 8);
        assertThat(leaning).isPositive();
    }

    private static Position drawn(int target, Random random) {
        while (true) {
            byte[] cells = RandomBoards.cells(GEOMETRY, random);
            if (cells[target] == Board.WHITE) {
                return Position.of(GEOMETRY, cells, random.nextBoolean() ? Colour.BLACK : Colour.WHITE, Board.PASS);
            }
        }
    }

    /** Searches one move after the other; those that are lost refute others. */
    private void refuteMoves(Room room, Position position, KoState ko) {
        RoomTable table = new RoomTable(1);
        RoomSearch search = new RoomSearch(room, ko, table, new Meter(LIMITS, Monitor.SILENT));
        RoomReplay replay = new RoomReplay(search, table, new RoomMoves(room, ko));
        RoomFrame frame = new RoomFrame();
        search.moves.begin(position);
        search.expandFirst(frame, search.moves.attackers, search.moves.owners, search.moves.rest);
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < frame.count; i++) {
            if (!frame.isOpen(i)) {
                continue;
            }
            boolean won = search.wins(frame.childAttackers[i], frame.childOwners[i], frame.childRests[i]);
            frame.settleChild(i, won, search.lean());
            if (frame.isRefuted(i)) {
                List<Integer> others = openOnes(frame);
                replay.refuteOthers(frame, i);
                others.stream().filter(other -> !frame.isOpen(other)).forEach(found::add);
                open += openOnes(frame).size();
            }
        }
        refuted += found.size();
        compare(room, ko, frame, found);
    }

    private static List<Integer> openOnes(RoomFrame frame) {
        List<Integer> children = new ArrayList<>();
        for (int i = 0; i < frame.count; i++) {
            if (frame.isOpen(i)) {
                children.add(i);
            }
        }
        return children;
    }

    private void compare(Room room, KoState ko, RoomFrame frame, List<Integer> found) {
        List<State> states = found.stream()
                .map(i -> new State(frame.childAttackers[i], frame.childOwners[i], frame.childRests[i]))
                .toList();
        PlainRoom plain = new PlainRoom(room, ko, states);
        PlainRoom unbound = new PlainRoom(room, withoutLosersBans(ko, frame.isAttackers()), states);
        for (int i = 0; i < states.size(); i++) {
            assertThat(frame.isRefuted(found.get(i))).isTrue();
            assertThat(plain.isWon(states.get(i))).as("%s", ko).isEqualTo(!frame.isAttackers());
            if ((frame.leans[found.get(i)] & Lean.BAN) == 0) {
                assertThat(unbound.isWon(states.get(i)))
                        .as("without bans, %s", ko)
                        .isEqualTo(!frame.isAttackers());
            } else {
                leaning++;
            }
        }
    }

    /** What leans on no ban holds, too, if none binds the loser. */
    private static KoState withoutLosersBans(KoState ko, boolean attackerLoses) {
        return ko.threatOwner() != 0
                ? ko
                : new KoState(ko.bindsBlack() && !attackerLoses, ko.bindsWhite() && attackerLoses, 0, 0);
    }
}
