package org.yomi.analyze.gnugo.reading;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.yomi.analyze.game.Game;
import org.yomi.analyze.settings.Horizons;
import org.yomi.analyze.settings.Settings;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.Stop;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.solvers.enclosed.MovesAlone;

/**
 * Puts GNU Go's questions to the solver of the settings and counts the nodes.
 *
 * <p>What stays unknown fails the command: any reply, a guess or a word that says so, could pass a test that it should
 * not pass.
 */
public final class Reader {
    /** A race or a cut may take so many nodes before anything is taken for granted. */
    static final long NODES_WITHOUT_HORIZON = 20_000;

    /** That a player of a dragon has less after a move may take so many. */
    static final long NODES_TO_REFUTE = 5_000;

    /** A better move than the one that was found may take so many nodes. */
    private static final long NODES_FOR_A_BETTER_MOVE = 20_000;

    /** On a board of few points a horizon, or surroundings, leave out what may matter as much as what they hold. */
    private static final long NODES_ON_SMALL_BOARDS = 50_000;

    private static final int SMALL_BOARD = 49;

    private final Game game;
    private final Settings settings;
    private final Allowance allowance;
    private final NextQuestions next;
    private final Map<Counter, Long> nodes = new EnumMap<>(Counter.class);
    private Listener listener = Listener.NOBODY;

    /** Makes one who asks about a game. */
    public Reader(Game game, Settings settings) {
        this.game = game;
        this.settings = settings;
        allowance = new Allowance(settings);
        next = new NextQuestions(settings, allowance);
    }

    /** The position that is asked about. */
    public Position position() {
        return game.position();
    }

    /** So many nodes, on boards of few points more: what a question may take before anything is taken for granted. */
    long moreOnSmallBoards(long nodes) {
        boolean isSmall = position().geometry().size() <= SMALL_BOARD;
        return isSmall ? Math.max(nodes, NODES_ON_SMALL_BOARDS) : nodes;
    }

    /** The horizon of questions about blocks. */
    public Assumptions blocks() {
        return Assumptions.NONE.withEscape(settings.escape().orElse(Horizons.ESCAPE));
    }

    /** The horizon of questions about dragons. */
    public Assumptions dragons() {
        return Assumptions.NONE.withOpen(settings.open().orElse(Horizons.OPEN));
    }

    /** The horizon of questions whether something is kept apart. */
    public Assumptions connections() {
        return Assumptions.NONE.withApart(settings.apart().orElse(Horizons.APART));
    }

    /** The nodes of a counter since it was reset. */
    public long nodes(Counter counter) {
        return nodes.getOrDefault(counter, 0L);
    }

    /** Counts from 0 again. */
    public void reset(Counter counter) {
        nodes.remove(counter);
    }

    /**
     * The questions of a command share the time of one. Begins that time anew, for a command that answers several: what is
     * asked next may take as long as what was asked before.
     */
    public void beginAnew(Call call) {
        allowance.beginAnew(call);
    }

    /** The limits of questions of which some are read ahead. They share the nodes of one, too. */
    Rest rest(Call call) {
        return new Rest(seesAllThatIsRead() ? allowance.limits(call) : allowance.limitsOfReader(call));
    }

    private boolean seesAllThatIsRead() {
        return listener != Listener.NOBODY;
    }

    /**
     * Plans to read what is likely to be asked, if there is a thread for it and nobody wants to see all that is read. Until
     * {@link #stopReadingAhead}.
     *
     * @param nodes that it may take then, or more
     */
    void readAhead(Question question, long nodes, Call call) {
        if (!seesAllThatIsRead()) {
            next.plan(question, nodes, call, monitor(call));
        }
    }

    /** Forgets and stops what is read ahead. */
    void stopReadingAhead() {
        next.forget();
    }

    /** Says who hears of what is read from now on. */
    public void tell(Listener other) {
        listener = other;
    }

    /** What the player gets when he moves first on the game's board. */
    public Outcome get(Aim aim, Call call) {
        return read(question(aim, true), aim, call);
    }

    /**
     * What the player gets when he moves first on the game's board, for who does not mind of what kind a ko is: what he gets
     * under the neutral rule is {@code Won}, though it may be {@code Ko+}. To tell these apart may take long.
     */
    public Outcome getOrKo(Aim aim, Call call) {
        Outcome neutral = read(question(aim, true).withRules(Set.of(KoRule.N)), aim, call);
        return neutral.isNothing() ? get(aim, call) : neutral;
    }

