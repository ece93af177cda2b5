package org.yomi.solvers.counting.uniform;

/** Tells quickly whether every string on a board has a liberty. Keeps its room; for one thread. */
final class Legality {
    private final int width;
    private final int size;
    private final boolean[] breathes;
    private final int[] queue;
    private int queued;

    Legality(int width, int size) {
        this.width = width;
        this.size = size;
        this.breathes = new boolean[size];
        this.queue = new int[size];
    }

    /** Whether all strings have a liberty. */
    boolean isLegal(byte... cells) {
        spreadAir(cells);
        return queued == size;
    }

    /** The first point of a string without a liberty; -1 if there is none. */
    int dead(byte... cells) {
        spreadAir(cells);
        int point = 0;
        while (point < size && breathes[point]) {
            point++;
        }
        return point < size ? point : -1;
    }

    /** Air goes from the empty points to the stones beside them and on through their strings; all points must get some. */
    private void spreadAir(byte... cells) {
        queued = 0;
        for (int point = 0; point < size; point++) {
            breathes[point] = cells[point] == 0;
            if (breathes[point]) {
                queue[queued++] = point;
            }
        }
        for (int i = 0; i < queued; i++) {
            int point = queue[i];
            int column = point % width;
            if (column > 0) {
                spread(cells, point, point - 1);
            }
            if (column < width - 1) {
                spread(cells, point, point + 1);
            }
            if (point >= width) {
                spread(cells, point, point - width);
            }
            if (point + width < size) {
                spread(cells, point, point + width);
            }
        }
    }

    private void spread(byte[] cells, int from, int to) {
        if (!breathes[to] && (cells[from] == 0 || cells[from] == cells[to])) {
            breathes[to] = true;
            queue[queued++] = to;
        }
    }
}
