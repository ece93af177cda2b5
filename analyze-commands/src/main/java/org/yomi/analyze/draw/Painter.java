package org.yomi.analyze.draw;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Draws a diagram the way a printed book has it: what lies below first. */
final class Painter {

    private static final int PAPER = 0xffffff;
    private static final int BOARD = 0xfaf0d7;
    private static final int INK = 0x1c1a18;
    private static final int GRID = 0x51483b;
    private static final int COORDINATE = 0x6f675b;
    private static final int BLACK_STONE = 0x201f1e;
    private static final int WHITE_STONE = 0xffffff;
    private static final int BLACK_MOVE = 0x6a6e76;
    private static final int WHITE_MOVE = 0xf4f4f2;
    private static final int MOVE_EDGE = 0x6a6e76;
    private static final int MINUS = 0xbfd9f2;
    private static final int MINUS_EDGE = 0x2c6db5;
    private static final int PLUS = 0xf7c9b4;
    private static final int PLUS_EDGE = 0xc9502c;
    private static final int BOTH = 0xd6bfdd;

    private static final double CELL = Layout.CELL;
    private static final double STONE = 0.47 * CELL;
    private static final double STAR = 0.085 * CELL;
    // The two outlines lie side by side where the zones end together.
    private static final double MINUS_INSET = 0.03;
    private static final double PLUS_INSET = 0.1;

    private final Diagram diagram;
    private final Canvas canvas;
    private final Layout layout;
    /** The moves that are drawn; the others find a stone on their point and are told of in the caption. */
    private final Map<Spot, Integer> numbers = new LinkedHashMap<>();

    private Painter(Diagram diagram, Layout layout, Canvas canvas) {
        this.diagram = diagram;
        this.layout = layout;
        this.canvas = canvas;
        for (int i = 0; i < diagram.line().size(); i++) {
            Spot spot = diagram.line().get(i).spot();
            if (spot != null && !diagram.stones().containsKey(spot)) {
                numbers.putIfAbsent(spot, i);
            }
        }
    }

    /** The layout of a diagram, by which a canvas of the right size is made. */
    static Layout layout(Diagram diagram) {
        List<String> caption = new ArrayList<>(diagram.caption().lines().toList());
        String unseen = unseenMoves(diagram);
        if (!unseen.isEmpty()) {
            caption.add(unseen);
        }
        return new Layout(diagram.width(), diagram.height(), caption);
    }

    /** Draws the whole diagram. */
    static void paint(Diagram diagram, Layout layout, Canvas canvas) {
        Painter painter = new Painter(diagram, layout, canvas);
        painter.background();
        painter.zones();
        painter.grid();
        painter.coordinates();
        painter.stones();
        painter.moves();
        painter.goals();
        painter.caption();
    }

    /** Names the moves that cannot be drawn, as books do: "3 at D4, 4 pass". */
    private static String unseenMoves(Diagram diagram) {
        Set<Spot> taken = new TreeSet<>(diagram.stones().keySet());
        List<String> unseen = new ArrayList<>();
        int number = 0;
        for (Diagram.Move move : diagram.line()) {
            number++;
            if (move.spot() == null) {
                unseen.add(number + " pass");
            } else if (!taken.add(move.spot())) {
                unseen.add(number + " at " + move.spot());
            }
        }
        return String.join(", ", unseen);
    }

    private void background() {
        canvas.group("board");
        canvas.rectangle(new XY(0, 0), layout.width(), layout.height(), PAPER);
        canvas.rectangle(layout.boardCorner(), layout.boardWidth(), layout.boardHeight(), BOARD);
    }

    private void zones() {
        canvas.group("zone-minus");
        diagram.zoneMinus().forEach(spot -> square(spot, MINUS));
        canvas.group("zone-plus");
        diagram.zonePlus().forEach(spot -> square(spot, diagram.zoneMinus().contains(spot) ? BOTH : PLUS));
        outline("zone-minus-outline", diagram.zoneMinus(), MINUS_INSET, MINUS_EDGE);
        outline("zone-plus-outline", diagram.zonePlus(), PLUS_INSET, PLUS_EDGE);
    }

