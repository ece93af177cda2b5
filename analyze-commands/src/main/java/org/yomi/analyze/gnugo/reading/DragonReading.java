package org.yomi.analyze.gnugo.reading;

import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Not;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.call.Call;

/**
 * The life of a dragon: read with nothing but the horizon taken for granted for a while, then as if nothing mattered but its
 * surroundings. If it is dead, but shuts in blocks around it that count as alive, it is asked who captures first, and then the
 * surroundings are read anew as if those might be captured. What is found is doubted: that the dragon is dead, with fewer blocks
 * around it alive; that it lives by a weak block of its own colour, with more around that; that a move or a pass is enough, after it.
 * If it is not found out like that, it is asked once more with nothing but the horizon.
 */
final class DragonReading {
    /** So many nodes at most before nothing counts but the surroundings. */
    private static final long NODES_BEFORE_SURROUNDINGS = 5_000;

    /** One part in so many of what is left after that is kept for what comes then. */
    private static final int KEPT_BACK = 4;

    /** The steps from what the dragon reaches to the edge of the widest surroundings. */
    private static final int WIDEST = 6;

    /** The next wider surroundings may take so many nodes, or so many times those of the ones before. */
    private static final long NODES_FOR_WIDER = 100_000;

    private static final long LONGER = 16;

    /** Those that are wider than wide may take a few; a doubt that had time for fewer was none. */
    private static final long FEW_NODES = 2_000;

    /** And one part in so many of what is left of the time. */
    private static final int LITTLE = 16;

    /** Who captures first may take one part in so many of what is left, for each rival. */
    private static final int SHARE_OF_RACE = 4;

    /** By how many liberties the horizon of blocks may be farther for a better move. */
    private static final int FARTHER = 3;

    private final Reader reader;
    private final Question question;
    private final Aim aim;
    private final Call call;
    private final Rest rest;

    /** At first all strong blocks around are alive in them; once the dragon is dead so, those that are shut in are not. */
    private Surroundings surroundings;

    /** The steps of the widest surroundings for which the answer was found out. */
    private int widest = 1;

    /** The reading of a question about a dragon, for a command. */
    DragonReading(Reader reader, Question question, Aim aim, Call call) {
        this.reader = reader;
        this.question = question;
        this.aim = aim;
        this.call = call;
        rest = reader.rest(call);
        surroundings = new Surroundings(question.position(), aim.dragon());
    }

    /**
     * What the player gets.
     *
     * @throws org.yomi.gtp.call.GtpFailure if it is not found out
     */
    Outcome outcome() {
        try {
            return read();
        } finally {
            reader.stopReadingAhead();
        }
    }

    /** The surroundings are read ahead, then, beside them, what comes if they are not found out, or else wider ones. */
    private Outcome read() {
        readAhead(near(1));
        Answer answer = ask(aim.horizon(), 2, reader.moreOnSmallBoards(NODES_BEFORE_SURROUNDINGS));
        if (answer.stop() != null) {
            readAhead(aim.horizon());
            Optional<Answer> sure = withSurroundings().filter(this::isBelieved);
            if (sure.isPresent()) {
                Outcome outcome = Outcome.of(sure.get());
                return isByRace(sure.get()) ? outcome.assuming(near(1)) : outcome;
            }
            answer = ask(aim.horizon(), 1, Rest.ALL);
        }
        reader.stopReadingAhead();
        return sturdier(reader.inSight(question, Reader.known(answer), aim, call));
    }

    /**
     * The same, by a move that saves the dragon even if the horizon of blocks is farther, if one is found soon: the first of
     * all that are good enough for the near one may be a strange one.
     */
    private Outcome sturdier(Outcome outcome) {
        Assumptions horizon = outcome.horizon();
        if (question.first() != owner()
                || horizon.escape() == 0
                || outcome.move().kind() != FirstMove.Kind.POINT) {
            return outcome;
        }
        Outcome best = outcome;
        int farthest = Math.min(horizon.escape() + FARTHER, Assumptions.MAX_COUNT);
        for (int escape = horizon.escape() + 1; escape <= farthest; escape++) {
            Answer answer = ask(horizon.withEscape(escape), rest.part(LITTLE, FEW_NODES));
            if (answer.result() == outcome.result() && answer.move().kind() == FirstMove.Kind.POINT) {
                best = Outcome.of(answer);
            }
        }
        return best;
    }

