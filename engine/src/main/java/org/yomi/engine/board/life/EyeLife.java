package org.yomi.engine.board.life;

/** Unconditional life (Benson 1976) of the first wall around the few points of an {@link EyePlay}. */
final class EyeLife {
    private static final int MOST_CHAINS = EyePlay.MOST_POINTS + EyeFight.MOST_WALLS;

    private final EyePlay play;
    private final int[] walls;

    /** By chain the points next to it, and its stones; the first is the one with the first wall. */
    private final int[] reach = new int[MOST_CHAINS];

    private int chains;
    private final int[] regions = new int[EyePlay.MOST_POINTS];

    EyeLife(EyePlay play, int[] walls) {
        this.play = play;
        this.walls = walls.clone();
    }

    /** Whether the first wall is alive if no wall has a region elsewhere. */
    boolean isAlive(int mine, int other) {
        findChains(mine);
        int count = findRegions(mine, other);
        if (count < 2) {
            return false;
        }
        int alive = (1 << chains) - 1;
        int before = 0;
        while (alive != before && (alive & 1) != 0) {
            before = alive;
            alive = withTwoEyes(alive, count, other);
        }
        return (alive & 1) != 0;
    }

    private void findChains(int mine) {
        chains = 0;
        int seen = 0;
        int stones = 0;
        for (int w = 0; w < walls.length; w++) {
            if ((seen >> w & 1) == 0) {
                int block = (walls[w] & mine) == 0 ? 0 : play.ownBlock(walls[w] & mine, mine);
                stones |= block;
                reach[chains] = walls[w] | play.around(block);
                for (int v = w; v < walls.length; v++) {
                    if (v == w || (walls[v] & block) != 0) {
                        seen |= 1 << v;
                        reach[chains] |= walls[v];
                    }
                }
                chains++;
            }
        }
        for (int left = mine & ~stones; left != 0; ) {
            int block = play.flood(Integer.lowestOneBit(left), mine);
            left &= ~block;
            reach[chains++] = play.around(block);
        }
    }

    /** Finds the regions that have an empty point. */
    private int findRegions(int mine, int other) {
        int count = 0;
        for (int left = play.all & ~mine; left != 0; ) {
            int region = play.flood(Integer.lowestOneBit(left), play.all & ~mine);
            left &= ~region;
            if ((region & ~other) != 0) {
                regions[count++] = region;
            }
        }
        return count;
    }

    /** Those chains of a set that have two vital regions each with no chain around but those of the set. */
    private int withTwoEyes(int alive, int count, int other) {
        int once = 0;
        int twice = 0;
        for (int r = 0; r < count; r++) {
            int vital = 0;
            boolean isClosed = true;
            for (int c = 0; c < chains; c++) {
                if ((reach[c] & regions[r]) != 0) {
                    isClosed &= (alive >> c & 1) != 0;
                    vital |= (regions[r] & ~other & ~reach[c]) == 0 ? 1 << c : 0;
                }
            }
            if (isClosed) {
                twice |= once & vital;
                once |= vital;
            }
        }
        return alive & twice;
    }
}
