package org.yomi.solvers.counting.uniform;

import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

/**
 * Legal positions of one board at random, each exactly as likely as any other.
 *
 * <p>The open points are coloured at random until the position is legal: on the empty board of 19x19 one in 84 is. Where
 * fixed points leave so little that no such try hits, {@link Completions} are counted and drawn from. For one thread.
 */
public final class RandomPositions {
    /** Within a fraction of a second; enough for any empty board up to 25x25, of which one in 1,100 is legal. */
    private static final int TRIES = 50_000;

    /** Tries between two looks at the watch. */
    private static final int INTERVAL = 1000;

    private final OpenBoard board;
    private final SplittableRandom random;
    private final Legality legality;
    private final byte[] cells;
    private final int[] open;
    private @Nullable Completions completions;

    /**
     * Begins a row of positions.
     *
     * @param seed the same seed gives the same positions
     */
    public RandomPositions(OpenBoard board, long seed) {
        this.board = board;
        this.random = new SplittableRandom(seed);
        this.legality = new Legality(board.width(), board.size());
        this.cells = new byte[board.size()];
        this.open = java.util.stream.IntStream.range(0, board.size())
                .filter(point -> board.cell(point) == OpenBoard.OPEN)
                .toArray();
        for (int point = 0; point < cells.length; point++) {
            cells[point] = (byte) (board.cell(point) % OpenBoard.OPEN);
        }
    }

    /**
     * Draws the next position.
     *
     * @return a cell for each point: 0 for empty, 1 for Black, 2 for White
     * @throws RefusedCount if no position is legal, or the legal ones are so rare and the open points so many that this
     *     cannot find one
     * @throws StoppedCount if the watch told it to end
     */
    public byte[] next(Watch watch) {
        for (int i = 0; completions == null && i < TRIES; i++) {
            if (i % INTERVAL == 0) {
                watch.check("no position was found");
            }
            for (int point : open) {
                cells[point] = (byte) random.nextInt(OpenBoard.OPEN);
            }
            if (legality.isLegal(cells)) {
                return cells.clone();
            }
        }
        if (completions == null) {
            completions = complete(watch);
        }
        return completions.draw(random);
    }

    private Completions complete(Watch watch) {
        try {
            return Completions.of(board, watch);
        } catch (RefusedCount e) {
            throw new RefusedCount(
                    "none of " + TRIES + " colourings was legal, and for counting them " + e.getMessage());
        }
    }
}
