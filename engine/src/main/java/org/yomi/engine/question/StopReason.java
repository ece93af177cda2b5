package org.yomi.engine.question;

import java.util.Locale;

/** Why a search ended without a result. */
public enum StopReason {
    NODES,
    TIME,
    MEMORY,
    CANCELLED;

    /** The reason as replies write it behind {@code Unknown}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
