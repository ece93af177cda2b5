package org.yomi.solvers.oracle;

import java.util.Random;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.oracle.goal.Atom;
import org.yomi.engine.oracle.goal.Goal;

/** Random questions about White's stones among Black's that cannot be captured: most are dead, or nearly so. */
public final class Prisons {
    private final Grid grid;
    private final Random random;
    private final int wall;
    private final Goal goal;
    private final Oracle oracle;

    /** Black's wall has so many stones, most of them on two edges of the board. */
    public Prisons(Grid grid, int stones, Random random) {
        this.grid = grid;
        this.random = random;
        // A cell of one point can never hold a white stone: no position would be legal.
        int walled;
        Goal wanted;
        do {
            walled = wall(stones);
            wanted = capture(walled);
            if (random.nextInt(3) == 0) {
                wanted = Goal.and(wanted, capture(walled));
            }
        } while (!isLegal(walled, wanted.namedStones()));
        wall = walled;
        goal = wanted;
        oracle = new Oracle(grid, goal, Assumptions.NONE.withAlive(wall));
    }

    private int wall(int stones) {
        int set = 0;
        while (Integer.bitCount(set) < stones) {
            int p = random.nextInt(grid.size());
            boolean edge = p % grid.width() == grid.width() - 1 || p / grid.width() == grid.height() - 1;
            set |= edge || random.nextInt(3) == 0 ? 1 << p : 0;
        }
        return set;
    }

    private Goal capture(int walled) {
        int p = random.nextInt(grid.size());
        while ((walled & 1 << p) != 0) {
            p = random.nextInt(grid.size());
        }
        return new Atom.Capture(p, Side.WHITE);
    }

    /** A position with more of White's stones than of Black's in the room that is left. */
    public OracleQuestion question() {
        while (true) {
            int black = wall;
            int white = 0;
            for (int p = 0; p < grid.size(); p++) {
                int kind = (wall & 1 << p) != 0 ? 0 : 1 + random.nextInt(8);
                white |= kind > 0 && kind < 4 ? 1 << p : 0;
                black |= kind == 4 ? 1 << p : 0;
            }
            if (isLegal(black, white) && (goal.namedStones() & ~white) == 0) {
                Side first = random.nextBoolean() ? Side.BLACK : Side.WHITE;
                return new OracleQuestion(oracle, new Position(grid, black, white, null), first);
            }
        }
    }

    private boolean isLegal(int black, int white) {
        return haveLiberties(black, ~(black | white)) && haveLiberties(white, ~(black | white));
    }

    private boolean haveLiberties(int stones, int empty) {
        int alive = stones & grid.next(empty & grid.all());
        int before = 0;
        while (alive != before) {
            before = alive;
            alive |= stones & grid.next(alive);
        }
        return alive == stones;
    }
}
