package org.yomi.engine.board.life;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.yomi.engine.board.Board;
import org.yomi.engine.zone.Zone;

/** Draft. */
public final class AlternatingSafety {
    private final PointSets sets;
    private final BitSet empty;
    private final BitSet others;
    private final AnsweredLife life;
    private final BitSet stones = new BitSet();

    private AlternatingSafety(Board board, int colour) {
        sets = new PointSets(board.geometry());
        empty = cells(board, Board.EMPTY);
        BitSet own = cells(board, colour);
        others = (BitSet) own.clone();
        others.flip(0, sets.boardSize());
        List<BitSet> blocks = sets.parts(own);
        AnsweredLife look = look(blocks);
        for (List<BitSet> living = look.living(); living.size() < blocks.size(); living = look.living()) {
            blocks = living;
            look = look(blocks);
        }
        life = look;
        blocks.forEach(stones::or);
    }

    private AnsweredLife look(List<BitSet> blocks) {
        BitSet doubtful = cellsLeft(blocks);
        List<BitSet> regions = new ArrayList<>();
        for (BitSet region : sets.parts(others)) {
            if (!sets.around(region).intersects(doubtful)) {
                regions.add(region);
            }
        }
        return new AnsweredLife(sets, empty, blocks, regions);
    }

    private BitSet cellsLeft(List<BitSet> blocks) {
        BitSet left = new BitSet();
        left.set(0, sets.boardSize());
        left.andNot(others);
        blocks.forEach(left::andNot);
        return left;
    }

    private static BitSet cells(Board board, int content) {
        BitSet cells = new BitSet();
        for (int p = 0; p < board.geometry().size(); p++) {
            cells.set(p, board.cell(p) == content);
        }
        return cells;
    }

    public static Zone of(Board board, int colour) {
        AlternatingSafety s = new AlternatingSafety(board, colour);
        BitSet points = s.stones.isEmpty() ? s.stones : s.points();
        return Zone.of(board.geometry(), points.stream().toArray());
    }

    public static Zone stones(Board board, int colour) {
        return Zone.of(board.geometry(), new AlternatingSafety(board, colour).stones.stream().toArray());
    }

    private BitSet points() {
        BitSet points = (BitSet) stones.clone();
        BitSet rest = new BitSet();
        rest.set(0, sets.boardSize());
        rest.andNot(stones);
        BitSet reach = sets.around(stones);
        Pairs pairs = new Pairs(life.pairs());
        for (BitSet region : sets.parts(rest)) {
            BitSet eyes = new BitSet();
            BitSet liberties = PointSets.common(reach, empty);
            boolean fixed = life.isEye(region);
            PointSets.without(region, reach).stream().forEach(p -> {
                BitSet b = sets.beside(p, liberties);
                boolean divided = fixed && empty.get(p);
                if (!(divided || (fixed ? pairs.hasPair(b) : pairs.require(b)))) {
                    eyes.set(p);
                }
            });
            if (!sets.hasTwoApart(eyes)) {
                points.or(region);
            }
        }
        return points;
    }
}
