package org.yomi.solvers.enclosed;

import java.util.ArrayList;
import java.util.List;

/**
 * Looks whether a result is also that of a state that is much like the one for which it was found, by the same moves:
 * simulation (Kawano 1996). After one move of the loser has been refuted, mostly his others are by the same replies, and to
 * look whether they are takes far less than to search them. What is looked at is known from the table, or judged, or each of the
 * loser's moves from it is answered by what wins in the other state, the <em>guide</em>. So a result is as exact as one of a
 * search; what does not hold means nothing.
 */
final class RoomReplay {
    /** So many replies in a row are seldom the same ones. */
    private static final int DEEPEST = 100;

    private final Room room;
    private final RoomSearch search;
    private final RoomTable table;
    private final RoomMoves moves;
    private final RoomMoves guideMoves;
    private final RoomJudge judge;
    private final List<Ply> plies = new ArrayList<>();

    /** Whether the attacker is he who wins. */
    private boolean won;

    /** What the result that was found last leans on. */
    private int lean;

    /** A state with the loser to move, with those after his moves that are not known, and that of the guide. */
    private static final class Ply {
        final RoomFrame frame = new RoomFrame();
        long guideAttackers;
        long guideOwners;
        long guideRest;
    }

    private enum Known {
        YES,
        NO,
        OPEN
    }

    RoomReplay(RoomSearch search, RoomTable table, RoomMoves guideMoves) {
        this.search = search;
        this.table = table;
        this.guideMoves = guideMoves;
        room = search.room;
        moves = search.moves;
        judge = search.judge;
    }

    /** A move of the player to move was refuted: looks whether his others are by the same replies, and says so in the frame. */
    void refuteOthers(RoomFrame frame, int refuted) {
        won = !frame.isAttackers();
        long guideAttackers = frame.childAttackers[refuted];
        long guideOwners = frame.childOwners[refuted];
        long guideRest = frame.childRests[refuted];
        for (int i = 0; i < frame.count; i++) {
            if (frame.isOpen(i) && isAnswered(frame, i, guideAttackers, guideOwners, guideRest, 0)) {
                frame.settleChild(i, won, lean);
            }
        }
    }

    /** Whether the winner, to move in a child, is known to win, or wins by what he plays in the guide. */
    private boolean isAnswered(
            RoomFrame frame, int child, long guideAttackers, long guideOwners, long guideRest, int depth) {
        long attackers = frame.childAttackers[child];
        long owners = frame.childOwners[child];
        long rest = frame.childRests[child];
        Known meanwhile = inTable(attackers, owners, rest);
        if (meanwhile != Known.OPEN) {
            return meanwhile == Known.YES;
        }
        int guide = table.find(guideAttackers, guideOwners, guideRest);
        if (!isWin(guide) || depth > DEEPEST) {
            return false;
        }
        int reply = table.move(guide);
        if (reply < 0 && !RoomSearch.mayPass(rest) || !makes(moves, attackers, owners, rest, reply)) {
            return false;
        }
        long before = search.nodes();
        Ply ply = ply(depth);
        RoomFrame after = ply.frame;
        after.begin(moves.attackers, moves.owners, moves.rest);
        Known known = known(after.attackers, after.owners, after.rest);
        boolean isWon = known == Known.YES
                || known == Known.OPEN
                        && makes(guideMoves, guideAttackers, guideOwners, guideRest, reply)
                        && isLost(ply, depth);
        if (isWon) {
            store(attackers, owners, rest, reply, before);
        }
        return isWon;
    }

