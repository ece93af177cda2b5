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
    /** Replies in a row. */
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

    /** A state with the loser to move, that of the guide, and the states after his moves that are not known. */
    private static final class Ply {
        long attackers;
        long owners;
        long rest;
        long guideAttackers;
        long guideOwners;
        long guideRest;
        final int[] points = new int[RoomFrame.MOST_MOVES];
        final long[] childAttackers = new long[RoomFrame.MOST_MOVES];
        final long[] childOwners = new long[RoomFrame.MOST_MOVES];
        final long[] childRests = new long[RoomFrame.MOST_MOVES];
        int count;

        /** What the results of the others lean on. */
        int lean;

        /** Takes the state after the move that was made. */
        void begin(RoomMoves moves) {
            attackers = moves.attackers;
            owners = moves.owners;
            rest = moves.rest;
            count = 0;
            lean = 0;
        }

        void takeGuide(RoomMoves moves) {
            guideAttackers = moves.attackers;
            guideOwners = moves.owners;
            guideRest = moves.rest;
        }

        void add(int point, long attackersAfter, long ownersAfter, long restAfter) {
            points[count] = point;
            childAttackers[count] = attackersAfter;
            childOwners[count] = ownersAfter;
            childRests[count++] = restAfter;
        }
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
        for (int i = 0; i < frame.count; i++) {
            if (frame.isOpen(i) && isRefuted(frame, i, refuted)) {
                frame.settleChild(i, won, lean);
            }
        }
    }

    private boolean isRefuted(RoomFrame frame, int child, int refuted) {
        return isAnswered(
                frame.childAttackers[child],
                frame.childOwners[child],
                frame.childRests[child],
                frame.childAttackers[refuted],
                frame.childOwners[refuted],
                frame.childRests[refuted],
                0);
    }

    /** Whether the winner, to move, is known to win, or wins by what he plays in the guide. */
    private boolean isAnswered(
            long attackers, long owners, long rest, long guideAttackers, long guideOwners, long guideRest, int depth) {
        int entry = table.find(attackers, owners, rest);
        if (table.isResult(entry)) {
            // Found since it was open.
            lean = table.lean(entry);
            return isWin(entry);
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
        ply.begin(moves);
        Known known = known(ply.attackers, ply.owners, ply.rest);
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
        ply.takeGuide(guideMoves);
        if (isRepeated(ply, depth)) {
            return false;
        }
        search.tick();
        long before = search.nodes();
        if (!findOpen(ply)) {
            return false;
        }
        for (int i = 0; i < ply.count; i++) {
            // A move that cannot be made in the guide does nothing there.
            if (!makes(guideMoves, ply.guideAttackers, ply.guideOwners, ply.guideRest, ply.points[i])) {
                guideMoves.pass(ply.guideAttackers, ply.guideOwners, ply.guideRest);
            }
            boolean isAnswered = isAnswered(
                    ply.childAttackers[i],
                    ply.childOwners[i],
                    ply.childRests[i],
                    guideMoves.attackers,
                    guideMoves.owners,
                    guideMoves.rest,
                    depth + 1);
            if (!isAnswered) {
                return false;
            }
            ply.lean |= lean;
        }
        lean = ply.lean;
        store(ply.attackers, ply.owners, ply.rest, Rest.NONE, before);
        return true;
    }

    /** A guide that was confirmed as one of a set of states may lead round and round. */
    private boolean isRepeated(Ply ply, int depth) {
        for (int i = 0; i < depth; i++) {
            Ply before = plies.get(i);
            if (before.attackers == ply.attackers && before.owners == ply.owners && before.rest == ply.rest) {
                return true;
            }
        }
        return false;
    }

    /** Finds the states after the loser's moves that are not known; false if he is known not to lose one. */
    private boolean findOpen(Ply ply) {
        for (long left = room.playable & ~(ply.attackers | ply.owners); left != 0; left &= left - 1) {
            int p = Long.numberOfTrailingZeros(left);
            if (!moves.play(ply.attackers, ply.owners, ply.rest, p)) {
                ply.lean |= moves.refusal;
            } else if (!mayBeLost(ply, p)) {
                return false;
            }
        }
        if (!RoomSearch.mayPass(ply.rest)) {
            return true;
        }
        moves.pass(ply.attackers, ply.owners, ply.rest);
        return mayBeLost(ply, Rest.NONE);
    }

    private boolean mayBeLost(Ply ply, int point) {
        long attackers = moves.attackers;
        long owners = moves.owners;
        long rest = moves.rest;
        switch (known(attackers, owners, rest)) {
            case NO -> {
                return false;
            }
            case YES -> ply.lean |= lean;
            case OPEN -> ply.add(point, attackers, owners, rest);
        }
        return true;
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
        int entry = table.find(attackers, owners, rest);
        if (table.isResult(entry)) {
            lean = table.lean(entry);
            return isWin(entry) ? Known.YES : Known.NO;
        }
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
