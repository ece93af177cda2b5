package org.yomi.engine.question;

/** Whom a ko ban binds (semantics, section 4). Max's chances only grow from A to N to B. */
public enum KoRule {
    /** Min has all the ko threats: a ban binds max only. */
    A(true, false),
    /** Neutral: a ban binds both players. */
    N(true, true),
    /** Max has all the ko threats: a ban binds min only. */
    B(false, true);

    private final boolean bindsMax;
    private final boolean bindsMin;

    KoRule(boolean bindsMax, boolean bindsMin) {
        this.bindsMax = bindsMax;
        this.bindsMin = bindsMin;
    }

    /** Whether a ban binds max, or else min. */
    public boolean binds(boolean isMax) {
        return isMax ? bindsMax : bindsMin;
    }

    public boolean bindsMax() {
        return bindsMax;
    }

    public boolean bindsMin() {
        return bindsMin;
    }
}
