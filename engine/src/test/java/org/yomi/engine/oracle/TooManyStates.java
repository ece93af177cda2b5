package org.yomi.engine.oracle;

/** The oracle has no room for all states of a goal; nothing is wrong with it or with the goal. */
public final class TooManyStates extends IllegalStateException {
    private static final long serialVersionUID = 1;

    TooManyStates(int most) {
        super("more than " + most + " states; a smaller board or within(R) helps");
    }
}
