package org.yomi.analyze.settings;

/** The assumptions that make questions on a large board answerable, where {@link Settings} have no others. */
public final class Horizons {
    /** {@code escape(5)}: with five liberties a block is rarely caught by force; GNU Go takes it for safe, too. */
    public static final int ESCAPE = 5;

    /** {@code open(20)}: who reaches so many points is out in the open. */
    public static final int OPEN = 20;

    /** {@code apart(4)}: stones that are so many moves apart are rarely brought together. */
    public static final int APART = 4;

    /** {@code apart(3)}: the same where nothing else is found out. */
    public static final int LEAST_APART = 3;

    private Horizons() {}
}
