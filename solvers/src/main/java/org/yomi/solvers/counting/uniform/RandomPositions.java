package org.yomi.solvers.counting.uniform;

import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.legal.Effort;

/**
 * Legal positions of one board at random, each exactly as likely as any other.
 *
 * <p>The open points are coloured at random until the position is legal: on the empty board of 19x19 one in 84 is. Where
 * fixed points leave so little that many tries do not hit, {@link Completions} are counted and drawn from if they fit into
 * memory; else it goes on trying. For one thread.
 */
public final class RandomPositions {
    /**
     * After so many tries without a hit the completions are counted. The first are within a fraction of a second, and enough
     * for any empty board up to 25x25, of which one in 1,100 is legal.
     */
    private static final long[] TRIES = {50_000, 3_000_000};

    /** Bytes for counting them then: at first so many that it takes a few seconds, at last all there are. */
    private static final long[] MEMORY = {200_000_000, Long.MAX_VALUE};

    /** Tries between two looks at the watch. */
    private static final int INTERVAL = 1000;

    private final OpenBoard board;
    private final Effort effort;
    private final SplittableRandom random;
    private final Legality legality;
    private final byte[] cells;
    private final int[] open;
    private @Nullable Completions completions;

    /** How often they were counted in vain. */
    private int counted;

    /**
     * Begins a row of positions.
     *
     * @param seed the same seed gives the same positions
     */
    public RandomPositions(OpenBoard board, long seed) {
        this(board, seed, Effort.ofThreads(1));
    }

    RandomPositions(OpenBoard board, long seed, Effort effort) {
        this.board = board;
        this.effort = effort;
        this.random = new SplittableRandom(seed);
        this.legality = new Legality(board.width(), board.size());
        this.cells = new byte[board.size()];
        this.open = IntStream.range(0, board.size())
                .filter(point -> board.cell(point) == OpenBoard.OPEN)
                .toArray();
        for (int point = 0; point < cells.length; point++) {
            cells[point] = (byte) (board.cell(point) % OpenBoard.OPEN);
        }
    }

    /**
     * Draws the next position. Where legal ones are very rare it may take for ever: somebody should watch.
     *
     * @return a cell for each point: 0 for empty, 1 for Black, 2 for White
     * @throws RefusedCount if no position is legal
     * @throws StoppedCount if the watch told it to end
     */
    public byte[] next(Watch watch) {
        board.requireLife();
        for (long tries = 0; completions == null; tries++) {
            if (tries % INTERVAL == 0) {
                consider(tries, watch);
                watch.check("none of " + tries + " colourings was legal");
            }
            if (completions == null && isHit()) {
                return cells.clone();
            }
        }
        return completions.draw(random);
    }

    private boolean isHit() {
        for (int point : open) {
            cells[point] = (byte) random.nextInt(OpenBoard.OPEN);
        }
        return legality.isLegal(cells);
    }

    private void consider(long tries, Watch watch) {
        if (tries >= TRIES[0]) {
            watch.progress(String.format(Locale.ROOT, "%,d colourings were not legal", tries), 0);
        }
        if (counted < TRIES.length && tries >= TRIES[counted]) {
            long memory = Math.min(MEMORY[counted], effort.memory());
            try {
                Effort some = new Effort(effort.threads(), memory, effort.checkpoint());
                completions = Completions.of(board, some, watch.within(0, 0));
            } catch (RefusedCount e) {
                counted++;
            } catch (StoppedCount e) {
                // the loop says what is known
            }
        }
    }
}
