package org.yomi.solvers.lambda;

/**
 * One of the algorithms, with its moves.
 *
 * @param orders the highest order of threats of lambda df-pn; 0 for plain df-pn, which knows no threats
 * @param generator the moves of both players; in lambda df-pn of the attacker: the defender has all that zones leave
 */
public record Configuration(int orders, Generator generator) {
    /**
     * A block whose attacker needs four moves in a row is caught by threats of order three; one more is for a move that
     * only prepares. {@code escape(5)} lets no such block have more liberties.
     */
    public static final int DEFAULT_ORDERS = 4;

    /** Far more than any search gets through. */
    private static final int MOST_ORDERS = 12;

    public Configuration {
        if (orders < 0 || orders > MOST_ORDERS) {
            throw new IllegalArgumentException("orders must be 0 to " + MOST_ORDERS + ", got " + orders);
        }
    }

    public static Configuration plain(Generator generator) {
        return new Configuration(0, generator);
    }

    public static Configuration lambda(Generator generator) {
        return new Configuration(DEFAULT_ORDERS, generator);
    }

    public boolean isLambda() {
        return orders > 0;
    }

    /** The algorithm's name: {@code lambda} or {@code plain}. */
    public String algorithm() {
        return isLambda() ? "lambda" : "plain";
    }
}
