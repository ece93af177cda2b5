package org.yomi.analyze.gnugo.reading;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.yomi.analyze.game.Game;
import org.yomi.analyze.settings.Settings;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Stop;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpFailure;

/**
 * Puts GNU Go's questions to the solver of the settings and counts the nodes.
 *
 * <p>What stays unknown fails the command: any reply, a guess or a word that says so, could pass a test that it should
 * not pass.
 */
public final class Reader {
    /** GNU Go, too, takes a block with five liberties for safe. */
    private static final int USUAL_ESCAPE = 5;

    private static final int USUAL_OPEN = 20;

    private final Game game;
    private final Settings settings;
    private final Map<Counter, Long> nodes = new EnumMap<>(Counter.class);
    private Consumer<Answer> listener = answer -> {};

    /** Makes one who asks about a game. */
    public Reader(Game game, Settings settings) {
        this.game = game;
        this.settings = settings;
    }

    /** The position that is asked about. */
    public Position position() {
        return game.position();
    }

    /** The horizon of questions about blocks. */
    public Assumptions blocks() {
        return Assumptions.NONE.withEscape(settings.escape().orElse(USUAL_ESCAPE));
    }

    /** The horizon of questions about dragons. */
    public Assumptions dragons() {
        return Assumptions.NONE.withOpen(settings.open().orElse(USUAL_OPEN));
    }

    /** The nodes of a counter since it was reset. */
    public long nodes(Counter counter) {
        return nodes.getOrDefault(counter, 0L);
    }

    /** Counts from 0 again. */
    public void reset(Counter counter) {
        nodes.remove(counter);
    }

    /** Says who hears of each answer from now on. */
    public void tell(Consumer<Answer> other) {
        listener = other;
    }

    /** What the player gets when he moves first on the game's board. */
    public Outcome get(Aim aim, Call call) {
        return read(question(position(), aim, true), aim, call);
    }

    /** What the player gets when he moves first in a position. */
    public Outcome getIn(Position position, Aim aim, Call call) {
        return read(question(position, aim, true), aim, call);
    }

    /** What the player has in a position where his opponent moves first. */
    public Outcome keep(Position position, Aim aim, Call call) {
        return read(question(position, aim, false), aim, call);
    }

    /** Whether the player has it for certain though his opponent moves first; false if that stays unknown. */
    public boolean has(Aim aim, long mostNodes, Call call) {
        Question question = question(position(), aim, false).withRules(Set.of(KoRule.A));
        long most = Math.min(mostNodes, settings.limits().nodes());
        return answer(question.withLimits(question.limits().withNodes(most)), aim, call)
                        .result()
                == Result.WON;
    }

    /** Whether the player gets just that in a position where he moves first; false if it stays unknown. */
    public boolean gets(Result result, Position position, Aim aim, Call call) {
        return answer(question(position, aim, true), aim, call).result() == result;
    }

    /** Whether the player has just that in a position where his opponent moves first; false if it stays unknown. */
    public boolean keeps(Result result, Position position, Aim aim, Call call) {
        return answer(question(position, aim, false), aim, call).result() == result;
    }

    private Question question(Position position, Aim aim, boolean maxFirst) {
        String refusal = settings.solver().refuses(aim.goal());
        if (!refusal.isEmpty()) {
            throw new GtpFailure(refusal);
        }
        Colour max = aim.goal().max();
        return Question.of(position, aim.goal(), aim.horizon(), maxFirst ? max : max.opponent(), settings.limits())
                .withoutThreats();
    }

    private Outcome read(Question question, Aim aim, Call call) {
        Answer answer = answer(question, aim, call);
        if (answer.stop() != null) {
            throw unknown(answer.stop());
        }
        return answer.assumptions().isEmpty() || aim.horizon().open() == 0
                ? outcome(answer)
                : closer(outcome(answer), question, aim, call);
    }

    /**
     * A second look at a dragon that counts as out in the open, under the horizon of blocks: it may be in atari all the
     * same. If it is caught, that is proven, since that horizon, too, favours the owner.
     */
    private Outcome closer(Outcome open, Question question, Aim aim, Call call) {
        Answer near = answer(question.withAssumptions(blocks()), aim, call);
        if (near.stop() != null) {
            throw unknown(near.stop());
        }
        boolean runsOut = near.result() == open.result() && !open.move().equals(FirstMove.PASS);
        return runsOut ? open : outcome(near);
    }

    private static Outcome outcome(Answer answer) {
        Zone zone = answer.positiveZone() == null ? answer.negativeZone() : answer.positiveZone();
        List<Integer> points = zone == null ? List.of() : PointOrder.of(zone);
        return new Outcome(answer.result(), answer.move(), answer.line(), points);
    }

    private static GtpFailure unknown(Stop stop) {
        return new GtpFailure("unknown " + stop.reason().word());
    }

    private Answer answer(Question question, Aim aim, Call call) {
        Answer answer = settings.solver().solve(question, call.interruption()::isRaised);
        nodes.merge(aim.counter(), answer.effort().nodes(), Long::sum);
        nodes.merge(Counter.ALL, answer.effort().nodes(), Long::sum);
        listener.accept(answer);
        return answer;
    }
}
