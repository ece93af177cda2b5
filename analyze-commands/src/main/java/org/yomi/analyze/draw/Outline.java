package org.yomi.analyze.draw;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The edges of a set of squares, as closed polygons.
 *
 * <p>The square of a spot reaches from (x, y) to (x + 1, y + 1). The edges are walked with the inside always on the same
 * hand, so that each corner can be moved inwards by adding the normals of the two edges that meet there.
 */
final class Outline {

    // East, north, west, south; the inside is on the left, which is the next direction.
    private static final int[] DX = {1, 0, -1, 0};
    private static final int[] DY = {0, 1, 0, -1};

    private final Set<Edge> edges = new LinkedHashSet<>();
    private final double inset;

    private Outline(Set<Spot> squares, double inset) {
        this.inset = inset;
        for (Spot square : squares) {
            int x = square.x();
            int y = square.y();
            addUnlessShared(squares, new Spot(x, y - 1), new Edge(x, y, 0));
            addUnlessShared(squares, new Spot(x + 1, y), new Edge(x + 1, y, 1));
            addUnlessShared(squares, new Spot(x, y + 1), new Edge(x + 1, y + 1, 2));
            addUnlessShared(squares, new Spot(x - 1, y), new Edge(x, y + 1, 3));
        }
    }

    /** An edge of length 1, from a corner in a direction. */
    private record Edge(int x, int y, int direction) {

        Edge next(int turn) {
            return new Edge(x + DX[direction], y + DY[direction], (direction + turn) % 4);
        }
    }

    private void addUnlessShared(Set<Spot> squares, Spot neighbour, Edge edge) {
        if (!squares.contains(neighbour)) {
            edges.add(edge);
        }
    }

    /**
     * The polygons around squares, and around the holes in them.
     *
     * @param inset how far the polygons are moved inwards, less than half a square
     */
    static List<List<XY>> of(Set<Spot> squares, double inset) {
        Outline outline = new Outline(squares, inset);
        List<List<XY>> polygons = new ArrayList<>();
        while (!outline.edges.isEmpty()) {
            polygons.add(outline.walk(outline.edges.iterator().next()));
        }
        return polygons;
    }

    private List<XY> walk(Edge first) {
        List<XY> corners = new ArrayList<>();
        Edge edge = first;
        do {
            edges.remove(edge);
            Edge next = following(edge, first);
            if (next.direction() != edge.direction()) {
                corners.add(corner(next, edge));
            }
            edge = next;
        } while (!edge.equals(first));
        return corners;
    }

    /** Turns inwards if it can, so that squares that touch at a corner only get polygons of their own. */
    private Edge following(Edge edge, Edge first) {
        for (int turn : new int[] {1, 0, 3}) {
            Edge next = edge.next(turn);
            if (edges.contains(next) || next.equals(first)) {
                return next;
            }
        }
        throw new IllegalStateException("the outline of a set of squares is closed");
    }

    private XY corner(Edge next, Edge edge) {
        int a = (edge.direction() + 1) % 4;
        int b = (next.direction() + 1) % 4;
        return new XY(next.x() + inset * (DX[a] + DX[b]), next.y() + inset * (DY[a] + DY[b]));
    }
}
