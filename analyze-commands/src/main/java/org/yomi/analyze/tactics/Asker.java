package org.yomi.analyze.tactics;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.yomi.analyze.answer.LivePicture;
import org.yomi.analyze.answer.Status;
import org.yomi.analyze.game.Game;
import org.yomi.analyze.settings.Settings;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.verify.FirstMoves;
import org.yomi.engine.verify.ProofChecker;
import org.yomi.engine.verify.Report;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.gtp.reply.LiveGfx;

/** Puts questions about the game to the solver of the settings, and shows on GoGui's board how it reads. */
public final class Asker {
    /** So many positions of a proof are replayed in about as many milliseconds. */
    private static final long POSITIONS = 5000;

    /** The same proof is replayed in the same way each time. */
    private static final long SEED = 1;

    private final Game game;
    private final Settings settings;

    /** Makes one who asks about a game. */
    public Asker(Game game, Settings settings) {
        this.game = game;
        this.settings = settings;
    }

    Position position() {
        return game.position();
    }

    Settings settings() {
        return settings;
    }

    /**
     * Asks one question.
     *
     * @param first the player who moves first
     * @param cancelled looked at often, on this thread; once true, the answer is soon {@code Unknown cancelled}
     * @throws GtpFailure when the solver cannot read such a goal
     */
    Answer ask(ParsedGoal goal, Colour first, BooleanSupplier cancelled) {
        String refusal = settings.solver().refuses(goal.goal());
        if (!refusal.isEmpty()) {
            throw new GtpFailure(refusal);
        }
        Question question =
                new Question(position(), goal.goal(), goal.assumptions(), first, settings.rules(), settings.limits());
        try (LiveGfx.Drawing drawing = settings.live().begin()) {
            return settings.solver().solve(question, new Watch(question, cancelled, drawing));
        }
    }

    /** All first moves as good as the one that an answer names; found within the time of one question. */
    FirstMoves firstMoves(Answer answer, BooleanSupplier cancelled) {
        try (LiveGfx.Drawing drawing = settings.live().begin()) {
            Watch watch = new Watch(answer.question(), cancelled, drawing);
            return FirstMoves.of(answer, settings.solver(), settings.limits().time(), watch);
        }
    }

    /** Replays the proof of an answer, within the time of one question. */
    Report verify(Answer answer, BooleanSupplier cancelled) {
        ProofChecker checker =
                new ProofChecker(settings.solver(), POSITIONS, settings.limits().time(), SEED);
        try (LiveGfx.Drawing drawing = settings.live().begin()) {
            return checker.check(answer, new Watch(answer.question(), cancelled, drawing));
        }
    }

    /** Asks both questions. */
    Status askBoth(ParsedGoal goal, BooleanSupplier cancelled) {
        Colour max = goal.goal().max();
        return new Status(ask(goal, max, cancelled), ask(goal, max.opponent(), cancelled));
    }

    /** A search tells its progress after half a second for the first time, so short ones draw nothing. */
    private record Watch(Question question, BooleanSupplier stop, LiveGfx.Drawing drawing) implements Monitor {
        @Override
        public boolean cancelled() {
            return stop.getAsBoolean();
        }

        @Override
        public void progress(long nodes, List<Integer> line) {
            drawing.show(() -> LivePicture.of(question, nodes, line));
        }
    }
}
