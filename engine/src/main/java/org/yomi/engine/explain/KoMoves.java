package org.yomi.engine.explain;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Question;

/**
 * What in a line from the position of a question on is about a ko.
 *
 * @param retakes the indices of moves that take a ko back at once, which only a player with a ko threat can do
 * @param bans the points where a ko was taken, in the order of the moves, each once
 */
public record KoMoves(Set<Integer> retakes, List<Integer> bans) {
    public KoMoves {
        retakes = Set.copyOf(retakes);
        bans = List.copyOf(bans);
    }

    /** Looks through moves that are legal but for bans. */
    public static KoMoves of(Question question, List<Integer> moves) {
        // Unlike the rules of a game, it keeps the bans that a player with threats may ignore.
        Board board = question.assumptions().board(question.position());
        Set<Integer> retakes = new LinkedHashSet<>();
        Set<Integer> bans = new LinkedHashSet<>();
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (move != Geometry.PASS && move == board.ban()) {
                retakes.add(i);
            }
            board.play(move);
            if (board.ban() != Geometry.PASS) {
                bans.add(board.ban());
            }
        }
        return new KoMoves(retakes, List.copyOf(bans));
    }
}
