package org.yomi.engine.compound;

import static org.yomi.engine.compound.Bounds.better;
import static org.yomi.engine.compound.Bounds.worse;

import org.yomi.engine.question.Result;

/**
 * Table 3 of Ramon and Croonenborghs (2004): the results of two parts combined, as far as that is sound under the
 * definitions of semantics, sections 3, 4 and 7. Where it is not, the result stays between bounds, and the whole has to
 * be searched.
 *
 * <p><b>Without any condition</b>, under each ko rule, who has both parts has each: {@code G & H} is never better for max
 * than one of them, {@code G | H} never worse. So <em>and</em> is {@code Lost} with a lost part, <em>or</em> {@code Won}
 * with a won one.
 *
 * <p><b>Won and Won, min moves first: Won</b>, if the parts are independent. {@code Won} is a win under rule A, where no
 * ban binds min. Max answers each move of min in the part where it was made; for the other part that was a pass of both
 * players, and since no ban of min was lifted by it, the position there is the same as before. Independent means:
 * <ul>
 *   <li>the zones Z- of the two answers are disjoint, so that no move serves against both, and none of max's moves in one
 *       part spoils the other;
 *   <li>both parts have to be reached (capture, connect, enter, safe,
 *       invade), or both have to be kept (live, negations). If one
 *       is kept by answering for ever, as a group with a double ko is, max may never have a move left to reach the other:
 *       {@code Won & Won} can be {@code Ko+} then. An answer does not say whether its proof does that;
 *   <li>no part has several atoms under a horizon ({@code escape}, {@code open}, {@code apart}): while the players pass there, a
 *       horizon may settle one of its atoms, which was worth something as long as min had to move.
 * </ul>
 * Dually <em>Lost or Lost, max moves first: Lost</em>, with zones Z+.
 *
 * <p><b>Ko in the cell, min moves first.</b> Under rules N and B, a part that is {@code Ko+} or {@code Ko-} may be won only
 * because min is banned from a ko. Any forcing move of min in the other part lifts the ban, and max has to answer there;
 * the ko may be lost by that under all rules (its stone may be what has to live). But if the other part offers no such
 * move, nothing is lost. The results do not say which: <em>and</em> with a ko is anything from {@code Lost} to the worse of
 * the two. So it is with {@code Ko & Ko}: both players have one ban at most, and the kos may be threats for one another,
 * or come one after the other. Dually for <em>or</em> with max moving first.
 *
 * <p><b>The other side to move.</b> {@code G & H} with max moving first: both {@code Won} means nothing yet, since max has
 * one move for two parts. What the parts with min first say more ({@link #and(Part, Part, boolean)}):
 * <ul>
 *   <li>if max wins one by his move, and the other with min moving first, and their zones Z- are independent: {@code Won};
 *   <li>if the zones Z+ of the two with min first are disjoint, max's move leaves one of them as it was, and with it no
 *       more than that part's result: the whole is not better than the better of those two. With both {@code Lost} it is
 *       {@code Lost}; only a move that lies in both zones could help. A single move needs no assumption about bans or
 *       repetitions, so this holds for ko results as well.
 * </ul>
 * Dually for {@code G | H} with min moving first: of two parts that max wins by a move, in disjoint zones Z-, he gets one.
 */
public final class Combination {
    private Combination() {}

    /**
     * The table's column for <em>and</em>.
     *
     * @param independent whether it is min's move, and the parts are independent as described above
     */
    public static Bounds and(Bounds a, Bounds b, boolean independent) {
        boolean won = independent && a.atLeast() == Result.WON && b.atLeast() == Result.WON;
        return new Bounds(won ? Result.WON : Result.LOST, worse(a.atMost(), b.atMost()));
    }

    /**
     * The table's column for <em>or</em>.
     *
     * @param independent whether it is max's move, and the parts are independent for min
     */
    public static Bounds or(Bounds a, Bounds b, boolean independent) {
        return and(a.negated(), b.negated(), independent).negated();
    }

    /**
     * What two parts say about {@code G & H}.
     *
     * @throws IllegalArgumentException when the parts are not of one position, one max and the same assumptions
     */
    public static Bounds and(Part a, Part b, boolean maxFirst) {
        check(a, b);
        Half aMax = Half.of(a.maxFirst());
        Half aMin = Half.of(a.minFirst());
        Half bMax = Half.of(b.maxFirst());
        Half bMin = Half.of(b.minFirst());
        boolean patient = a.hasAimsOf(b);
        return maxFirst ? andOfMover(aMax, aMin, bMax, bMin, patient) : and(aMin, bMin, patient);
    }

    /**
     * What two parts say about {@code G | H}.
     *
     * @throws IllegalArgumentException when the parts are not of one position, one max and the same assumptions
     */
    public static Bounds or(Part a, Part b, boolean maxFirst) {
        check(a, b);
        Half aMax = Half.of(a.maxFirst()).negated();
        Half aMin = Half.of(a.minFirst()).negated();
        Half bMax = Half.of(b.maxFirst()).negated();
        Half bMin = Half.of(b.minFirst()).negated();
        boolean patient = a.hasAimsOf(b);
        return (maxFirst ? and(aMax, bMax, patient) : andOfMover(aMin, aMax, bMin, bMax, patient)).negated();
    }

    private static void check(Part a, Part b) {
        if (!a.goesWith(b)) {
            throw new IllegalArgumentException("the parts are not of one position, max and assumptions");
        }
    }

    /** The opponent moves first in both. */
    private static Bounds and(Half a, Half b, boolean patient) {
        return and(a.bounds(), b.bounds(), patient && Half.disjoint(a.negative(), b.negative()));
    }

    /** The player who wants both moves first; the halves in which he does not say what he has already. */
    private static Bounds andOfMover(Half aFirst, Half aSecond, Half bFirst, Half bSecond, boolean patient) {
        Result most = worse(aFirst.bounds().atMost(), bFirst.bounds().atMost());
        if (Half.disjoint(aSecond.positive(), bSecond.positive())) {
            most = worse(
                    most, better(aSecond.bounds().atMost(), bSecond.bounds().atMost()));
        }
        boolean won = and(aFirst, bSecond, patient).atLeast() == Result.WON
                || and(aSecond, bFirst, patient).atLeast() == Result.WON;
        return new Bounds(won ? Result.WON : Result.LOST, most);
    }
}