    /** What the player gets when he moves first on the game's board, if that is found out soon. */
    Optional<Outcome> getSoon(Aim aim, Call call) {
        return Outcome.found(answer(atMost(NODES_FOR_A_BETTER_MOVE, question(aim, true)), aim, call));
    }

    /**
     * What the player gets or has in a position with the player to move who moves first, if so many nodes are enough, and
     * nothing counts as out in the open.
     */
    Optional<Outcome> soon(long nodes, Position position, Aim aim, Call call) {
        boolean maxFirst = position.toMove() == aim.goal().max();
        Answer answer = answer(atMost(nodes, question(position, aim, maxFirst)), aim, call);
        return answer.leansOnOpen() ? Optional.empty() : Outcome.found(answer);
    }

    /** What the player gets when he moves first in a position. */
    public Outcome getIn(Position position, Aim aim, Call call) {
        return read(question(position, aim, true), aim, call);
    }

    /** What the player has in a position where his opponent moves first. */
    public Outcome keep(Position position, Aim aim, Call call) {
        return read(question(position, aim, false), aim, call);
    }

    /**
     * The zone of a proof that the player has it in a position where his opponent moves first and has all the ko threats;
     * nothing if that is not so or takes more nodes, or if others may not be held beside it.
     *
     * @throws GtpFailure when the time is over: what follows would not be about the same dragons
     */
    Optional<Zone> provesSecond(Position position, Aim aim, long mostNodes, Call call) {
        Question question = question(position, aim, false).withRules(Set.of(KoRule.A));
        Answer answer = answer(atMost(mostNodes, question), aim, call);
        if (answer.stop() != null && answer.stop().reason() == StopReason.TIME) {
            throw unknown(StopReason.TIME);
        }
        boolean holds = answer.result() == Result.WON && !answer.alone();
        return holds ? Optional.ofNullable(answer.negativeZone()) : Optional.empty();
    }

    /** Whether the player has just that in a position where his opponent moves first; false if it stays unknown. */
    public boolean keeps(Result result, Position position, Aim aim, Call call) {
        return keepsWithin(Long.MAX_VALUE, result, position, aim, call);
    }

    /** The same with so many nodes at most. */
    boolean keepsWithin(long nodes, Result result, Position position, Aim aim, Call call) {
        return keepSoon(nodes, position, aim, call)
                .filter(outcome -> outcome.result() == result)
                .isPresent();
    }

    /** What the player has in a position where his opponent moves first, if so many nodes are enough to find it out. */
    Optional<Outcome> keepSoon(long nodes, Position position, Aim aim, Call call) {
        return Outcome.found(answerToKeep(nodes, position, aim, call));
    }

    /**
     * The same; nothing, too, if the time is over after fewer nodes, but not after fewer than {@code least}.
     *
     * @throws GtpFailure then
     */
    Optional<Outcome> keepSoon(long least, long nodes, Position position, Aim aim, Call call) {
        Answer answer = answerToKeep(nodes, position, aim, call);
        Stop stop = answer.stop();
        if (stop != null && stop.reason() != StopReason.NODES && answer.effort().nodes() < least) {
            throw unknown(stop.reason());
        }
        return Outcome.found(answer);
    }

    private Answer answerToKeep(long nodes, Position position, Aim aim, Call call) {
        return answer(atMost(nodes, question(position, aim, false)), aim, call);
    }

    private static Question atMost(long nodes, Question question) {
        return question.withLimits(question.limits().atMost(nodes));
    }

    /** One question that may be put in several forms, of which some are read ahead. */
    Attempts attempts(Call call) {
        return new Attempts(this, call, rest(call));
    }

    /** Who answers. */
    Solver solver() {
        return settings.solver();
    }

    /** The megabytes that what is read may use. */
    int memoryMb() {
        return settings.limits().usableMemoryMb();
    }

    /**
     * Whether a player who moves alone in a room is captured there; his positions count as those of a dragon.
     *
     * @throws GtpFailure if it is not found out in the time that is left
     */
    boolean areCaptured(MovesAlone player, Call call) {
        MovesAlone.Found found = player.read(allowance.limits(call), call.interruption()::isRaised);
        count(Counter.OWL, found.nodes());
        if (found.stop() != null) {
            throw unknown(found.stop());
        }
        return found.captured();
    }

    /** Whether questions about a goal can be put. */
    boolean canRead(Goal goal) {
        return solver().refuses(goal).isEmpty();
    }

    /** The question about the game's board. */
    Question question(Aim aim, boolean maxFirst) {
        return question(position(), aim, maxFirst);
    }

