package org.yomi.engine.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.yomi.engine.Seeds;
import org.yomi.engine.oracle.board.Ban;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Positions;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.oracle.goal.Atom;
import org.yomi.engine.oracle.goal.Goal;
import org.yomi.engine.oracle.goal.RandomGoals;

@Tag("long")
class SymmetryTest {
    private static final int QUESTIONS = 6;

    /** Points go where the map says, onto a grid that may have other sides; colours may change places. */
    private record Turn(Grid to, IntUnaryOperator map, boolean swap) {
        int set(int set) {
            int turned = 0;
            for (int rest = set; rest != 0; rest &= rest - 1) {
                turned |= 1 << map.applyAsInt(Integer.numberOfTrailingZeros(rest));
            }
            return turned;
        }

        int move(int move) {
            return move == Grid.PASS ? move : map.applyAsInt(move);
        }

        Side side(Side side) {
            return swap ? side.other() : side;
        }

        Position position(Position p) {
            Ban old = p.ban();
            Ban ban = old == null ? null : new Ban(move(old.point()), side(old.owner()));
            return new Position(to, set(p.stones(side(Side.BLACK))), set(p.stones(side(Side.WHITE))), ban);
        }

        Goal goal(Goal goal) {
            if (goal instanceof Goal.Not not) {
                return Goal.not(goal(not.part()));
            }
            if (goal instanceof Goal.And and) {
                return new Goal.And(and.parts().stream().map(this::goal).toList());
            }
            if (goal instanceof Goal.Or or) {
                return new Goal.Or(or.parts().stream().map(this::goal).toList());
            }
            return atom((Atom) goal);
        }

        private Atom atom(Atom atom) {
            Side owner = side(atom.owner());
            if (atom instanceof Atom.Capture capture) {
                return new Atom.Capture(move(capture.point()), owner);
            }
            if (atom instanceof Atom.Live live) {
                return new Atom.Live(move(live.point()), owner);
            }
            if (atom instanceof Atom.Safe safe) {
                return new Atom.Safe(move(safe.point()), owner);
            }
            if (atom instanceof Atom.Connect connect) {
                return new Atom.Connect(move(connect.from()), move(connect.to()), owner);
            }
            if (atom instanceof Atom.Enter enter) {
                return new Atom.Enter(move(enter.point()), owner, set(enter.region()));
            }
            if (atom instanceof Atom.Race race) {
                return new Atom.Race(move(race.own()), move(race.other()), owner);
            }
            return new Atom.Invade(owner, set(((Atom.Invade) atom).region()));
        }
    }

    private static Turn flipped(Grid grid, boolean swap) {
        int last = grid.width() - 1;
        return new Turn(grid, point -> point + last - 2 * (point % grid.width()), swap);
    }

    private static Turn transposed(Grid grid, boolean swap) {
        Grid to = new Grid(grid.height(), grid.width());
        return new Turn(to, point -> point % grid.width() * grid.height() + point / grid.width(), swap);
    }

    @Test
    void coloursMayChangePlaces() {
        Random random = Seeds.random("SymmetryTest");
        for (int i = 0; i < QUESTIONS; i++) {
            Grid grid = new Grid(3, 3);
            compare(random, grid, new Turn(grid, point -> point, true));
        }
    }

    @Test
    void boardMayBeFlippedAndTransposed() {
        Random random = Seeds.random("SymmetryTest");
        for (int i = 0; i < QUESTIONS; i++) {
            Grid grid = random.nextBoolean() ? new Grid(2, 4) : new Grid(3, 3);
            compare(random, grid, flipped(grid, random.nextBoolean()));
            compare(random, grid, transposed(grid, random.nextBoolean()));
        }
    }

    private static void compare(Random random, Grid grid, Turn turn) {
        Side first = Side.values()[random.nextInt(2)];
        Position position =
                random.nextInt(3) == 0 ? Positions.randomWithBan(grid, first, random) : Positions.random(grid, random);
        Goal goal = RandomGoals.random(position, 1 + random.nextInt(2), random);
        Oracle here = new Oracle(grid, goal, Assumptions.NONE);
        Oracle there = new Oracle(turn.to(), turn.goal(goal), Assumptions.NONE);
        String question = goal.text(grid) + " " + first + position;
        Position turned = turn.position(position);
        assertThat(there.result(turned, turn.side(first))).as(question).isEqualTo(here.result(position, first));
        assertThat(there.threats(turned, turn.side(first))).as(question).isEqualTo(here.threats(position, first));
        Set<Integer> moves = new TreeSet<>();
        here.bestMoves(position, first).forEach(move -> moves.add(turn.move(move)));
        assertThat(there.bestMoves(turned, turn.side(first))).as(question).isEqualTo(moves);
    }
}
