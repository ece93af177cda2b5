package org.yomi.analyze.tactics;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.yomi.analyze.answer.FindingsGfx;
import org.yomi.analyze.answer.LivePicture;
import org.yomi.analyze.game.Game;
import org.yomi.analyze.game.IllegalChange;
import org.yomi.analyze.game.Move;
import org.yomi.analyze.settings.Settings;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.discovery.Change;
import org.yomi.engine.discovery.Comparison;
import org.yomi.engine.discovery.Discovery;
import org.yomi.engine.discovery.Findings;
import org.yomi.engine.discovery.Found;
import org.yomi.engine.discovery.Ladders;
import org.yomi.engine.discovery.Scope;
import org.yomi.engine.explain.Explanation;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.play.StubbornDefence;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Reading;
import org.yomi.engine.study.Status;
import org.yomi.engine.study.WinningOrder;
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
    private @Nullable Answer last;

    /** Makes one who asks about a game. */
    public Asker(Game game, Settings settings) {
        this.game = game;
        this.settings = settings;
    }

    Position position() {
        return game.position();
    }

    /** All positions of the game, the present one at the end. */
    List<Position> positions() {
        return game.positions();
    }

    /**
     * Plays a move in the game.
     *
     * @throws GtpFailure when it is refused
     */
    void play(Move move) {
        try {
            game.play(List.of(move));
        } catch (IllegalChange e) {
            throw new GtpFailure(e.reason());
        }
    }

    Settings settings() {
        return settings;
    }

    /**
     * Asks one question. How many threats a ko takes is not counted.
     *
     * @param first the player who moves first
     * @param cancelled looked at often, on other threads, too; once true, the answer is soon {@code Unknown cancelled}
     * @throws GtpFailure when the solver cannot read such a goal
     */
    Answer ask(ParsedGoal goal, Colour first, BooleanSupplier cancelled) {
        return ask(question(goal, first).withoutThreats(), cancelled);
    }

    /** As {@link #ask(ParsedGoal, Colour, BooleanSupplier)}, and has the threats counted. */
    Answer askWithThreats(ParsedGoal goal, Colour first, BooleanSupplier cancelled) {
        return ask(question(goal, first), cancelled);
    }

    /** The same as when nobody has ko threats, which is how the game would go on without any. */
    Answer askUnderNeutralRule(ParsedGoal goal, Colour first, BooleanSupplier cancelled) {
        return ask(question(goal, first).withRules(Set.of(KoRule.N)), cancelled);
    }

    private Answer ask(Question question, BooleanSupplier cancelled) {
        checkReadable(question.goal());
        Answer answer = watching(cancelled, watch -> settings.remembering().solve(question, watch.apply(question)));
        last = answer;
        return answer;
    }

    /** The answer that was given last, of a status that for the side to move then, if the board has its size. */
    Optional<Answer> last() {
        return Optional.ofNullable(last)
                .filter(answer ->
                        answer.question().position().geometry() == position().geometry());
    }

    /** Asks both questions, side by side when there is a second thread; threats are not counted. */
    Status askBoth(ParsedGoal goal, BooleanSupplier cancelled) {
        Status status = askBoth(goal, settings.limits(), cancelled);
        Colour toMove = position().toMove();
        last = status.blackFirst().get(toMove == Colour.BLACK ? 0 : 1);
        return status;
    }

    /** The same within the smaller ones of some limits and those of the settings. */
    Status askBoth(ParsedGoal goal, Limits limits, BooleanSupplier cancelled) {
        checkReadable(goal.goal());
        Limits usual = settings.limits();
        Limits smaller = usual.withNodes(Math.min(limits.nodes(), usual.nodes()))
                .withTime(limits.time().compareTo(usual.time()) < 0 ? limits.time() : usual.time());
        return watching(
                cancelled,
                watch -> Status.of(
                        goal.goal(),
                        first -> question(goal, first).withoutThreats().withLimits(smaller),
                        settings.remembering(),
                        settings.threads(),
                        watch));
    }

    private void checkReadable(Goal goal) {
        String refusal = settings.solver().refuses(goal);
        if (!refusal.isEmpty()) {
            throw new GtpFailure(refusal);
        }
    }

    private Question question(ParsedGoal goal, Colour first) {
        return new Question(position(), goal.goal(), goal.assumptions(), first, settings.rules(), settings.limits());
    }

    /** All first moves as good as the one that an answer names; found within the time of one question. */
    FirstMoves firstMoves(Answer answer, BooleanSupplier cancelled) {
        return watching(
                cancelled,
                watch -> FirstMoves.of(
                        answer,
                        settings.solver(),
                        settings.limits().time(),
                        settings.threads(),
                        watch.apply(answer.question())));
    }

    /** The order of an answer's move, if it has one; found within the time of one question. */
    Optional<WinningOrder> order(Answer answer, BooleanSupplier cancelled) {
        return watching(
                cancelled, watch -> WinningOrder.of(answer, settings.limits().time(), watch.apply(answer.question())));
    }

    /** Why an answer is so; found out within the time of one question. */
    Explanation explain(Answer answer, BooleanSupplier cancelled) {
        return watching(
                cancelled,
                watch -> Explanation.of(
                        answer,
                        settings.solver(),
                        settings.limits().time(),
                        settings.threads(),
                        watch.apply(answer.question())));
    }

    /**
     * What the player to move, who gets nothing by an answer, plays all the same; chosen within the time of one question.
     *
     * @return a point or pass
     */
    int stubbornMove(Answer answer, BooleanSupplier cancelled) {
        return watching(
                cancelled,
                watch -> StubbornDefence.move(
                        answer,
                        settings.solver(),
                        settings.limits().time(),
                        settings.threads(),
                        this::wasThere,
                        watch.apply(answer.question())));
    }

    private boolean wasThere(Position position) {
        byte[] cells = position.cells();
        return positions().stream().anyMatch(earlier -> Arrays.equals(earlier.cells(), cells));
    }

    /** Replays the proof of an answer, within the time of one question. */
    Report verify(Answer answer, BooleanSupplier cancelled) {
        ProofChecker checker =
                new ProofChecker(settings.solver(), POSITIONS, settings.limits().time(), SEED);
        return watching(cancelled, watch -> checker.check(answer, watch.apply(answer.question())));
    }

    /** Finds what is in doubt on the board, within the time of one question, with pictures of what was found so far. */
    Findings discover(int usualEscape, int usualOpen, BooleanSupplier cancelled) {
        return discover(usualEscape, usualOpen, cancelled, findings -> {});
    }

    /**
     * Likewise.
     *
     * @param listener hears of what was found so far, on any thread, one at a time
     */
    Findings discover(int usualEscape, int usualOpen, BooleanSupplier cancelled, Consumer<Findings> listener) {
        Scope scope = scope(usualEscape, usualOpen);
        try (LiveGfx.Drawing drawing = settings.live().begin()) {
            return Discovery.of(
                    position(), settings.remembering(), settings.solver(), scope, cancelled::getAsBoolean, findings -> {
                        listener.accept(findings);
                        drawing.show(() -> FindingsGfx.of(findings, position().geometry()));
                    });
        }
    }

    private Scope scope(int usualEscape, int usualOpen) {
        return new Scope(
                settings.escape().orElse(usualEscape),
                settings.open().orElse(usualOpen),
                settings.rules(),
                settings.limits(),
                Integer.MAX_VALUE);
    }

    /** Finds out what the last move changed, within the time of one question. */
    List<Change> compare(Position before, int usualEscape, int usualOpen, BooleanSupplier cancelled) {
        return watching(
                cancelled,
                watch -> Comparison.of(
                        before,
                        position(),
                        settings.remembering(),
                        scope(usualEscape, usualOpen),
                        cancelled::getAsBoolean,
                        watch));
    }

    /** Reads all ladders, within the time of one question. */
    List<Found> ladders(BooleanSupplier cancelled) {
        return watching(
                cancelled,
                watch -> Ladders.of(position(), settings.remembering(), settings.rules(), settings.limits(), watch));
    }

    /** Does something that reads, with pictures of what it reads. */
    private <T> T watching(BooleanSupplier cancelled, Function<Function<Question, Monitor>, T> reading) {
        try (LiveGfx.Drawing drawing = settings.live().begin()) {
            return reading.apply(question -> new Watch(new LivePicture(question), cancelled, drawing));
        }
    }

    /** A search tells its progress after half a second for the first time, so short ones draw nothing. */
    private record Watch(LivePicture picture, BooleanSupplier stop, LiveGfx.Drawing drawing) implements Monitor {
        @Override
        public boolean cancelled() {
            return stop.getAsBoolean();
        }

        @Override
        public void progress(Reading reading) {
            drawing.show(() -> picture.next(reading));
        }
    }
}
