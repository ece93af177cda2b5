package org.yomi.analyze.game;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.sgf.board.SgfBoard;
import org.yomi.engine.sgf.game.SgfChange;
import org.yomi.engine.sgf.game.SgfSequence;
import org.yomi.engine.sgf.property.SgfPoint;

/**
 * Turns what an SGF file says into positions.
 *
 * <p>A record may break the ko rule and have suicides, since rules differ; moves on stones are refused. Setup between two
 * moves is looked at as a whole: while it is done, blocks may be without liberties.
 */
final class SgfReplay {
    private final Geometry geometry;
    private final List<Position> positions = new ArrayList<>();
    private byte @Nullable [] setup;

    private SgfReplay(Geometry geometry) {
        this.geometry = geometry;
        positions.add(new Board(geometry).position());
    }

    /**
     * The positions before each move and after the last.
     *
     * @throws IllegalChange when a position of the file is impossible here
     */
    static List<Position> positions(SgfSequence sequence) throws IllegalChange {
        SgfReplay replay = new SgfReplay(SgfBoard.geometry(sequence.size()));
        for (SgfChange change : sequence.changes()) {
            replay.make(change);
        }
        replay.endSetup();
        replay.setToMove(SgfBoard.colour(sequence.toPlay()));
        return replay.positions;
    }

    private void make(SgfChange change) throws IllegalChange {
        if (change instanceof SgfChange.AddStones add) {
            setUp(add.points(), SgfBoard.colour(add.color()).cell());
        } else if (change instanceof SgfChange.ClearPoints clear) {
            setUp(clear.points(), Board.EMPTY);
        } else if (change instanceof SgfChange.Move move) {
            endSetup();
            play(move);
        } else if (change instanceof SgfChange.SetToPlay set) {
            endSetup();
            setToMove(SgfBoard.colour(set.color()));
        }
    }

    private Position last() {
        return positions.get(positions.size() - 1);
    }

    private void setUp(List<SgfPoint> points, int cell) {
        byte[] cells = setup == null ? last().cells() : setup;
        for (SgfPoint point : points) {
            cells[SgfBoard.point(geometry, point)] = (byte) cell;
        }
        setup = cells;
    }

    private void endSetup() throws IllegalChange {
        if (setup != null) {
            try {
                Position position = Position.of(geometry, setup, last().toMove(), Geometry.PASS);
                positions.set(positions.size() - 1, position);
            } catch (IllegalArgumentException e) {
                throw new IllegalChange("setup before move " + positions.size() + ": " + e.getMessage());
            }
            setup = null;
        }
    }

    private void play(SgfChange.Move change) throws IllegalChange {
        Move move = new Move(SgfBoard.colour(change.color()), SgfBoard.move(geometry, change.point()));
        try {
            positions.add(move.recordedOn(last()));
        } catch (IllegalChange e) {
            throw new IllegalChange("move " + positions.size() + ": " + e.reason());
        }
    }

    private void setToMove(Colour colour) {
        positions.set(positions.size() - 1, last().withToMove(colour));
    }
}
