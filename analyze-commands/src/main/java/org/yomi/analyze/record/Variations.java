package org.yomi.analyze.record;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.explain.KoMoves;
import org.yomi.engine.question.Question;
import org.yomi.engine.sgf.board.SgfBoard;
import org.yomi.engine.sgf.game.SgfBuilder;
import org.yomi.engine.sgf.grammar.SgfNode;

/** Lines of play behind the node of a position; moves that several lines begin with are there once. */
final class Variations {
    private static final String AFTER_THREAT = "After a ko threat.";

    private final SgfBuilder sgf;
    private final SgfNode start;
    private final Question question;

    /** The node that a sequence of moves leads to. */
    private final Map<List<Integer>, SgfNode> nodes = new HashMap<>();

    private final Map<SgfNode, String> comments = new HashMap<>();

    /** Begins on the node where the builder stands. */
    Variations(SgfBuilder sgf, Question question) {
        this.sgf = sgf;
        start = sgf.here();
        this.question = question;
    }

    /** Adds what is new of a line, and says of its moves which take a ko back at once; the first line is the main one. */
    void add(List<Integer> moves) {
        Geometry geometry = question.position().geometry();
        Colour first = question.first();
        for (int count = 1; count <= moves.size(); count++) {
            List<Integer> path = List.copyOf(moves.subList(0, count));
            if (!nodes.containsKey(path)) {
                sgf.goTo(node(path.subList(0, count - 1)));
                Colour player = count % 2 == 1 ? first : first.opponent();
                sgf.play(SgfBoard.toSgf(player), SgfBoard.moveToSgf(geometry, path.get(count - 1)));
                nodes.put(path, sgf.here());
            }
        }
        KoMoves.of(question, moves).retakes().forEach(i -> comment(moves.subList(0, i + 1), AFTER_THREAT));
    }

    private SgfNode node(List<Integer> path) {
        return path.isEmpty() ? start : nodes.getOrDefault(path, start);
    }

    /** Adds a sentence to the comment after some moves of a line that was added, unless it stands there already. */
    void comment(List<Integer> moves, String sentence) {
        SgfNode node = node(moves);
        List<String> lines =
                new ArrayList<>(comments.getOrDefault(node, "").lines().toList());
        if (!moves.isEmpty() && !sentence.isEmpty() && !lines.contains(sentence)) {
            lines.add(sentence);
            comments.put(node, String.join("\n", lines));
            sgf.goTo(node).comment(String.join("\n", lines));
        }
    }

    /** Marks the last of some moves as the one to find, which Sabaki shows in a colour. */
    void praise(List<Integer> moves) {
        sgf.goTo(node(moves)).raw("TE", "1");
    }
}
