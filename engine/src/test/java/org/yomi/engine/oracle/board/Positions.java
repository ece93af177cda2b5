package org.yomi.engine.oracle.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** Ways to get at positions: every legal one, every ban one may hold, random ones. */
public final class Positions {
    private Positions() {}

    /**
     * Visits every legal position, without bans, that agrees with {@code base} outside the free points.
     *
     * @param free points to fill in every way; what {@code base} has there does not matter
     */
    public static void forEach(MoveRules rules, Position base, int free, Consumer<Position> visitor) {
        fill(rules, base.black() & ~free, base.white() & ~free, free, visitor);
    }

    /** Visits every legal position of the grid, without bans. */
    public static void forEach(MoveRules rules, Consumer<Position> visitor) {
        fill(rules, 0, 0, rules.grid().all(), visitor);
    }

    private static void fill(MoveRules rules, int black, int white, int free, Consumer<Position> visitor) {
        if (free == 0) {
            Position position = new Position(rules.grid(), black, white, null);
            if (rules.isLegal(position)) {
                visitor.accept(position);
            }
            return;
        }
        int point = Integer.lowestOneBit(free);
        fill(rules, black, white, free & ~point, visitor);
        fill(rules, black | point, white, free & ~point, visitor);
        fill(rules, black, white | point, free & ~point, visitor);
    }

    /** Every legal ban of one owner that the stones allow. */
    public static List<Ban> bans(MoveRules rules, Position position, Side owner) {
        List<Ban> bans = new ArrayList<>();
        for (int rest = position.empty(); rest != 0; rest &= rest - 1) {
            Ban ban = new Ban(Integer.numberOfTrailingZeros(rest), owner);
            if (rules.isLegalBan(position, ban)) {
                bans.add(ban);
            }
        }
        return bans;
    }

    /** A random legal position without a ban: a random share of the points is filled, illegal fillings are thrown away. */
    public static Position random(Grid grid, Random random) {
        return randomFilling(MoveRules.plain(grid), new Position(grid, 0, 0, null), grid.all(), random);
    }

    /** A random legal position that agrees with {@code base} outside the free points; one must exist. */
    public static Position randomFilling(MoveRules rules, Position base, int free, Random random) {
        while (true) {
            double share = random.nextDouble();
            int black = base.black() & ~free;
            int white = base.white() & ~free;
            for (int rest = free; rest != 0; rest &= rest - 1) {
                int point = random.nextDouble() < share ? Integer.lowestOneBit(rest) : 0;
                boolean isBlack = random.nextBoolean();
                black |= isBlack ? point : 0;
                white |= isBlack ? 0 : point;
            }
            Position position = new Position(rules.grid(), black, white, null);
            if (rules.isLegal(position)) {
                return position;
            }
        }
    }

    /** A random legal position with a ban for the owner. */
    public static Position randomWithBan(Grid grid, Side owner, Random random) {
        while (true) {
            Position position = random(grid, random);
            List<Ban> bans = bans(MoveRules.plain(grid), position, owner);
            if (!bans.isEmpty()) {
                return position.with(bans.get(random.nextInt(bans.size())));
            }
        }
    }

    /** A random legal position without a ban in which a move of either side would make one. */
    public static Position randomWithKo(Grid grid, Random random) {
        MoveRules rules = MoveRules.plain(grid);
        while (true) {
            Position position = random(grid, random);
            if (hasKo(rules, position)) {
                return position;
            }
        }
    }

    private static boolean hasKo(MoveRules rules, Position position) {
        for (int rest = position.empty(); rest != 0; rest &= rest - 1) {
            for (Side side : Side.values()) {
                Position after = rules.play(position, side, Integer.numberOfTrailingZeros(rest));
                if (after != null && after.ban() != null) {
                    return true;
                }
            }
        }
        return false;
    }
}
