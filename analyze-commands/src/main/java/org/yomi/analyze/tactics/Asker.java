package org.yomi.analyze.tactics;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.yomi.analyze.game.Game;
import org.yomi.analyze.game.IllegalChange;
import org.yomi.analyze.game.Move;
import org.yomi.analyze.settings.Settings;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Question;
import org.yomi.engine.study.Status;
import org.yomi.gtp.call.GtpFailure;

/** Puts questions about the game to the solver of the settings, with pictures of how it reads. */
public final class Asker {
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
     * Plays a move in the game, which is looked for only if one can be played.
     *
     * @return the move
     * @throws GtpFailure when it is refused
     */
    Move play(Supplier<Move> choice) {
        try {
            game.requireNothingTried();
            Move move = choice.get();
            game.play(List.of(move));
            return move;
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
        Answer answer = Watching.of(
                settings, cancelled, watch -> settings.remembering().solve(question, watch.apply(question)));
        last = answer;
        return answer;
    }

    /** Asks a question on the side, within the smaller ones of some limits and those of the settings: it is not the last one. */
    Answer askSoon(ParsedGoal goal, Colour first, Limits limits, BooleanSupplier cancelled) {
        Question question = question(goal, first).withoutThreats().withLimits(smaller(limits));
        return Watching.of(settings, cancelled, watch -> settings.remembering().solve(question, watch.apply(question)));
    }

    /** Takes an answer that was found otherwise for the one given last. */
    void remember(Answer answer) {
        last = answer;
    }

    /** There is no answer that was given last: a move was chosen by none. */
    void forgetLast() {
        last = null;
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
        return Watching.of(
                settings,
                cancelled,
                watch -> Status.of(
                        goal.goal(),
                        first -> question(goal, first).withoutThreats().withLimits(smaller(limits)),
                        settings.remembering(),
                        settings.threads(),
                        watch));
    }

    private Limits smaller(Limits limits) {
        return settings.limits().atMost(limits.nodes()).within(limits.time());
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

    /** Finds out more about an answer. */
    Study study(Answer answer, BooleanSupplier cancelled) {
        return new Study(answer, settings, cancelled);
    }

    /** Looks over the board of the game. */
    Survey survey(BooleanSupplier cancelled) {
        return new Survey(position(), settings, cancelled);
    }
}
