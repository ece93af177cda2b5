package org.yomi.engine.question;

import java.util.Locale;

/** Why a search ended without a result. */
public enum StopReason {
    NODES,
    TIME,
    MEMORY,
    CANCELLED,
    /** All that the method can try has been tried, and it cannot prove the rest. */
    METHOD;

    /** The reason as replies write it behind {@code Unknown}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
