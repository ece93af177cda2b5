package org.yomi.analyze.gnugo.reading;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.And;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Live;
import org.yomi.engine.goal.Or;
import org.yomi.engine.goal.Race;

/**
 * What is attacked and defended: a block, or blocks that live and die as one.
 *
 * @param stones a stone of each block, at least one
 * @param owner of all stones
 */
public record Target(List<Integer> stones, Colour owner) {
    /** Copies the list. */
    public Target {
        stones = List.copyOf(stones);
    }

    /** The block of a stone. */
    public static Target block(Position position, int stone) {
        return new Target(List.of(stone), Colour.ofCell(position.cell(stone)));
    }

    /** What is left of it. */
    public Optional<Target> in(Position position) {
        List<Integer> left = stones.stream()
                .filter(stone -> position.cell(stone) == owner.cell())
                .toList();
        return left.isEmpty() ? Optional.empty() : Optional.of(new Target(left, owner));
    }

    /**
     * What is said of what is left of it after a move; nothing if the move is illegal, or nothing is left, or nothing is said.
     *
     * @param say given the position after the move and what is left
     */
    <T> Optional<T> after(Position position, Colour player, int move, BiFunction<Position, Target, Optional<T>> say) {
        return Moves.after(position, player, move).flatMap(after -> in(after).flatMap(left -> say.apply(after, left)));
    }

    /** Whether it is one stone alone. */
    boolean isLoneStone(Position position) {
        return stones.size() == 1
                && Blocks.stones(new Board(position), stones.get(0)).size() == 1;
    }

    /**
     * Whether the last of it is a lone stone that is taken in a ko, or may be, for all that the line shows.
     *
     * @param line moves from the position on, in which its player moves first
     */
    public boolean isTakenByKo(List<Integer> line, Position position) {
        Board board = new Board(position);
        for (int move : line) {
            board.play(move);
            if (stones.stream().allMatch(stone -> board.cell(stone) != owner.cell())) {
                return stones.contains(board.ban());
            }
        }
        List<Integer> left = stones.stream()
                .filter(stone -> board.cell(stone) == owner.cell())
                .toList();
        return left.size() == 1 && Blocks.stones(board, left.get(0)).size() == 1;
    }

    /** The attacker's goal: all of it. */
    public Goal capture() {
        return joined(stone -> new Capture(stone, owner.opponent()), And::new);
    }

    /** The owner's goal: a part of it. */
    public Goal live() {
        return joined(stone -> new Live(stone, owner), Or::new);
    }

    /** The goal of the attacker who captures all of it before a stone of his own is captured. */
    public Goal race(int own) {
        return joined(stone -> new Race(own, stone, owner.opponent()), And::new);
    }

    private Goal joined(Function<Integer, Goal> atom, Function<List<Goal>, Goal> join) {
        List<Goal> atoms = stones.stream().map(atom).toList();
        return atoms.size() == 1 ? atoms.get(0) : join.apply(atoms);
    }
}
