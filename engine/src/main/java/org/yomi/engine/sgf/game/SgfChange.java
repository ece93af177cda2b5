package org.yomi.engine.sgf.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.grammar.SgfNode;
import org.yomi.engine.sgf.grammar.SgfValue;
import org.yomi.engine.sgf.property.SgfColor;
import org.yomi.engine.sgf.property.SgfPoint;
import org.yomi.engine.sgf.property.SgfPoints;
import org.yomi.engine.sgf.property.SgfSize;

/** One thing that a node does to the position. */
public sealed interface SgfChange {

    /**
     * Stones are put on points, whatever stands there (AB, AW). Nothing is captured.
     *
     * @param points at least one, in the order they came
     */
    record AddStones(SgfColor color, List<SgfPoint> points) implements SgfChange {
        /** Copies the list. */
        public AddStones {
            points = List.copyOf(points);
        }
    }

    /**
     * Points are made empty (AE).
     *
     * @param points at least one, in the order they came
     */
    record ClearPoints(List<SgfPoint> points) implements SgfChange {
        /** Copies the list. */
        public ClearPoints {
            points = List.copyOf(points);
        }
    }

    /**
     * A move is played (B, W). SGF does not ask that it be legal, nor that colours take turns.
     *
     * @param point null for a pass
     */
    record Move(SgfColor color, @Nullable SgfPoint point) implements SgfChange {}

    /** The player to move is set (PL). */
    record SetToPlay(SgfColor color) implements SgfChange {}

    /**
     * What a node does, in the order in which it is to be done: setup as it came, then moves, then the player to move.
     * (FF[4] forbids setup and moves in one node, but there are files that have both in the root.)
     *
     * @throws SgfException if a point or colour cannot be read, a property has several moves, a point gets stones of both
     *     colours, or the node names another size of the board
     */
    static List<SgfChange> of(SgfNode node, SgfSize size) throws SgfException {
        List<SgfChange> setup = new ArrayList<>();
        List<SgfChange> moves = new ArrayList<>();
        List<SgfChange> toPlay = new ArrayList<>();
        for (Map.Entry<String, List<SgfValue>> property : node.properties().entrySet()) {
            List<SgfValue> values = property.getValue();
            switch (property.getKey()) {
                case "AB" -> addStones(SgfColor.BLACK, SgfPoints.list(values, size), setup);
                case "AW" -> addStones(SgfColor.WHITE, SgfPoints.list(values, size), setup);
                case "AE" -> clearPoints(SgfPoints.list(values, size), setup);
                case "B" -> moves.add(new Move(SgfColor.BLACK, SgfPoints.move(only("B", values), size)));
                case "W" -> moves.add(new Move(SgfColor.WHITE, SgfPoints.move(only("W", values), size)));
                case "SZ" -> size.expectIn(values);
                case "PL" -> toPlay.add(new SetToPlay(SgfColor.of(only("PL", values))));
                default -> {
                    // All other properties leave the position alone.
                }
            }
        }
        expectOneColour(node, size);
        setup.addAll(moves);
        setup.addAll(toPlay);
        return setup;
    }

    /** FF[4] asks that a point be set up once. Twice the same stone is clear enough, but not one of each colour. */
    private static void expectOneColour(SgfNode node, SgfSize size) throws SgfException {
        Set<SgfPoint> black = SgfPoints.list(node.values("AB"), size);
        for (SgfValue white : node.values("AW")) {
            for (SgfPoint point : SgfPoints.list(List.of(white), size)) {
                if (black.contains(point)) {
                    throw white.error("expected a stone of one colour on a point, found [" + point + "] in AB and AW");
                }
            }
        }
    }

    private static void addStones(SgfColor color, Set<SgfPoint> points, List<SgfChange> changes) {
        if (!points.isEmpty()) {
            changes.add(new AddStones(color, List.copyOf(points)));
        }
    }

    private static void clearPoints(Set<SgfPoint> points, List<SgfChange> changes) {
        if (!points.isEmpty()) {
            changes.add(new ClearPoints(List.copyOf(points)));
        }
    }

    private static SgfValue only(String identifier, List<SgfValue> values) throws SgfException {
        if (values.size() > 1) {
            throw values.get(1).error("expected one value of " + identifier + " in a node, found " + values.size());
        }
        return values.get(0);
    }
}
