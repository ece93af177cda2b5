package org.yomi.engine.board.life;

/**
 * An eye as its tables are asked for it.
 *
 * @param next for each point those next to it, as bits
 * @param nextToBlock the points next to the block
 * @param mine the owner's stones
 * @param other the attacker's
 */
@SuppressWarnings("ArrayRecordComponent")
record Eye(int[] next, int nextToBlock, int mine, int other) {
    /** Rows between colons, with {@code o} of the attacker's stones and {@code x} of the owner's, {@code #} for the block. */
    static Eye of(String shape) {
        String[] rows = shape.split(":");
        int width = rows[0].length();
        int[] indexOf = new int[rows.length * width];
        int points = 0;
        for (int i = 0; i < indexOf.length; i++) {
            indexOf[i] = rows[i / width].charAt(i % width) == '#' ? -1 : points++;
        }
        int[] next = new int[points];
        int nextToBlock = 0;
        int mine = 0;
        int other = 0;
        for (int i = 0; i < indexOf.length; i++) {
            if (indexOf[i] < 0) {
                continue;
            }
            int degree = 0;
            for (int j = 0; j < indexOf.length; j++) {
                boolean near = Math.abs(i / width - j / width) + Math.abs(i % width - j % width) == 1;
                if (near && indexOf[j] >= 0) {
                    next[indexOf[i]] |= 1 << indexOf[j];
                    degree++;
                }
            }
            nextToBlock |= degree < 4 ? 1 << indexOf[i] : 0;
            char c = rows[i / width].charAt(i % width);
            mine |= c == 'x' ? 1 << indexOf[i] : 0;
            other |= c == 'o' ? 1 << indexOf[i] : 0;
        }
        return new Eye(next, nextToBlock, mine, other);
    }
}
