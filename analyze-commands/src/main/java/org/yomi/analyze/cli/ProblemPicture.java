package org.yomi.analyze.cli;

import java.util.ArrayList;
import java.util.List;
import org.yomi.analyze.draw.Diagram;
import org.yomi.analyze.draw.DiagramBuilder;
import org.yomi.analyze.draw.Spot;
import org.yomi.analyze.draw.StoneColor;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;

/** A position as a picture, with an answer if there is one. */
final class ProblemPicture {
    private final Position position;
    private final DiagramBuilder diagram;

    ProblemPicture(Position position) {
        this.position = position;
        Geometry geometry = position.geometry();
        diagram = new DiagramBuilder(geometry.width(), geometry.height())
                .stones(StoneColor.BLACK, stones(Board.BLACK))
                .stones(StoneColor.WHITE, stones(Board.WHITE));
    }

    private List<Spot> stones(int cell) {
        Geometry geometry = position.geometry();
        List<Spot> spots = new ArrayList<>();
        for (int point = 0; point < geometry.size(); point++) {
            if (position.cell(point) == cell) {
                spots.add(new Spot(geometry.x(point), geometry.y(point)));
            }
        }
        return spots;
    }

    /** Adds the stones, zones, main line and result of an answer about the position. */
    void show(JsonAnswer answer) {
        diagram.zoneMinus(spots(answer.list("zone_minus"))).zonePlus(spots(answer.list("zone_plus")));
        diagram.goals(spots(stonesOf(answer.text("goal"))));
        StoneColor color = answer.text("first").equals(Colour.BLACK.word()) ? StoneColor.BLACK : StoneColor.WHITE;
        for (String move : answer.list("pv")) {
            diagram.move(color, move.equals("pass") ? null : Spot.of(move));
            color = color == StoneColor.BLACK ? StoneColor.WHITE : StoneColor.BLACK;
        }
        String move = answer.text("move").equals("none") ? "" : " " + answer.text("move");
        List<String> leaned = answer.list("assumptions");
        diagram.caption(answer.text("goal") + ", " + answer.text("first") + " first: " + answer.text("result") + move
                + (leaned.isEmpty() ? "" : ", leaning on " + String.join(" ", leaned)));
    }

    private List<String> stonesOf(String goal) {
        try {
            Geometry geometry = position.geometry();
            return GoalParser.parse(goal, position).goal().stones(geometry).names();
        } catch (GoalException e) {
            throw new IllegalStateException("the engine answered a question about no goal: " + goal, e);
        }
    }

    private static List<Spot> spots(List<String> names) {
        return names.stream().map(Spot::of).toList();
    }

    /** The picture. */
    Diagram diagram() {
        return diagram.diagram();
    }
}