    private void square(Spot spot, int color) {
        canvas.rectangle(layout.at(spot.x() - 0.5, spot.y() + 0.5), CELL, CELL, color);
    }

    private void outline(String group, Set<Spot> zone, double inset, int color) {
        canvas.group(group);
        for (List<XY> polygon : Outline.of(zone, inset)) {
            List<XY> corners = polygon.stream()
                    .map(corner -> layout.at(corner.x() - 0.5, corner.y() - 0.5))
                    .toList();
            canvas.polygon(corners, Canvas.Pen.stroke(color, 1.8));
        }
    }

    private void grid() {
        canvas.group("grid");
        for (int x = 0; x < diagram.width(); x++) {
            canvas.line(layout.at(x, 0), layout.at(x, diagram.height() - 1), linePen(x, diagram.width()));
        }
        for (int y = 0; y < diagram.height(); y++) {
            canvas.line(layout.at(0, y), layout.at(diagram.width() - 1, y), linePen(y, diagram.height()));
        }
        canvas.group("stars");
        for (Spot star : StarPoints.of(diagram.width(), diagram.height())) {
            canvas.circle(layout.at(star), STAR, Canvas.Pen.fill(GRID));
        }
    }

    private static Canvas.Pen linePen(int index, int count) {
        boolean outer = index == 0 || index == count - 1;
        return Canvas.Pen.stroke(GRID, outer ? 2 : 1);
    }

    private void coordinates() {
        canvas.group("coordinates");
        Canvas.Type type = new Canvas.Type(14, false, false, COORDINATE);
        double away = layout.coordinateDistance();
        for (int x = 0; x < diagram.width(); x++) {
            canvas.text(layout.at(x, -away), Spot.column(x), type);
            canvas.text(layout.at(x, diagram.height() - 1 + away), Spot.column(x), type);
        }
        for (int y = 0; y < diagram.height(); y++) {
            canvas.text(layout.at(-away, y), "" + (y + 1), type);
            canvas.text(layout.at(diagram.width() - 1 + away, y), "" + (y + 1), type);
        }
    }

    private void stones() {
        canvas.group("stones");
        diagram.stones().forEach((spot, color) -> {
            int fill = color == StoneColor.BLACK ? BLACK_STONE : WHITE_STONE;
            canvas.circle(layout.at(spot), STONE, new Canvas.Pen(fill, INK, 1.4));
        });
    }

    private void moves() {
        canvas.group("moves");
        numbers.forEach((spot, index) -> {
            boolean black = diagram.line().get(index).color() == StoneColor.BLACK;
            int fill = black ? BLACK_MOVE : WHITE_MOVE;
            canvas.circle(layout.at(spot), STONE, new Canvas.Pen(fill, MOVE_EDGE, 1.4));
            textOn(spot, "" + (index + 1), black ? WHITE_STONE : INK);
        });
    }

    private boolean isBlack(Spot spot) {
        return diagram.stones().get(spot) == StoneColor.BLACK;
    }

    private void textOn(Spot spot, String text, int color) {
        double size = CELL * (text.length() <= 1 ? 0.54 : text.length() == 2 ? 0.47 : 1.15 / text.length());
        canvas.text(layout.at(spot), text, new Canvas.Type(size, true, false, color));
    }

    private void goals() {
        canvas.group("goals");
        for (Spot spot : diagram.goals()) {
            List<XY> triangle = List.of(corner(spot, 0, 0.28), corner(spot, 0.25, -0.15), corner(spot, -0.25, -0.15));
            canvas.polygon(triangle, Canvas.Pen.stroke(isBlack(spot) ? WHITE_STONE : INK, 2));
        }
    }

    private XY corner(Spot spot, double right, double up) {
        return layout.at(spot.x() + right, spot.y() + up);
    }

    private void caption() {
        canvas.group("caption");
        Canvas.Type type = new Canvas.Type(Layout.CAPTION_SIZE, false, true, INK);
        for (int i = 0; i < layout.caption().size(); i++) {
            canvas.text(layout.captionCentre(i), layout.caption().get(i), type);
        }
    }
}
