package org.yomi.analyze.gnugo.reading;

import java.util.List;
import java.util.Optional;
import org.yomi.engine.goal.And;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Not;
import org.yomi.engine.question.Result;
import org.yomi.gtp.call.Call;

/**
 * A race between two dragons, as GNU Go means it: who captures first.
 *
 * <p>It is read without a horizon first. What takes long leans on that of dragons, and on a further one: blocks of neither
 * dragon, of either colour, that have the liberties of the horizon of blocks count as alive.
 */
public final class Semeai {
    /** Who captures so many stones has room for two eyes. The largest shape in which one eye can be kept has six points. */
    static final int ROOM_FOR_EYES = 7;

    /** How far from what the dragons reach it is played for a capture. */
    private static final int STEPS = 1;

    private final Reader reader;
    private final Call call;
    private final int own;
    private final int other;
    private final Target ours;
    private final Target theirs;
    private final boolean isRace;
    private final long nodesWithout;
    private final Assumptions horizon;

    /** Instead of that horizon: nothing counts but what is near both dragons. What is lost may be won from farther away. */
    private final Assumptions nearby;

    /** The same for life. */
    private final Assumptions farther;

    private boolean isLost;

    /**
     * The race on the game's board.
     *
     * @param own a stone of the dragon of the player who moves first
     * @param other a stone of the other dragon
     */
    public Semeai(Reader reader, int own, int other, Call call) {
        this.reader = reader;
        this.call = call;
        this.own = own;
        this.other = other;
        Dragons dragons = new Dragons(reader, call);
        ours = dragons.of(own);
        theirs = dragons.of(other);
        nodesWithout = reader.moreOnSmallBoards(Reader.NODES_WITHOUT_HORIZON);
        isRace = dragons.stones(theirs).size() >= ROOM_FOR_EYES;
        horizon = reader.dragons()
                .withAlive(dragons.bystanders(dragons.stones(ours).union(dragons.stones(theirs))));
        Surroundings surroundings = new Surroundings(reader.position(), ours.stones(), theirs.stones());
        nearby = surroundings.assumptions(STEPS, Assumptions.NONE);
        farther = surroundings.assumptions(Surroundings.WIDE, Assumptions.NONE);
    }

    /** What the player gets who wants to capture the other dragon and to save his own. */
    public Outcome both() {
        Attempts attempts = reader.attempts(call);
        try {
            readAheadForBoth(attempts);
            return both(attempts);
        } finally {
            reader.stopReadingAhead();
        }
    }

    private Outcome both(Attempts attempts) {
        boolean isAll = isRace && ours.stones().size() == 1;
        int share = isAll ? 2 : isRace ? 4 : 8;
        Optional<Outcome> found = race(attempts, Assumptions.NONE, share, nodesWithout);
        if (found.isEmpty() && !isAll) {
            found = attempts.get(captureAndLive(Assumptions.NONE), isRace ? 3 : 2, nodesWithout);
        }
        if (found.isEmpty() && isRace && !reader.dragons().isNone()) {
            found = race(attempts, nearby, 2, Rest.ALL).filter(Semeai::isWon);
        }
        if (found.isEmpty() && isRace) {
            found = race(attempts, horizon, isAll ? 1 : 2, Rest.ALL);
        }
        return found.isPresent() ? found.get() : attempts.getOfBoth(captureAndLive(horizon), ours.live());
    }

    /** What is asked by and by until something is found out. */
    private void readAheadForBoth(Attempts attempts) {
        if (!isRace || ours.stones().size() > 1) {
            attempts.readAhead(captureAndLive(Assumptions.NONE), nodesWithout);
        }
        if (isRace && !reader.dragons().isNone()) {
            attempts.readAhead(aim(theirs.race(own), nearby), Rest.ALL);
        }
        if (isRace) {
            attempts.readAhead(aim(theirs.race(own), horizon), Rest.ALL);
        }
        attempts.readAhead(captureAndLive(horizon), Rest.ALL);
    }

