package org.yomi.engine.board.life;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.yomi.engine.board.Board;
import org.yomi.engine.zone.Zone;

/**
 * What belongs to a colour though the opponent moves first, if its owner answers: static rules, without search. They are
 * like those of M. Müller, <em>Playing it safe: recognizing secure territories in computer Go by using static rules and
 * search</em>, Game Programming Workshop in Japan (1997), and of X. Niu and M. Müller, <em>An improved safety solver for
 * computer Go</em>, Computers and Games (2004).
 *
 * <p>As in Benson's method, the safe blocks are the largest set found in which each has two eyes in regions that border on no
 * block outside the set; but the owner may need {@linkplain Pairs pairs} of points of which he gets one. The pairs
 * {@linkplain ChainJoiner join} blocks to chains, or to living ones, make a region an {@linkplain AnsweredEyes eye}, or
 * {@linkplain DividingPairs divide} it in two. A region also is two eyes if every move of the opponent in it has an answer
 * that divides it, and {@linkplain EyeFinder two points} can be an eye of all blocks around them.
 *
 * <p>The claim: the opponent moving first, and all ko threats being his, the owner can keep all safe stones, and no stone
 * of the opponent becomes unconditionally alive in the territory. He may still play there for ever, or find a seki with
 * stones of the owner that are not safe. The owner's answers lie next to his safe stones, or have a pair of their liberties
 * beside them, and no move of the opponent that needs one captures any of them, so that no ko can stop him.
 */
public final class AlternatingSafety {
    private final PointSets sets;
    private final BitSet empty;
    private final BitSet own;
    private final BitSet stones = new BitSet();
    private final AnsweredLife life;
    private final BitSet points;

    private AlternatingSafety(Board board, int colour, AnsweredLife.Order order) {
        sets = new PointSets(board.geometry());
        empty = cells(board, Board.EMPTY);
        own = cells(board, colour);
        List<BitSet> blocks = sets.parts(own);
        AnsweredLife look = look(blocks, order);
        for (List<BitSet> living = look.living(); living.size() < blocks.size(); living = look.living()) {
            blocks = living;
            look = look(blocks, order);
        }
        blocks.forEach(stones::or);
        life = look;
        points = safePoints();
    }

    /** What is found in the order that finds more. */
    private static AlternatingSafety look(Board board, int colour) {
        AlternatingSafety one = new AlternatingSafety(board, colour, AnsweredLife.Order.ADOPT);
        AlternatingSafety other = new AlternatingSafety(board, colour, AnsweredLife.Order.SHARE);
        return other.points.cardinality() > one.points.cardinality() ? other : one;
    }

    private static BitSet cells(Board board, int content) {
        BitSet cells = new BitSet();
        for (int p = 0; p < board.geometry().size(); p++) {
            cells.set(p, board.cell(p) == content);
        }
        return cells;
    }

    /**
     * Finds the safe stones.
     *
     * @param colour {@link Board#BLACK} or {@link Board#WHITE}
     */
    public static Zone stones(Board board, int colour) {
        return zone(board, look(board, colour).stones);
    }

    /**
     * Finds the safe stones and their territory, with all that stands there.
     *
     * @param colour {@link Board#BLACK} or {@link Board#WHITE}
     */
    public static Zone of(Board board, int colour) {
        return zone(board, look(board, colour).points);
    }

    /** The empty points that are nobody's, next to safe stones of both colours, and to nothing else but more such points. */
    public static Zone dame(Board board) {
        AlternatingSafety black = look(board, Board.BLACK);
        AlternatingSafety white = look(board, Board.WHITE);
        BitSet open = black.complement(black.points);
        open.andNot(white.points);
        BitSet between = PointSets.common(black.sets.around(black.stones), black.sets.around(white.stones));
        between.and(black.empty);
        BitSet dame = new BitSet();
        black.sets.parts(open).stream()
                .filter(part -> PointSets.without(part, between).isEmpty())
                .forEach(dame::or);
        return zone(board, dame);
    }

    /** The answers on which what is found rests. */
    static AnsweredLife answers(Board board, int colour) {
        return look(board, colour).life;
    }

    private static Zone zone(Board board, BitSet points) {
        return Zone.of(board.geometry(), points.stream().toArray());
    }

    private AnsweredLife look(List<BitSet> blocks, AnsweredLife.Order order) {
        BitSet doubtful = (BitSet) own.clone();
        blocks.forEach(doubtful::andNot);
        List<BitSet> regions = new ArrayList<>();
        List<BitSet> others = new ArrayList<>();
        for (BitSet region : sets.parts(complement(own))) {
            (sets.around(region).intersects(doubtful) ? others : regions).add(region);
        }
        return new AnsweredLife(sets, empty, blocks, regions, others, order);
    }

    private BitSet complement(BitSet set) {
        BitSet complement = (BitSet) set.clone();
        complement.flip(0, sets.boardSize());
        return complement;
    }

    private BitSet safePoints() {
        BitSet found = (BitSet) stones.clone();
        if (stones.isEmpty()) {
            return found;
        }
        Pairs pairs = new Pairs(life.pairs());
        for (BitSet region : sets.parts(complement(stones))) {
            if (!sets.hasTwoApart(eyesOfOpponent(region, pairs))) {
                found.or(region);
            }
        }
        return found;
    }

    /**
     * The points where the opponent might have an eye. New pairs prevent some, but not where they could cost an eye. Where
     * eyes are made by an answer, the points are the stone that is answered, and stones as they are now.
     */
    private BitSet eyesOfOpponent(BitSet region, Pairs pairs) {
        BitSet reach = sets.around(stones);
        BitSet liberties = PointSets.common(PointSets.common(reach, empty), region);
        boolean isEye = life.isEye(region);
        BitSet eyes = PointSets.without(region, reach);
        PointSets.without(region, reach).stream()
                .filter(p -> mayPrevent(sets.beside(p, liberties), isEye, pairs))
                .forEach(eyes::clear);
        boolean isAnswered =
                life.isDivided(region) && PointSets.without(eyes, empty).isEmpty();
        return isAnswered ? new BitSet() : eyes;
    }

    private static boolean mayPrevent(BitSet liberties, boolean isEye, Pairs pairs) {
        return isEye ? pairs.hasPair(liberties) : pairs.require(liberties);
    }
}
