package org.yomi.analyze.game;

import java.util.ArrayDeque;
import java.util.Deque;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;

/** A move after which its own block has no liberty. The engine's board knows no such moves; games of some rules have them. */
final class Suicide {
    private Suicide() {}

    /** The position after the move: its block is taken off. */
    static Position on(Position position, Move move) {
        Geometry geometry = position.geometry();
        byte[] cells = position.cells();
        byte cell = (byte) move.colour().cell();
        Deque<Integer> block = new ArrayDeque<>();
        block.push(move.point());
        while (!block.isEmpty()) {
            int point = block.pop();
            cells[point] = Board.EMPTY;
            for (int i = 0; i < geometry.neighbourCount(point); i++) {
                int next = geometry.neighbour(point, i);
                if (cells[next] == cell) {
                    block.push(next);
                }
            }
        }
        return Position.of(geometry, cells, move.colour().opponent(), Geometry.PASS);
    }
}
