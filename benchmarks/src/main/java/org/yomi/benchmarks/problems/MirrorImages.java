package org.yomi.benchmarks.problems;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.yomi.benchmarks.corpus.Inquiry;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;

/**
 * The same problem seen from all sides. A search that tries moves in another order may take many more nodes, or fewer; what
 * helps all eight images helps.
 */
final class MirrorImages {
    private static final int COUNT = 8;
    private static final Pattern VERTEX = Pattern.compile("\\b[A-HJ-Z][1-9]\\d?\\b");

    private MirrorImages() {}

    /**
     * Those of a problem, itself the first, with numbers behind its name.
     *
     * @throws IllegalArgumentException if the board is not square
     */
    static List<Problem> of(Problem problem) {
        Geometry geometry = problem.inquiry().position().geometry();
        if (geometry.width() != geometry.height()) {
            throw new IllegalArgumentException("mirror images need a square board, got " + geometry);
        }
        return IntStream.range(0, COUNT).mapToObj(i -> image(problem, i)).toList();
    }

    private static Problem image(Problem problem, int number) {
        Inquiry inquiry = problem.inquiry();
        Geometry geometry = inquiry.position().geometry();
        return new Problem(
                problem.id() + "/" + number,
                problem.set(),
                problem.difficulty(),
                new Inquiry(
                        position(inquiry.position(), number),
                        VERTEX.matcher(inquiry.goal()).replaceAll(vertex -> name(vertex.group(), geometry, number)),
                        inquiry.first(),
                        inquiry.rules()),
                problem.expected(),
                problem.theirNodes(),
                problem.remark());
    }

    private static Position position(Position position, int number) {
        Geometry geometry = position.geometry();
        byte[] cells = new byte[geometry.size()];
        for (int p = 0; p < cells.length; p++) {
            cells[point(geometry, p, number)] = (byte) position.cell(p);
        }
        int ban = position.ban() == Geometry.PASS ? Geometry.PASS : point(geometry, position.ban(), number);
        return Position.of(geometry, cells, position.toMove(), ban);
    }

    private static String name(String vertex, Geometry geometry, int number) {
        return geometry.name(point(geometry, geometry.parse(vertex).orElseThrow(), number));
    }

    private static int point(Geometry geometry, int point, int number) {
        int last = geometry.width() - 1;
        int x = (number & 1) == 0 ? geometry.x(point) : last - geometry.x(point);
        int y = (number & 2) == 0 ? geometry.y(point) : last - geometry.y(point);
        return (number & 4) == 0 ? geometry.point(x, y) : geometry.point(y, x);
    }
}
