package org.yomi.solvers.proof;

import java.util.Optional;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Race;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.StopReason;
import org.yomi.solvers.enclosed.Room;
import org.yomi.solvers.game.GameOfGoal;
import org.yomi.solvers.play.DeepStack;
import org.yomi.solvers.play.Meter;

/**
 * Answers questions about captures and races in a room of {@value Room#MOST_POINTS} points at most that protected stones, or the edge
 * of the board, close off: exactly, under all ko rules, and fast; with the whole room as the zone. What is larger, or leans
 * on other assumptions, is {@code Unknown method}. {@link ProofNumberSolver} reads such questions on the board first, for
 * smaller zones, and then like this.
 */
public final class RoomSolver implements Solver {
    @Override
    public String name() {
        return "room";
    }

    @Override
    public String refuses(Goal goal) {
        return captures(goal).isPresent()
                ? ""
                : "the solver '" + name()
                        + "' reads capture, live and race, of one stone or several, and their negations";
    }

    private static Optional<GameOfGoal> captures(Goal goal) {
        return GameOfGoal.of(goal).filter(game -> !game.captures().isEmpty());
    }

    private static int guard(GameOfGoal game) {
        return game.atom() instanceof Race race ? race.own() : Board.PASS;
    }

    /** The room of a question, if it is about captures in one. */
    static Optional<Room> room(Question question) {
        Position position = question.position();
        Assumptions assumptions = question.assumptions().on(position.geometry());
        return captures(question.goal())
                .flatMap(game -> Room.around(game.captures(), guard(game), position, assumptions));
    }

    @Override
    public Answer solve(Question question, Monitor monitor) {
        if (captures(question.goal()).isEmpty()) {
            throw new IllegalArgumentException(refuses(question.goal()));
        }
        Meter meter = new Meter(question.limits(), monitor);
        Optional<RoomContests> contests =
                RoomContests.of(question, question.limits().usableMemoryMb());
        if (contests.isEmpty()) {
            return Answer.unknown(question, StopReason.METHOD, Effort.none(name()));
        }
        return DeepStack.run(() -> new KoRules(question, contests.get(), name(), meter).answer());
    }
}
