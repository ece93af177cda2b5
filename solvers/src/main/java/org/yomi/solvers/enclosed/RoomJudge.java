package org.yomi.solvers.enclosed;

import org.yomi.solvers.play.Lean;

/** What is known of a state of a room without a search, and a guess of what is left to read where nothing is. */
final class RoomJudge {
    /** The attacker wins, the owner keeps a target for good, or neither is seen. */
    enum Verdict {
        WON,
        KEPT,
        OPEN
    }

    private static final Verdict[] VERDICTS = Verdict.values();

    private final Room room;
    private final RoomMoves moves;
    private final RoomJudgements recent = new RoomJudgements();
    private final RoomLife life;
    private final RoomDeath death;
    final RoomGuess guess;

    private final long allPending;

    /** After {@link Verdict#OPEN}: guesses of the proof and disproof number. */
    int proof;

    int disproof;

    /** After {@link Verdict#WON}: what it leans on, {@link Lean} bits. */
    int lean;

    /** After {@link Verdict#WON}: the capture that wins at once, or {@link Rest#NONE} when it takes longer. */
    int capture;

    RoomJudge(Room room, RoomMoves moves) {
        this.room = room;
        this.moves = moves;
        life = new RoomLife(room, moves);
        death = new RoomDeath(room, moves);
        guess = new RoomGuess(room, moves);
        allPending = (1L << room.targets.length) - 1;
    }

    /** As {@link #judge} without {@link #capture}, but a state that was judged lately is not looked at again. */
    Verdict recall(long attackers, long owners, long rest) {
        int place = RoomJudgements.place(attackers, owners, rest);
        if (recent.has(place, attackers, owners, rest)) {
            return unpacked(recent.get(place));
        }
        Verdict verdict = judge(attackers, owners, rest);
        recent.put(place, attackers, owners, rest, packed(verdict));
        return verdict;
    }

    private long packed(Verdict verdict) {
        return verdict.ordinal() | (long) lean << 4 | (long) proof << 16 | (long) disproof << 40;
    }

    private Verdict unpacked(long word) {
        lean = (int) (word >> 4) & 0xFFF;
        proof = (int) (word >> 16) & 0xFFFFFF;
        disproof = (int) (word >> 40);
        return VERDICTS[(int) word & 3];
    }

    Verdict judge(long attackers, long owners, long rest) {
        lean = 0;
        capture = Rest.NONE;
        long targets = targets(rest);
        if (targets == 0) {
            return Verdict.WON;
        }
        if ((room.guarded & ~attackers) != 0) {
            return Verdict.KEPT;
        }
        RoomBlocks blocks = moves.ownersBlocks.of(owners);
        long liberties = blocks.aroundWith(targets) & room.all & ~(attackers | owners);
        if (Rest.toMove(rest) == Rest.ATTACKER && isLastLiberty(attackers, owners, rest, liberties)) {
            capture = Long.numberOfTrailingZeros(liberties);
            return Verdict.WON;
        }
        if (standsForEver(blocks, targets) || life.holds(attackers, owners, targets)) {
            return Verdict.KEPT;
        }
        // Until what is dead is captured, the stone to be guarded may fall.
        if (death.holds(attackers, owners, targets, moves.isOwnerBound(rest)) && room.guarded == 0) {
            lean = death.leansOnBan() ? Lean.BAN : 0;
            return Verdict.WON;
        }
        guess.look(attackers, owners, rest, liberties, life, death);
        proof = guess.proof;
        disproof = guess.disproof;
        return Verdict.OPEN;
    }

    /** After {@link Verdict#WON} without {@link #capture}: a move that brings the capture nearer, or {@link Rest#NONE}. */
    int progress(long attackers, long owners, long rest) {
        for (long points : death.progress(attackers, owners)) {
            for (long left = points; left != 0; left &= left - 1) {
                int p = Long.numberOfTrailingZeros(left);
                if (moves.play(attackers, owners, rest, p)) {
                    return p;
                }
            }
        }
        return Rest.NONE;
    }

    /** The stones of the targets that are left. */
    private long targets(long rest) {
        if (room.takesAll) {
            return Rest.pending(rest);
        }
        if (Rest.pending(rest) == allPending) {
            return room.targetSet;
        }
        long targets = 0;
        for (long left = Rest.pending(rest); left != 0; left &= left - 1) {
            targets |= 1L << room.targets[Long.numberOfTrailingZeros(left)];
        }
        return targets;
    }

    /** Whether the attacker captures all targets by one move. */
    private boolean isLastLiberty(long attackers, long owners, long rest, long liberties) {
        if (Long.bitCount(liberties) != 1 || (liberties & room.playable) == 0) {
            return false;
        }
        int point = Long.numberOfTrailingZeros(liberties);
        return moves.play(attackers, owners, rest, point) && Rest.pending(moves.rest) == 0;
    }

    /** Whether the block of a target touches a wall of its owner's or has a liberty where nobody may play. */
    private boolean standsForEver(RoomBlocks blocks, long targets) {
        long support = room.ownersWall | room.vented;
        return support != 0 && (blocks.with(targets) & support) != 0;
    }
}
