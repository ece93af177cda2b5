package org.yomi.solvers.enclosed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.question.KoRule;
import org.yomi.solvers.play.KoState;

/**
 * Random games in a room that is a whole board, with jumps back and aside: the moves beside those of {@link Board}, and what
 * is judged by someone who has seen all that came before beside someone who has seen nothing.
 */
@Tag("long")
class RoomGamesTest {
    private static final int GAMES = 40;
    private static final int MOVES = 150;

    private record State(long attackers, long owners, long rest) {}

    private final Random random = Seeds.random("games in a room");

    @Test
    void whatIsKeptFromOtherStatesChangesNothing() {
        int compared = 0;
        for (int game = 0; game < GAMES; game++) {
            Position position = position();
            int last = position.geometry().size() - 1;
            List<Integer> targets = game % 2 == 0 ? List.of(last) : List.of(last, 0);
            Room room =
                    Room.around(targets, Board.PASS, position, Assumptions.NONE).orElseThrow();
            compared += play(room, position, KoState.of(KoRule.values()[game % 3], Colour.BLACK));
        }
        assertThat(compared).isGreaterThan(GAMES * MOVES);
    }

    /** White stones in two corners, which may be to be captured, and some of both colours. */
    private Position position() {
        Geometry geometry = Geometry.of(5 + random.nextInt(4), 4 + random.nextInt(4));
        while (true) {
            byte[] cells = new byte[geometry.size()];
            for (int p = 0; p < cells.length; p++) {
                int kind = random.nextInt(8);
                cells[p] = (byte) (kind == 0 ? Board.BLACK : kind == 1 ? Board.WHITE : Board.EMPTY);
            }
            cells[cells.length - 1] = Board.WHITE;
            cells[0] = Board.WHITE;
            try {
                return Position.of(geometry, cells, Colour.BLACK, Geometry.PASS);
            } catch (IllegalArgumentException e) {
                // A block without a liberty: try again.
            }
        }
    }

    private int play(Room room, Position position, KoState ko) {
        RoomMoves moves = new RoomMoves(room, ko);
        RoomJudge judge = new RoomJudge(room, moves);
        moves.begin(position);
        List<State> game = new ArrayList<>(List.of(new State(moves.attackers, moves.owners, moves.rest)));
        int compared = 0;
        for (int i = 0; i < MOVES; i++) {
            State now = game.get(random.nextInt(4) == 0 ? random.nextInt(game.size()) : game.size() - 1);
            List<State> next = new ArrayList<>();
            for (int p = 0; p < position.geometry().size(); p++) {
                if (isEmpty(room, now, p)) {
                    boolean played = moves.play(now.attackers, now.owners, now.rest, room.number(p));
                    compareWithBoard(room, position.geometry(), now, p, played, moves);
                    if (played) {
                        State after = new State(moves.attackers, moves.owners, moves.rest);
                        compareJudgements(room, ko, judge, after);
                        next.add(after);
                        compared++;
                    }
                }
            }
            moves.pass(now.attackers, now.owners, now.rest);
            next.add(new State(moves.attackers, moves.owners, moves.rest));
            State chosen = next.get(random.nextInt(next.size()));
            if (Rest.pending(chosen.rest) != 0) {
                game.add(chosen);
            }
        }
        return compared;
    }

    private static boolean isEmpty(Room room, State state, int point) {
        return ((state.attackers | state.owners) >> room.number(point) & 1) == 0;
    }

    private static void compareWithBoard(
            Room room, Geometry geometry, State before, int point, boolean played, RoomMoves moves) {
        Board board = new Board(position(room, geometry, before.attackers, before.owners, before.rest));
        boolean isLegal = board.legality(point) == Legality.OK;
        assertThat(played).as("%s: %s", board.position(), geometry.name(point)).isEqualTo(isLegal);
        if (played) {
            board.play(point);
            Position after = position(room, geometry, moves.attackers, moves.owners, moves.rest);
            assertThat(after.cells()).isEqualTo(board.position().cells());
            assertThat(Rest.pending(moves.rest)).as("%s", after).isEqualTo(pending(room, before, after));
        }
    }

    /** The targets that have stood ever since, by their places among them. */
    private static long pending(Room room, State before, Position after) {
        long pending = Rest.pending(before.rest);
        for (int i = 0; i < room.targets.length; i++) {
            boolean stands = after.cell(room.point(room.targets[i])) == Board.WHITE;
            pending &= stands ? -1L : ~(1L << i);
        }
        return pending;
    }

    private static Position position(Room room, Geometry geometry, long attackers, long owners, long rest) {
        byte[] cells = new byte[geometry.size()];
        for (int p = 0; p < cells.length; p++) {
            int number = room.number(p);
            cells[p] = (byte)
                    ((attackers >> number & 1) != 0
                            ? Board.BLACK
                            : (owners >> number & 1) != 0 ? Board.WHITE : Board.EMPTY);
        }
        Colour toMove = Rest.toMove(rest) == Rest.ATTACKER ? Colour.BLACK : Colour.WHITE;
        int ban = Rest.ban(rest);
        return Position.of(geometry, cells, toMove, ban < 0 ? Geometry.PASS : room.point(ban));
    }

    private static void compareJudgements(Room room, KoState ko, RoomJudge judge, State state) {
        RoomJudge fresh = new RoomJudge(room, new RoomMoves(room, ko));
        RoomJudge.Verdict expected = fresh.judge(state.attackers, state.owners, state.rest);
        assertThat(judge.judge(state.attackers, state.owners, state.rest)).isEqualTo(expected);
        assertThat(judge.lean).isEqualTo(fresh.lean);
        assertThat(judge.capture).isEqualTo(fresh.capture);
        if (expected == RoomJudge.Verdict.OPEN) {
            assertThat(List.of(judge.proof, judge.disproof)).isEqualTo(List.of(fresh.proof, fresh.disproof));
        }
    }
}
