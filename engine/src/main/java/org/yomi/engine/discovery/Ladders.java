package org.yomi.engine.discovery;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.engine.study.Status;

/** Finds the ladders of a position: of every block with one or two liberties, whether it is captured in one. */
public final class Ladders {
    /** Whoever gets a third liberty with the attacker to move has left the ladder. */
    private static final int ESCAPE = 3;

    private Ladders() {}

    /**
     * Asks about all such blocks, those with most stones first.
     *
     * @param limits nodes of each question, time of all together
     * @param monitors who stops each question, and so all of it, and hears of it
     */
    public static List<Found> of(
            Position position, Solver solver, Set<KoRule> rules, Limits limits, Function<Question, Monitor> monitors) {
        Deadline deadline = new Deadline(limits.time(), Monitor.SILENT);
        List<Found> ladders = new ArrayList<>();
        for (Candidate candidate : candidates(position)) {
            Status status = Status.of(
                    candidate.goal(),
                    first -> new Question(position, candidate.goal(), candidate.assumptions(), first, rules, limits),
                    solver,
                    limits.threads(),
                    question -> deadline.heardBy(monitors.apply(question)));
            ladders.add(new Found(candidate, status));
        }
        return ladders;
    }

    private static List<Candidate> candidates(Position position) {
        Board board = new Board(position);
        List<Candidate> candidates = new ArrayList<>();
        for (int p = 0; p < position.geometry().size(); p++) {
            boolean isBlock = !position.isEmpty(p) && board.firstStone(board.block(p)) == p;
            if (isBlock && board.liberties(board.block(p)) < ESCAPE) {
                Colour attacker = Colour.ofCell(board.cell(p)).opponent();
                candidates.add(new Candidate(
                        new Capture(p, attacker), Assumptions.NONE.withEscape(ESCAPE), board.stones(board.block(p))));
            }
        }
        candidates.sort(Candidate.MOST_STONES_FIRST);
        return candidates;
    }
}
