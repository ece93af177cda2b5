package org.yomi.analyze;

import java.util.StringJoiner;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;

/** Turns diagrams into commands. */
public final class Pictures {
    private Pictures() {}

    /** Sets an engine to a diagram, Black to move. */
    public static void set(TestEngine engine, String diagram) {
        Position position = Position.parse(diagram, Colour.BLACK);
        Geometry geometry = position.geometry();
        StringJoiner setup = new StringJoiner(" ", "gogui-setup ", "");
        for (int point = 0; point < geometry.size(); point++) {
            if (!position.isEmpty(point)) {
                setup.add(position.cell(point) == Board.BLACK ? "b" : "w").add(geometry.name(point));
            }
        }
        engine.ask("rectangular_boardsize " + geometry.width() + " " + geometry.height(), setup.toString());
    }
}
