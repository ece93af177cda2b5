package org.yomi.engine.oracle;

/**
 * Which bans bind whom: each player may ignore so many bans, using up a threat each time.
 *
 * @param maxThreats how many bans max may still ignore
 * @param minThreats how many bans min may still ignore
 */
public record KoRule(int maxThreats, int minThreats) {
    /** So many threats that they are never used up. */
    public static final int ENDLESS = Integer.MAX_VALUE;

    /** Neutral: bans bind both players. */
    public static final KoRule N = new KoRule(0, 0);

    /** Min has all the threats: bans bind max only. */
    public static final KoRule A = new KoRule(0, ENDLESS);

    /** Max has all the threats: bans bind min only. */
    public static final KoRule B = new KoRule(ENDLESS, 0);

    /** How many bans a player may still ignore. */
    public int threats(boolean ofMax) {
        return ofMax ? maxThreats : minThreats;
    }

    /** What is left after a player has ignored a ban; he must have a threat. */
    public KoRule spend(boolean ofMax) {
        if (threats(ofMax) == 0) {
            throw new IllegalStateException("no threat left");
        }
        return ofMax ? new KoRule(less(maxThreats), minThreats) : new KoRule(maxThreats, less(minThreats));
    }

    private static int less(int threats) {
        return threats == ENDLESS ? ENDLESS : threats - 1;
    }
}
