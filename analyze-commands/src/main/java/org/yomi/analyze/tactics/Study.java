package org.yomi.analyze.tactics;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.yomi.analyze.settings.Settings;
import org.yomi.engine.board.Position;
import org.yomi.engine.explain.Explanation;
import org.yomi.engine.play.StubbornDefence;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.study.WinningOrder;
import org.yomi.engine.verify.FirstMoves;
import org.yomi.engine.verify.ProofChecker;
import org.yomi.engine.verify.Report;

/** Finds out more about an answer, each thing within the time of one question. */
final class Study {
    /** So many positions of a proof are replayed in about as many milliseconds. */
    private static final long POSITIONS = 5000;

    /** The same proof is replayed in the same way each time. */
    private static final long SEED = 1;

    private final Answer answer;
    private final Settings settings;
    private final BooleanSupplier cancelled;

    /**
     * Begins.
     *
     * @param cancelled once true, what is known by then is the answer
     */
    Study(Answer answer, Settings settings, BooleanSupplier cancelled) {
        this.answer = answer;
        this.settings = settings;
        this.cancelled = cancelled;
    }

    private <T> T watching(Function<Monitor, T> reading) {
        return Watching.of(settings, cancelled, watch -> reading.apply(watch.apply(answer.question())));
    }

    private Duration time() {
        return settings.limits().time();
    }

    /** All first moves as good as the one that the answer names. */
    FirstMoves firstMoves() {
        return watching(monitor -> FirstMoves.of(answer, settings.solver(), time(), settings.threads(), monitor));
    }

    /** The order of the answer's move, if it has one. */
    Optional<WinningOrder> order() {
        return watching(monitor -> WinningOrder.of(answer, time(), monitor));
    }

    /** Why the answer is so. */
    Explanation explain() {
        return watching(monitor -> Explanation.of(answer, settings.solver(), time(), settings.threads(), monitor));
    }

    /**
     * What the player to move, who gets nothing by the answer, plays all the same.
     *
     * @param game all positions so far
     * @return a point or pass
     */
    int stubbornMove(List<Position> game) {
        return watching(monitor -> StubbornDefence.move(
                answer, settings.solver(), time(), settings.threads(), position -> wasThere(position, game), monitor));
    }

    private static boolean wasThere(Position position, List<Position> game) {
        byte[] cells = position.cells();
        return game.stream().anyMatch(earlier -> Arrays.equals(earlier.cells(), cells));
    }

    /** Replays the proof of the answer. */
    Report verify() {
        ProofChecker checker = new ProofChecker(settings.solver(), POSITIONS, time(), SEED);
        return watching(monitor -> checker.check(answer, monitor));
    }
}
