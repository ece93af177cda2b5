package org.yomi.engine.oracle.board;

import org.jspecify.annotations.Nullable;

/**
 * The rules of a move: captures, no suicide, and the ko ban that a move leaves behind. Whether an old ban forbids a move
 * is not asked here, since that depends on the ko rule.
 *
 * @param grid the board
 * @param playable the points on which moves are allowed at all ({@code within(R)})
 * @param immortal stones whose block has one more liberty that nobody can fill ({@code alive(S)})
 */
public record MoveRules(Grid grid, int playable, int immortal) {
    /** The plain rules of the game. */
    public static MoveRules plain(Grid grid) {
        return new MoveRules(grid, grid.all(), 0);
    }

    /**
     * The position after a move, with the ban it makes or none.
     *
     * @param point an empty point, or {@link Grid#PASS}
     * @return null if the point is taken, outside the playable ones, or the move is suicide
     */
    public @Nullable Position play(Position before, Side player, int point) {
        if (point == Grid.PASS) {
            return before.unbanned();
        }
        int stone = 1 << point;
        if ((stone & before.empty() & playable) == 0) {
            return null;
        }
        int own = before.stones(player) | stone;
        int foes = before.stones(player.other());
        int captured = 0;
        for (int rest = grid.next(stone) & foes; rest != 0; rest &= rest - 1) {
            int block = grid.connected(Integer.lowestOneBit(rest), foes);
            captured |= breathes(block, own | foes) ? 0 : block;
        }
        foes &= ~captured;
        int block = grid.connected(stone, own);
        if (!breathes(block, own | foes)) {
            return null;
        }
        boolean single = Integer.bitCount(captured) == 1
                && block == stone
                && Integer.bitCount(grid.next(block) & ~own & ~foes) == 1;
        Ban ban = single ? new Ban(Integer.numberOfTrailingZeros(captured), player.other()) : null;
        return player == Side.BLACK ? new Position(grid, own, foes, ban) : new Position(grid, foes, own, ban);
    }

    private boolean breathes(int block, int occupied) {
        return (grid.next(block) & ~occupied) != 0 || (block & immortal) != 0;
    }

    /** Says whether every block has a liberty, and the ban, if any, is one that {@link #isLegalBan} accepts. */
    public boolean isLegal(Position position) {
        Ban ban = position.ban();
        return everyBlockBreathes(position) && (ban == null || isLegalBan(position, ban));
    }

    private boolean everyBlockBreathes(Position position) {
        int occupied = position.black() | position.white();
        for (int rest = occupied; rest != 0; rest &= rest - 1) {
            if (!breathes(position.block(Integer.numberOfTrailingZeros(rest)), occupied)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Says whether a ban may stand in a test position: its point is empty, and next to it stands a lone stone of the
     * player who has just moved (the opponent of the ban's owner), that is a block of one stone whose only liberty is
     * the banned point. Every ban a move makes is of this kind; some of this kind no move can make, and they are as
     * good a question as any.
     */
    public boolean isLegalBan(Position position, Ban ban) {
        int point = 1 << ban.point();
        for (int rest = grid.next(point) & position.stones(ban.owner().other()); rest != 0; rest &= rest - 1) {
            int stone = Integer.lowestOneBit(rest);
            boolean lone = (grid.next(stone) & position.stones(ban.owner().other())) == 0;
            if (lone && position.liberties(stone) == point) {
                return (point & position.empty()) != 0;
            }
        }
        return false;
    }
}
