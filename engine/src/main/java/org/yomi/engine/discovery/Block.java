package org.yomi.engine.discovery;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.zone.Zone;

/**
 * Stones that are linked.
 *
 * @param stone the lowest of them
 * @param stones how many there are
 * @param isAlive whether they are unconditionally alive
 */
record Block(Colour owner, int stone, int stones, Zone liberties, boolean isAlive) {
    static Block at(Board board, int stone, boolean isAlive) {
        Geometry geometry = board.geometry();
        int block = board.block(stone);
        long[] liberties = new long[geometry.words()];
        for (int i = 0; i < liberties.length; i++) {
            liberties[i] = board.libertyWord(block, i);
        }
        return new Block(
                Colour.ofCell(board.cell(stone)),
                stone,
                board.stones(block),
                Zone.ofWords(geometry, liberties),
                isAlive);
    }

    /** How many liberties both have. */
    int shared(Block other) {
        return liberties.intersection(other.liberties).size();
    }

    /** Whether a liberty of one is, or is next to, a liberty of the other: one or two stones would link them. */
    boolean isNear(Block other) {
        return liberties.intersects(other.liberties)
                || withNeighbours(liberties).intersects(other.liberties);
    }

    private static Zone withNeighbours(Zone zone) {
        Geometry geometry = zone.geometry();
        long[] words = zone.toWords();
        zone.forEach(point -> {
            for (int i = 0; i < geometry.neighbourCount(point); i++) {
                int next = geometry.neighbour(point, i);
                words[next >> 6] |= 1L << (next & 63);
            }
        });
        return Zone.ofWords(geometry, words);
    }
}
