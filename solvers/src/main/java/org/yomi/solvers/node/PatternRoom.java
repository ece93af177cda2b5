package org.yomi.solvers.node;

/** Room for patterns that several tables share: each takes of it as it grows. */
public final class PatternRoom {
    private static final int MOST_PATTERNS = 1 << 20;
    private static final int FEW = 1 << 4;

    private final int all;
    private int left;

    /**
     * So many megabytes.
     *
     * @param words of a set of points of the board
     */
    public PatternRoom(int words, int memoryMb) {
        all = (int) Math.min(MOST_PATTERNS, ((long) memoryMb << 20) / (8L * (4 * words + 6)));
        left = all;
    }

    /** For how many patterns there is room, taken or not. */
    public int size() {
        return all;
    }

    /** Takes room for so many patterns, or for a few, or for half of those that are left; returns for how many that is. */
    int take(int patterns) {
        int taken = Math.min(left, Math.max(FEW, Math.min(patterns, left / 2)));
        left -= taken;
        return taken;
    }

    void giveBack(int patterns) {
        left += patterns;
    }
}
