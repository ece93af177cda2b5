package org.yomi.engine.question;

/** How long it is looked, where the player who moves first wins, whether a pass is enough for him. */
public enum Tenuki {
    /** Not at all: his move is any that wins, seldom a pass. */
    IGNORED(0),

    /** A fifth of {@link #SOUGHT}: that a block can be left alone mostly shows soon, that it cannot takes long. */
    GLANCED_AT(20),

    /** About as long as the win took. */
    SOUGHT(100);

    private final int percent;

    Tenuki(int percent) {
        this.percent = percent;
    }

    /**
     * The nodes for that.
     *
     * @param most those of {@link #SOUGHT}
     */
    public long nodes(long most) {
        return most * percent / 100;
    }
}