    /** The race of the stone named, where that says enough. */
    private Optional<Outcome> race(Attempts attempts, Assumptions assumed, int share, long nodes) {
        Optional<Outcome> outcome = attempts.get(aim(theirs.race(own), assumed), share, nodes);
        boolean isOneBlock = ours.stones().size() == 1;
        isLost |= isOneBlock && outcome.filter(Outcome::isNothing).isPresent();
        return outcome.filter(found -> switch (found.result()) {
            case WON -> isRace;
            case LOST -> isOneBlock;
            default -> isRace && isOneBlock;
        });
    }

    /** What the player gets who only wants to save his dragon; asked after {@link #both}. */
    public Outcome saved() {
        reader.beginAnew(call);
        Attempts attempts = reader.attempts(call);
        try {
            readAheadForSaved(attempts);
            return saved(attempts);
        } finally {
            reader.stopReadingAhead();
        }
    }

    private void readAheadForSaved(Attempts attempts) {
        boolean mayStandOff = isRace && theirs.stones().size() == 1;
        Goal standoff = new Not(ours.race(other));
        if (mayStandOff) {
            attempts.readAhead(aim(standoff, Assumptions.NONE), nodesWithout);
        }
        if (!reader.dragons().isNone()) {
            attempts.readAhead(aim(ours.live(), farther), Rest.ALL);
            if (mayStandOff) {
                attempts.readAhead(aim(standoff, farther), Rest.ALL);
            }
        }
        attempts.readAhead(aim(ours.live(), reader.dragons()), Rest.ALL);
    }

    private Outcome saved(Attempts attempts) {
        if (isLost && isLostFirst(attempts, Assumptions.NONE, nodesWithout)) {
            return Outcome.NOTHING;
        }
        Optional<Outcome> found = attempts.get(aim(ours.live(), Assumptions.NONE), 4, nodesWithout)
                .or(() -> standoff(attempts, Assumptions.NONE, nodesWithout))
                .or(() -> reader.dragons().isNone()
                        ? Optional.empty()
                        : attempts.get(aim(ours.live(), farther), 4, Rest.ALL)
                                .filter(saved -> isWon(saved) && !isRefuted(attempts, saved))
                                .or(() -> standoff(attempts, farther, Rest.ALL)))
                .or(() -> attempts.getLife(aim(ours.live(), reader.dragons()), 2))
                .or(() -> standoff(attempts, horizon, Rest.ALL));
        if (found.isEmpty() && isLost && isLostFirst(attempts, horizon, Rest.ALL)) {
            return Outcome.NOTHING;
        }
        return found.orElseGet(() -> attempts.getLife(aim(ours.live(), horizon)));
    }

    /** That the opponent does not capture the player's dragon before his own, where that says enough: as in a seki. */
    private Optional<Outcome> standoff(Attempts attempts, Assumptions assumed, long nodes) {
        if (!isRace || theirs.stones().size() > 1) {
            return Optional.empty();
        }
        return attempts.get(aim(new Not(ours.race(other)), assumed), 4, nodes).filter(Semeai::isWon);
    }

    /** Whether the dragon that lives by a move, or a pass, with what is near taken for all, does not with nothing but the horizon. */
    private boolean isRefuted(Attempts attempts, Outcome saved) {
        return ours.after(
                        reader.position(),
                        ours.owner(),
                        saved.move().point(),
                        (after, left) ->
                                attempts.keepIn(after, aim(left.live(), reader.dragons()), 2, Reader.NODES_TO_REFUTE))
                .filter(after -> !isWon(after))
                .isPresent();
    }

    private static boolean isWon(Outcome outcome) {
        return outcome.result() == Result.WON;
    }

    /** Whether the opponent captures the player's dragon first, though the player moves first. */
    private boolean isLostFirst(Attempts attempts, Assumptions assumed, long nodes) {
        return attempts.keep(aim(ours.race(other), assumed), 4, nodes)
                .filter(Semeai::isWon)
                .isPresent();
    }

    private Aim captureAndLive(Assumptions assumed) {
        return aim(new And(List.of(theirs.capture(), ours.live())), assumed);
    }

    private static Aim aim(Goal goal, Assumptions assumed) {
        return new Aim(goal, assumed, Counter.OWL);
    }
}
