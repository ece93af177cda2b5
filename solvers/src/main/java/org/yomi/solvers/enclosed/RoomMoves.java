package org.yomi.solvers.enclosed;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Position;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Lean;

/** Plays moves in a room. The state after a move is left in the fields. Belongs to one thread. */
final class RoomMoves {
    private final Room room;
    private final long all;
    private final boolean[] bound = new boolean[2];
    private final boolean[] noKo;

    /** {@link Rest#ATTACKER} or {@link Rest#OWNER} if he has threats that are counted, else {@link Rest#NONE}. */
    private final int threatOwner;

    /** The threats at the beginning. */
    private final int threats;

    long attackers;
    long owners;
    long rest;

    /** After a move was refused: the {@link Lean} bit of what forbids it, 0 for the rules of the board. */
    int refusal;

    /** The blocks of each player. */
    final RoomBlocks attackersBlocks;

    final RoomBlocks ownersBlocks;

    RoomMoves(Room room, KoState ko) {
        this.room = room;
        all = room.all;
        attackersBlocks = new RoomBlocks(room);
        ownersBlocks = new RoomBlocks(room);
        noKo = new boolean[] {room.makesNoKo(room.attacker()), room.makesNoKo(room.owner())};
        boolean attackerIsBlack = room.attacker() == Board.BLACK;
        bound[Rest.ATTACKER] = attackerIsBlack ? ko.bindsBlack() : ko.bindsWhite();
        bound[Rest.OWNER] = attackerIsBlack ? ko.bindsWhite() : ko.bindsBlack();
        threats = ko.threats();
        threatOwner =
                ko.threatOwner() == 0 ? Rest.NONE : ko.threatOwner() == room.attacker() ? Rest.ATTACKER : Rest.OWNER;
    }

    /** Takes the state that a position is in. */
    void begin(Position position) {
        attackers = room.stones(position, true);
        owners = room.stones(position, false);
        int mover = position.toMove().cell() == room.attacker() ? Rest.ATTACKER : Rest.OWNER;
        int ban = bound[mover] ? room.number(position.ban()) : Rest.NONE;
        rest = Rest.of(mover, ban, threats, room.takesAll ? owners : (1L << room.targets.length) - 1);
    }

    /** Who has threats, or {@link Rest#NONE}. */
    int threatOwner() {
        return threatOwner;
    }

    /** Whether the owner may not take back in a ko, now or later. */
    boolean isOwnerBound(long state) {
        return bound[Rest.OWNER] && (threatOwner != Rest.OWNER || Rest.threats(state) == 0);
    }

    /** Plays a pass. */
    void pass(long attackersBefore, long ownersBefore, long restBefore) {
        attackers = attackersBefore;
        owners = ownersBefore;
        rest = Rest.of(Rest.toMove(restBefore) ^ 1, Rest.NONE, Rest.threats(restBefore), Rest.pending(restBefore));
    }

    /** Plays a stone on an empty point where moves are allowed; false if that is against the rules. */
    boolean play(long attackersBefore, long ownersBefore, long restBefore, int point) {
        int mover = Rest.toMove(restBefore);
        int left = Rest.threats(restBefore);
        boolean banned = point == Rest.ban(restBefore);
        if (banned && mover == threatOwner && left > 0) {
            left--;
            banned = false;
        }
        refusal = 0;
        boolean attacks = mover == Rest.ATTACKER;
        long stone = 1L << point;
        attackersBlocks.before(attackersBefore);
        ownersBlocks.before(ownersBefore);
        RoomBlocks ownBlocks = attacks ? attackersBlocks : ownersBlocks;
        RoomBlocks othersBlocks = attacks ? ownersBlocks : attackersBlocks;
        long safe = room.vented | (attacks ? room.attackersWall : room.ownersWall);
        long othersSafe = room.vented | (attacks ? room.ownersWall : room.attackersWall);
        long empty = all & ~(attackersBefore | ownersBefore);
        long captured = othersBlocks.capturedBefore(stone, empty, othersSafe);
        ownBlocks.joinBefore(stone);
        long block = ownBlocks.joined();
        long liberties = ownBlocks.aroundJoined() & (empty & ~stone | captured);
        boolean stands = (block & safe) != 0;
        if (liberties == 0 && !stands) {
            return false;
        }
        long own = (attacks ? attackersBefore : ownersBefore) | stone;
        long other = (attacks ? ownersBefore : attackersBefore) & ~captured;
        boolean isKo = Long.bitCount(captured) == 1 && block == stone && !stands && Long.bitCount(liberties) == 1;
        if (banned || isKo && noKo[mover]) {
            refusal = banned ? Lean.BAN : Lean.noKo(attacks ? room.attacker() : room.owner());
            return false;
        }
        attackers = attacks ? own : other;
        owners = attacks ? other : own;
        long pending = Rest.pending(restBefore);
        rest = Rest.of(
                mover ^ 1,
                isKo && bound[mover ^ 1] ? Long.numberOfTrailingZeros(captured) : Rest.NONE,
                left,
                attacks ? without(pending, captured) : withJoined(pending, block));
        return true;
    }

    /** In a room where all is taken, one block is pending as a whole: else one state would be many. */
    private long withJoined(long pending, long block) {
        return room.takesAll && (pending & block) != 0 ? pending | block : pending;
    }

    /** The targets that are left after a capture. */
    private long without(long pending, long captured) {
        if (room.takesAll) {
            return pending & ~captured;
        }
        if ((captured & room.targetSet) == 0) {
            return pending;
        }
        long left = pending;
        for (int i = 0; i < room.targets.length; i++) {
            left &= (captured >> room.targets[i] & 1) == 0 ? -1L : ~(1L << i);
        }
        return left;
    }
}