    private Assumptions near(int steps) {
        return surroundings.assumptions(steps, aim.horizon());
    }

    private void readAhead(Assumptions assumed) {
        reader.readAhead(question.withAssumptions(assumed), Rest.ALL, call);
    }

    /**
     * The answer with the widest surroundings for which it is found out: who fails may lack a move from farther away. What takes
     * much longer than the ones before is left, and beyond some steps what takes more than next to nothing; unless it is known
     * by then that the ones before are wrong. Of the narrowest only that a dragon is dead is believed, unless they are the
     * widest, too: to get out of them is not to get away.
     */
    private Answer nearby() {
        Assumptions assumed = near(1);
        Answer best = ask(assumed, rest.allBut(KEPT_BACK));
        if (best.stop() == null) {
            reader.stopReadingAhead();
            readAhead(near(Surroundings.WIDE));
        }
        for (int steps = 2; steps <= WIDEST && best.stop() == null; steps++) {
            Assumptions wider = near(steps);
            if (wider.equals(assumed)) {
                return best;
            }
            assumed = wider;
            boolean isEnough = steps > 2 || isDead(best);
            Answer answer = isEnough ? askSoon(wider, best, steps) : ask(wider, rest.allBut(KEPT_BACK));
            if (isEnough && isDenied(best, answer)) {
                answer = ask(wider, rest.allBut(KEPT_BACK));
                isEnough = false;
            }
            if (answer.stop() != null && isEnough) {
                return best;
            }
            best = answer;
            widest = steps;
        }
        return best;
    }

    private Optional<Answer> withSurroundings() {
        Answer near = nearby();
        Optional<Answer> found = withoutDoubtfulFriends(doubted(raced(near)));
        if (isDead(near) || found.filter(this::isDead).isEmpty()) {
            return found;
        }
        // It seemed to live by a weak friend, and may be in a race all the same.
        Answer raced = raced(found.get());
        return raced.equals(found.get()) ? found : withoutDoubtfulFriends(doubted(raced));
    }

    private boolean isBelieved(Answer answer) {
        return answer.stop() == null && (isByRace(answer) && isDead(answer) || !isRefuted(answer));
    }

    /**
     * The answer, if it is that the dragon is dead, once more as a race with blocks that count as alive. With those that hardly
     * reach beyond their liberties it is one; that with others it is, is only a doubt, which may take a while.
     */
    private Answer raced(Answer near) {
        if (!isDead(near)) {
            return near;
        }
        Surroundings before = surroundings;
        Optional<Surroundings> races = surroundings.withRaces(Surroundings.LITTLE_ROOM);
        if (races.isPresent()) {
            takeUp(races.get());
            return race().orElseGet(this::nearbyInRace);
        }
        int widestBefore = widest;
        Optional<Surroundings> doubtful = surroundings.withRaces(aim.horizon().open());
        if (doubtful.isPresent()) {
            takeUp(doubtful.get());
            Answer answer = race().orElseGet(() -> ask(near(1), SHARE_OF_RACE, NODES_FOR_WIDER));
            if (answer.stop() == null) {
                return isDead(answer) || isByRace(answer) ? answer : nearbyInRace();
            }
            surroundings = before;
            widest = widestBefore;
        }
        return near;
    }

    private void takeUp(Surroundings races) {
        surroundings = races;
        widest = 1;
        reader.stopReadingAhead();
        readAhead(near(1));
    }

    private Answer nearbyInRace() {
        readAhead(aim.horizon());
        return nearby();
    }

