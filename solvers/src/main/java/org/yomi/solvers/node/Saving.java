package org.yomi.solvers.node;

/** What zones leave out that play in another position does not need; each one leaves out what those before it do, too. */
public enum Saving {
    /** Nothing: for the parts of a formula, whose zones have to keep apart. They take no ladders either, see {@link Nodes#takesLadders}. */
    NOTHING,

    /**
     * The liberties of the reacher's blocks, in the keeper's wins, where these are out of his reach; see
     * {@link Dilation#closeKept}.
     */
    OUT_OF_REACH,

    /**
     * Those of the reacher's walls, in his own wins, where they can be counted; see {@link Spares}. Such zones are smaller to
     * answer, larger to keep apart.
     */
    COUNTED;

    boolean includes(Saving other) {
        return compareTo(other) >= 0;
    }
}
