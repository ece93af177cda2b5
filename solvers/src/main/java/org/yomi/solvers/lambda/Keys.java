package org.yomi.solvers.lambda;

import org.yomi.solvers.play.Play;

/** What the table and the path know a pseudo node by. */
final class Keys {
    private static final long ORDER_KEY = 0xD6E8FEB86659FD93L;

    private Keys() {}

    /** The position on the board with an order of threats. */
    static long of(Play play, int order) {
        return play.key() + ORDER_KEY * order;
    }
}