    /**
     * Who captures first, with no horizon, where that is found out soon and says enough: a dragon that is captured before a
     * rival is dead. One that is not, before a rival large enough to live in its place ({@link Semeai#ROOM_FOR_EYES}), lives; who
     * captures a smaller one has to live with that, too. A ko says neither.
     */
    private Optional<Answer> race() {
        Target dragon = new Target(aim.dragon(), owner());
        Board board = new Board(question.position());
        Answer saved = null;
        for (int rival : surroundings.rivalsOf(aim.dragon())) {
            Goal race = dragon.race(rival);
            Goal goal = question.goal().max() == owner() ? new Not(race) : race;
            if (!reader.canRead(goal)) {
                return Optional.empty();
            }
            Answer answer = ask(
                    question.withGoal(goal).withAssumptions(aim.horizon().withOpen(0)),
                    SHARE_OF_RACE,
                    reader.moreOnSmallBoards(Reader.NODES_WITHOUT_HORIZON));
            if (isDead(answer)) {
                return Optional.of(answer);
            }
            if (livesForGood(answer) && Blocks.stones(board, rival).size() >= Semeai.ROOM_FOR_EYES) {
                saved = answer;
            }
        }
        return Optional.ofNullable(saved);
    }

    /** Whether an answer is about who captures first: then there are no surroundings. */
    private static boolean isByRace(Answer answer) {
        return answer.question().assumptions().within().isEmpty();
    }

    /**
     * The answer, if it is that the dragon is dead, once more with fewer blocks of the attacker's taken for alive, if there are
     * fewer that have two liberties beyond wide surroundings: the others may fall, or let the dragon out. It may take half
     * of what is left; if it is not found out in that time, the answer stands. Not so for want of nodes: with more of them it
     * might be another one. Nor if the time was enough for a few only, as where a program has just begun.
     */
    private Answer doubted(Answer near) {
        if (near.stop() != null || !isDead(near) || isByRace(near)) {
            return near;
        }
        Assumptions fewerAlive = surroundings.withFewerAlive(Math.max(Surroundings.WIDE, widest), aim.horizon());
        if (fewerAlive.alive().equals(near.question().assumptions().alive())) {
            return near;
        }
        Answer answer = ask(fewerAlive, 2, Rest.ALL);
        boolean isOutOfTime = answer.stop() != null && answer.stop().reason() != StopReason.NODES;
        return isOutOfTime && answer.effort().nodes() >= FEW_NODES ? near : answer;
    }

    /**
     * The answer, unless the dragon lives, or gets a ko, and the zone has a weak block of its own colour that cannot be captured.
     * Then that with surroundings that are wider around such blocks; or if that is another one or is not found out, that past
     * them as far as wide steps lead, or the widest; none if it is not found out there without another such block.
     */
    private Optional<Answer> withoutDoubtfulFriends(Answer near) {
        Answer answer = near;
        while (hasDoubtfulFriend(answer)) {
            answer = ask(aroundDoubtfulFriends(answer), 2, Rest.ALL);
        }
        return lives(answer) || !lives(near) ? Optional.of(answer) : pastFriends(answer);
    }

    private boolean hasDoubtfulFriend(Answer answer) {
        return lives(answer)
                && !aroundDoubtfulFriends(answer).equals(answer.question().assumptions());
    }

    private Assumptions aroundDoubtfulFriends(Answer answer) {
        return surroundings.aroundDoubtfulFriends(
                zone(answer), answer.question().assumptions());
    }

    /** @param last what was asked before */
    private Optional<Answer> pastFriends(Answer last) {
        return IntStream.of(Math.max(Surroundings.WIDE, widest), WIDEST)
                .mapToObj(steps -> surroundings.pastFriends(steps, aim.horizon()))
                .distinct()
                .map(past -> past.equals(last.question().assumptions()) ? last : ask(past, 2, Rest.ALL))
                .filter(past -> past.stop() == null && !hasDoubtfulFriend(past))
                .findFirst();
    }

    /** Whether it is known that the dragon lives, or gets a ko. */
    private boolean lives(Answer answer) {
        return answer.stop() == null && !isDead(answer);
    }

    /**
     * Whether the player who moves first has less after his move, or the pass that is enough, as far as that is known soon: with
     * nothing but the horizon taken for granted, or if that is not found out, for the owner with new surroundings, since what
     * the dragon reaches then may be other points than before. A move that is banned now is for after a threat.
     */
    private boolean isRefuted(Answer near) {
        return near.move().kind() != FirstMove.Kind.NONE
                && new Target(aim.dragon(), owner())
                        .after(
                                question.position(),
                                question.first(),
                                near.move().point(),
                                (after, left) -> Optional.of(hasLessAfter(after, left, near)))
                        .orElse(false);
    }

