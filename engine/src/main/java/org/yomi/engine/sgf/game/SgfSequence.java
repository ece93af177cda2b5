package org.yomi.engine.sgf.game;

import java.util.ArrayList;
import java.util.List;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.grammar.SgfNode;
import org.yomi.engine.sgf.property.SgfColor;
import org.yomi.engine.sgf.property.SgfSize;

/**
 * What leads from an empty board to a position of a game.
 *
 * @param size size of the board
 * @param changes to be done in this order
 * @param toPlay who moves then: the player of the move stopped at; if there is none, what PL says after the last move;
 *     else the opponent of the last move; else White in a game with a handicap of two or more stones; else Black
 */
public record SgfSequence(SgfSize size, List<SgfChange> changes, SgfColor toPlay) {

    /** Copies the list. */
    public SgfSequence {
        changes = List.copyOf(changes);
    }

    /**
     * The changes along a path, up to but without a move.
     *
     * @param path nodes from the root on, each a child of the one before
     * @param moveNumber the move to stop at, counted from 1, passes too; setup that comes before it is done. If there
     *     are fewer moves, all is done.
     * @param first who moves first if nothing else tells
     */
    static SgfSequence along(SgfSize size, List<SgfNode> path, int moveNumber, SgfColor first) throws SgfException {
        List<SgfChange> changes = new ArrayList<>();
        SgfColor toPlay = first;
        int moves = 0;
        for (SgfNode node : path) {
            for (SgfChange change : SgfChange.of(node, size)) {
                if (change instanceof SgfChange.Move move) {
                    moves++;
                    if (moves == moveNumber) {
                        return new SgfSequence(size, changes, move.color());
                    }
                    toPlay = move.color().opponent();
                } else if (change instanceof SgfChange.SetToPlay set) {
                    toPlay = set.color();
                }
                changes.add(change);
            }
        }
        return new SgfSequence(size, changes, toPlay);
    }
}