    /**
     * The question about a position.
     *
     * @param maxFirst whether the player who wants the goal moves first
     */
    Question question(Position position, Aim aim, boolean maxFirst) {
        String refusal = solver().refuses(aim.goal());
        if (!refusal.isEmpty()) {
            throw new GtpFailure("what the command would ask cannot be read: " + refusal);
        }
        Colour max = aim.goal().max();
        Question question =
                Question.of(position, aim.goal(), aim.horizon(), maxFirst ? max : max.opponent(), settings.limits());
        Question asked = question.withTenuki(aim.tenuki());
        return aim.counter() == Counter.CONNECTION ? asked.withoutThreats() : asked;
    }

    private Outcome read(Question question, Aim aim, Call call) {
        return aim.isOfDragon()
                ? new DragonReading(this, question, aim, call).outcome()
                : inSight(question, known(answer(question, aim, call)), aim, call);
    }

    /** What a dragon gets that may count as out in the open, by a second look. */
    Outcome inSight(Question question, Answer answer, Aim aim, Call call) {
        return answer.leansOnOpen()
                ? closer(Outcome.of(answer), known(answer(question.withAssumptions(near(aim.horizon())), aim, call)))
                : Outcome.of(answer);
    }

    /**
     * A second look at a dragon that counts as out in the open, under the horizon of blocks: it may be in atari all the
     * same. If it is caught, that is not by this horizon, which favours the owner, too.
     */
    static Outcome closer(Outcome open, Answer near) {
        boolean runsOut = near.result() == open.result() && !open.move().equals(FirstMove.PASS);
        return runsOut ? open : Outcome.of(near);
    }

    /** The horizon of blocks instead of that of dragons. */
    Assumptions near(Assumptions horizon) {
        return horizon.withOpen(0).withEscape(blocks().escape());
    }

    static Answer known(Answer answer) {
        if (answer.stop() != null) {
            throw unknown(answer.stop().reason());
        }
        return answer;
    }

    /** That something stays unknown since a limit is reached: the time if that is over, else the nodes. */
    GtpFailure unknown(Call call) {
        return unknown(Allowance.isOver(allowance.time(call)) ? StopReason.TIME : StopReason.NODES);
    }

    /**
     * Sees that there is time left, for what takes long and is no question.
     *
     * @throws GtpFailure if there is none, or the command was interrupted
     */
    void requireTime(Call call) {
        if (call.interruption().isRaised()) {
            throw unknown(StopReason.CANCELLED);
        }
        if (Allowance.isOver(allowance.time(call))) {
            throw unknown(StopReason.TIME);
        }
    }

    static GtpFailure unknown(StopReason reason) {
        return new GtpFailure("unknown " + reason.word());
    }

    /** Puts a question in the time that is left; fails if the command was interrupted, whatever the question is good for. */
    Answer answer(Question question, Aim aim, Call call) {
        Answer answer = answerInTime(question, call);
        // A ko whose threats take too long to count stays one for a block, but may be no life for a dragon.
        Answer settled = EndlessKo.settled(answer, aim.counter() == Counter.READING);
        boolean isCutShort = settled.stop() != null && call.interruption().isRaised();
        if (isCutShort || answer.unknownBecause() == StopReason.CANCELLED) {
            throw unknown(StopReason.CANCELLED);
        }
        count(aim.counter(), answer.effort().nodes());
        listener.answered(answer);
        return settled;
    }

    private void count(Counter counter, long more) {
        nodes.merge(counter, more, Long::sum);
        nodes.merge(Counter.ALL, more, Long::sum);
    }

    private Answer answerInTime(Question question, Call call) {
        Duration left = allowance.time(call);
        if (Allowance.isOver(left)) {
            return Answer.unknown(question, StopReason.TIME, Effort.none(solver().name()));
        }
        return next.answer(question.withLimits(question.limits().within(left)), call, monitor(call));
    }

    private Monitor monitor(Call call) {
        return new Monitor() {
            @Override
            public boolean cancelled() {
                return call.interruption().isRaised();
            }

            @Override
            public void node(Supplier<List<Integer>> line) {
                listener.read(line);
            }
        };
    }

    /** Hears of what is read. */
    public interface Listener {
        /** Does not listen. */
        Listener NOBODY = new Listener() {};

        /** Called for each node of a question; see {@link Monitor#node}. */
        default void read(Supplier<List<Integer>> line) {}

        /** Called when a question has been read. */
        default void answered(Answer answer) {}
    }
}