    private boolean hasLessAfter(Position after, Target left, Answer near) {
        Answer answer = afterMove(after, left, aim.horizon(), Reader.NODES_TO_REFUTE);
        if (answer.stop() == null && answer.leansOnOpen()) {
            answer = afterMove(after, left, reader.near(aim.horizon()), Reader.NODES_TO_REFUTE);
        }
        boolean isLess = isLess(answer, near);
        if (isLess || answer.stop() == null || question.first() != owner() || isByRace(near)) {
            return isLess;
        }
        Surroundings around = new Surroundings(after, left.stones()).withRivals(surroundings.rivals());
        Assumptions assumed = around.assumptions(Math.max(Surroundings.WIDE, widest), aim.horizon());
        Geometry geometry = after.geometry();
        Zone region = around.withCaptures(
                assumed.region(geometry).union(near.question().assumptions().region(geometry)));
        long nodes = Math.max(Reader.NODES_TO_REFUTE, 2 * near.effort().nodes());
        return isLess(afterMove(after, left, assumed.withWithin(region), nodes), near);
    }

    private Answer afterMove(Position after, Target left, Assumptions assumed, long nodes) {
        Goal goal = question.goal().max() == owner() ? left.live() : left.capture();
        Question second = Question.of(after, goal, assumed, question.first().opponent(), question.limits())
                .withoutTenuki();
        return ask(second.withRules(question.rules()), 2, nodes);
    }

    /** Whether an answer is less for the player who moves first, as far as that is known. */
    private boolean isLess(Answer after, Answer near) {
        int order = after.result().compareTo(near.result());
        return after.stop() == null
                ? (question.maxFirst() ? order > 0 : order < 0)
                : isHadByMax(near) == question.maxFirst() && isDenied(near, after);
    }

    /**
     * Whether one of two answers was stopped, but knows that the player who has it by the other needs threats. That may be
     * known long before it is found out what kind of ko it is, if it is one, and whether it is endless. To count as out in
     * the open is looked at once more where it is the end of it; so what leans on that does not count.
     */
    private boolean isDenied(Answer found, Answer stopped) {
        return stopped.stop() != null
                && stopped.stop().known().winsWithoutThreats(!isHadByMax(found))
                && !stopped.leansOnOpen();
    }

    /** Whether the player who wants the goal has it, or has it unless his opponent finds a threat. */
    private static boolean isHadByMax(Answer found) {
        return found.result().compareTo(Result.KO_PLUS) <= 0;
    }

    private static Zone zone(Answer answer) {
        Zone none = Zone.empty(answer.question().position().geometry());
        return Stream.of(answer.negativeZone(), answer.positiveZone())
                .filter(Objects::nonNull)
                .reduce(none, Zone::union);
    }

    /** The answer for wider surroundings than those of another one, in not much longer. */
    private Answer askSoon(Assumptions wider, Answer answer, int steps) {
        long nodes = Math.max(NODES_FOR_WIDER, LONGER * answer.effort().nodes());
        return steps > Surroundings.WIDE ? ask(wider, LITTLE, FEW_NODES) : ask(wider, 2, nodes);
    }

    private boolean isDead(Answer answer) {
        return answer.result() == (question.goal().max() == owner() ? Result.LOST : Result.WON);
    }

    /** Whether the dragon lives, and not by a ko. */
    private boolean livesForGood(Answer answer) {
        return answer.result() == (question.goal().max() == owner() ? Result.WON : Result.LOST);
    }

    private Colour owner() {
        return Colour.ofCell(question.position().cell(aim.dragon().get(0)));
    }

    /** @see Rest#part */
    private Answer ask(Assumptions assumed, int share, long nodes) {
        return ask(question.withAssumptions(assumed), share, nodes);
    }

    private Answer ask(Question about, int share, long nodes) {
        Limits limits = rest.part(share, nodes);
        return Rest.whole(asked(about.withLimits(limits)), limits, nodes);
    }

    private Answer ask(Assumptions assumed, Limits limits) {
        return asked(question.withAssumptions(assumed).withLimits(limits));
    }

    private Answer asked(Question about) {
        Answer answer = reader.answer(about, aim, call);
        rest.spend(answer.effort().nodes());
        return answer;
    }
}
