package org.yomi.solvers.enclosed;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.yomi.engine.board.Board;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Stopped;

/** The main line from a state that is decided: the winner's moves, and what held out longest against them. */
final class RoomLine {
    private static final int LONGEST = 200;

    private record State(long attackers, long owners, long rest) {}

    private final RoomSearch search;
    private final boolean won;
    private final int lean;
    private long attackers;
    private long owners;
    private long rest;

    /**
     * Begins at a state.
     *
     * @param won whether the attacker wins it
     * @param lean what that leans on; the line ends where it would need more, see {@link Lean#allows}
     */
    RoomLine(RoomSearch search, boolean won, int lean, long attackers, long owners, long rest) {
        this.search = search;
        this.won = won;
        this.lean = lean;
        this.attackers = attackers;
        this.owners = owners;
        this.rest = rest;
    }

    /** A move of a player's own, or of his opponent's, as points of the room; pass is {@link Rest#NONE}. */
    private record Move(boolean there, int point) {
        static final Move NOBODYS = new Move(false, Rest.NONE);
    }

    /** The points of the board, from the first move on. A limit ends it early. */
    List<Integer> points() {
        List<Integer> points = new ArrayList<>();
        Set<State> seen = new HashSet<>();
        try {
            Move move = next();
            while (move.there && points.size() < LONGEST && seen.add(new State(attackers, owners, rest))) {
                points.add(move.point < 0 ? Board.PASS : search.room.point(move.point));
                make(move.point);
                move = next();
            }
        } catch (Stopped e) {
            // The line is as long as it is; what was decided stands.
        }
        return points;
    }

    /** The first move, though it may need more than the result was known to; pass where there is none to show. */
    int first() {
        return search.room.point(next().point);
    }

    private void make(int point) {
        if (point < 0) {
            search.moves.pass(attackers, owners, rest);
        } else if (!search.moves.play(attackers, owners, rest, point)) {
            throw new IllegalStateException("a line has legal moves only");
        }
        attackers = search.moves.attackers;
        owners = search.moves.owners;
        rest = search.moves.rest;
    }

    private Move next() {
        if (Rest.pending(rest) == 0) {
            return Move.NOBODYS;
        }
        RoomJudge.Verdict verdict = search.judge.judge(attackers, owners, rest);
        if (verdict == RoomJudge.Verdict.KEPT) {
            return Move.NOBODYS;
        }
        if (verdict == RoomJudge.Verdict.WON) {
            return taken();
        }
        boolean winners = won == (Rest.toMove(rest) == Rest.ATTACKER);
        return winners ? winning() : holdingOut();
    }

    /** How the attacker takes what is dead. The owner lets him. */
    private Move taken() {
        if (Rest.toMove(rest) == Rest.OWNER) {
            return new Move(true, Rest.NONE);
        }
        int capture = search.judge.capture;
        int point = capture >= 0 ? capture : search.judge.progress(attackers, owners, rest);
        return new Move(point >= 0, point);
    }

    private Move winning() {
        if (search.wins(attackers, owners, rest) != won) {
            throw new IllegalStateException("what was decided stands");
        }
        Move move = known(search.move());
        if (move.there) {
            return move;
        }
        // What shows it has made room for other states. Confirming a repetition searches others, too: ask for this one
        // again.
        search.searchAndConfirm(attackers, owners, rest);
        search.wins(attackers, owners, rest);
        int found = search.move();
        int leanOfFound = search.lean();
        move = known(found);
        return move.there ? move : new Move(Lean.allows(lean, leanOfFound), found);
    }

    /**
     * The move after which the winner is known to win.
     *
     * @param proven to be preferred
     */
    private Move known(int proven) {
        RoomFrame frame = new RoomFrame();
        search.expandFirst(frame, attackers, owners, rest);
        int found = -1;
        for (int i = 0; i < frame.count; i++) {
            boolean wins = won ? frame.isWon(i) : frame.isKept(i) && !frame.held[i];
            if (wins && Lean.allows(lean, frame.leans[i]) && (found < 0 || frame.moves[i] == proven)) {
                found = i;
            }
        }
        return found < 0 ? Move.NOBODYS : new Move(true, frame.moves[found]);
    }

    /** The move after which most had to be read. */
    private Move holdingOut() {
        RoomFrame frame = new RoomFrame();
        search.expandFirst(frame, attackers, owners, rest);
        int found = -1;
        int most = -1;
        for (int i = 0; i < frame.count; i++) {
            int work = frame.moves[i] < 0
                    ? 0
                    : 1 + search.work(frame.childAttackers[i], frame.childOwners[i], frame.childRests[i]);
            if (work > most) {
                most = work;
                found = i;
            }
        }
        return found < 0 ? Move.NOBODYS : new Move(true, frame.moves[found]);
    }
}