    /** Whether all moves of the loser are answered as in the guide, where the reply has just been made. */
    private boolean isLost(Ply ply, int depth) {
        ply.guideAttackers = guideMoves.attackers;
        ply.guideOwners = guideMoves.owners;
        ply.guideRest = guideMoves.rest;
        RoomFrame frame = ply.frame;
        if (isRepeated(frame, depth)) {
            return false;
        }
        search.tick();
        long before = search.nodes();
        if (!findOpen(frame)) {
            return false;
        }
        for (int i = 0; i < frame.count; i++) {
            // A move that cannot be made in the guide does nothing there.
            if (!makes(guideMoves, ply.guideAttackers, ply.guideOwners, ply.guideRest, frame.moves[i])) {
                guideMoves.pass(ply.guideAttackers, ply.guideOwners, ply.guideRest);
            }
            if (!isAnswered(frame, i, guideMoves.attackers, guideMoves.owners, guideMoves.rest, depth + 1)) {
                return false;
            }
            frame.lean |= lean;
        }
        lean = frame.lean | frame.refusals;
        store(frame.attackers, frame.owners, frame.rest, Rest.NONE, before);
        return true;
    }

    /** A guide that was confirmed as one of a set of states may lead round and round. */
    private boolean isRepeated(RoomFrame frame, int depth) {
        for (int i = 0; i < depth; i++) {
            RoomFrame before = plies.get(i).frame;
            if (before.attackers == frame.attackers && before.owners == frame.owners && before.rest == frame.rest) {
                return true;
            }
        }
        return false;
    }

    /** Finds the states after the loser's moves that are not known; false if he is known not to lose one. */
    private boolean findOpen(RoomFrame frame) {
        frame.lean = 0;
        for (long left = room.playable & ~(frame.attackers | frame.owners); left != 0; left &= left - 1) {
            int p = Long.numberOfTrailingZeros(left);
            if (!moves.play(frame.attackers, frame.owners, frame.rest, p)) {
                frame.refusals |= moves.refusal;
            } else if (!mayBeLost(frame, p)) {
                return false;
            }
        }
        if (!RoomSearch.mayPass(frame.rest)) {
            return true;
        }
        moves.pass(frame.attackers, frame.owners, frame.rest);
        return mayBeLost(frame, Rest.NONE);
    }

    /** Whether the state after a move is open, and is in the frame then, or lost. */
    private boolean mayBeLost(RoomFrame frame, int point) {
        int child = frame.add(point, moves);
        Known known = known(frame.childAttackers[child], frame.childOwners[child], frame.childRests[child]);
        if (known == Known.YES) {
            frame.lean |= lean;
            frame.count--;
        }
        return known != Known.NO;
    }

    private static boolean makes(RoomMoves moves, long attackers, long owners, long rest, int point) {
        if (point < 0) {
            moves.pass(attackers, owners, rest);
            return true;
        }
        return ((attackers | owners) >> point & 1) == 0 && moves.play(attackers, owners, rest, point);
    }

    /** Whether the winner has a state, by the table or as it is judged. */
    private Known known(long attackers, long owners, long rest) {
        Known known = inTable(attackers, owners, rest);
        return known == Known.OPEN ? judged(attackers, owners, rest) : known;
    }

    private Known inTable(long attackers, long owners, long rest) {
        int entry = table.find(attackers, owners, rest);
        if (!table.isResult(entry)) {
            return Known.OPEN;
        }
        lean = table.lean(entry);
        return isWin(entry) ? Known.YES : Known.NO;
    }

    private Known judged(long attackers, long owners, long rest) {
        return switch (judge.recall(attackers, owners, rest)) {
            case OPEN -> Known.OPEN;
            case WON -> {
                lean = judge.lean;
                yield won ? Known.YES : Known.NO;
            }
            case KEPT -> {
                lean = 0;
                yield won ? Known.NO : Known.YES;
            }
        };
    }

    private boolean isWin(int entry) {
        return table.isResult(entry) && table.proof(entry) == 0 == won;
    }

    /** @param before the nodes when it was begun */
    private void store(long attackers, long owners, long rest, int move, long before) {
        int proof = won ? 0 : RoomFrame.INFINITE;
        int work = (int) Math.min(Integer.MAX_VALUE, search.nodes() - before + 1);
        table.store(attackers, owners, rest, proof, RoomFrame.INFINITE - proof, false, move, lean, work);
    }

    private Ply ply(int depth) {
        if (depth == plies.size()) {
            plies.add(new Ply());
        }
        return plies.get(depth);
    }
}
