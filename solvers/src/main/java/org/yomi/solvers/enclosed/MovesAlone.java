package org.yomi.solvers.enclosed;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.play.DeepStack;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Stopped;

/**
 * Whether a player has nothing in a room though he moves there alone, as often as he likes: once he is answered, his opponent
 * moving first, all stones that he has there by then are captured, under the neutral ko rule. So he has no seki in it either.
 *
 * <p>Each position that he can reach alone is read, but for those in which he has filled a liberty to no purpose, as {@link
 * #hasNeedlessStone} says. All share one table, and what is known of a position and all that follow it is known for good: who
 * stopped at a limit may go on. Belongs to one thread.
 */
public final class MovesAlone {
    /** The bytes that a state takes which is known for good. */
    private static final int STATE_BYTES = 100;

    private record State(long opponents, long own, int ban) {}

    private final Room room;
    private final RoomMoves moves;
    private final RoomBlocks blocks;
    private final RoomTable table;
    private final KoState ko;

    /** Where the player's stones were before he moved, and those of his opponent's that he may take. */
    private final long first;

    private final long captives;

    private final int ban;
    private final Set<State> captured = new HashSet<>();
    private final long mostStates;

    /**
     * What a reading found.
     *
     * @param captured whether all his stones are captured, whatever he does there; false at a limit
     * @param stop the limit that came first, if one did
     * @param nodes the positions that were visited
     */
    public record Found(boolean captured, @Nullable StopReason stop, long nodes) {}

    private MovesAlone(Room room, Position position, int megabytes) {
        this.room = room;
        ko = KoState.of(KoRule.N, Colour.ofCell(room.attacker()));
        moves = new RoomMoves(room, ko);
        blocks = new RoomBlocks(room);
        moves.begin(position);
        first = moves.owners;
        captives = moves.attackers;
        ban = Rest.toMove(moves.rest) == Rest.ATTACKER ? Rest.ban(moves.rest) : Rest.NONE;
        table = new RoomTable(megabytes / 2);
        mostStates = ((long) megabytes << 20) / 2 / STATE_BYTES;
    }

    /**
     * Those of one player in a region.
     *
     * @param region whose points are next to nothing else but stones of the opponent's that are alive
     * @param megabytes for its tables, at most
     * @return nothing if the region has too many points
     */
    public static Optional<MovesAlone> of(Colour player, Zone region, Position position, int megabytes) {
        return Room.ofAll(region, player.opponent().cell(), position)
                .map(room -> new MovesAlone(room, position, megabytes));
    }

    /** Reads on until it is found out, or a limit is reached. */
    public Found read(Limits limits, Monitor monitor) {
        Meter meter = new Meter(limits, monitor);
        try {
            RoomSearch search = new RoomSearch(room, ko, table, meter);
            boolean all = DeepStack.run(() -> areCaptured(captives, first, ban, search));
            return new Found(all, null, meter.nodes());
        } catch (Stopped e) {
            return new Found(false, e.reason(), meter.nodes());
        }
    }

    /** Whether the player's stones are captured from a state on, and from all that he can reach from it alone. */
    private boolean areCaptured(long opponents, long own, int banned, RoomSearch search) {
        // Where nothing has to be searched, there may be many of them all the same.
        search.tick();
        State state = new State(opponents, own, banned);
        if (captured.contains(state) || hasNeedlessStone(opponents, own)) {
            return true;
        }
        if (!search.wins(opponents, own, Rest.of(Rest.ATTACKER, banned, 0, own))) {
            return false;
        }
        // What he waits for meanwhile lifts a ban.
        long his = Rest.of(Rest.OWNER, Rest.NONE, 0, own);
        for (long left = room.playable & ~(opponents | own); left != 0; left &= left - 1) {
            if (moves.play(opponents, own, his, Long.numberOfTrailingZeros(left))
                    && !areCaptured(moves.attackers, moves.owners, Rest.ban(moves.rest), search)) {
                return false;
            }
        }
        if (captured.size() >= mostStates) {
            throw new Stopped(StopReason.MEMORY);
        }
        captured.add(state);
        return true;
    }

    /**
     * Whether the player, who has one block, has filled a liberty of it, next to nothing else but its stones and what is alive.
     * He is not better off: if the block can be captured with that point empty, then by the same moves with it filled, at the
     * latest when it would be captured there; who would play on the point may pass. The state with it empty can be reached, too,
     * by the same moves without that one, since no stone beside it has been captured.
     */
    private boolean hasNeedlessStone(long opponents, long own) {
        if (blocks.of(own).count() != 1) {
            return false;
        }
        for (long left = own & ~first & ~captives; left != 0; left &= left - 1) {
            long stone = left & -left;
            long beside = room.beside[Long.numberOfTrailingZeros(stone)];
            boolean isAmongOwn = beside != 0 && (beside & ~own) == 0 && (beside & captives & ~opponents) == 0;
            if (isAmongOwn && (beside & ~blocks.of(own & ~stone).with(beside & -beside)) == 0) {
                return true;
            }
        }
        return false;
    }
}
