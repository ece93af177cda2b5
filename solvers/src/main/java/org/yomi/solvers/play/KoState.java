package org.yomi.solvers.play;

import org.yomi.engine.board.Colour;
import org.yomi.engine.question.KoRule;

/**
 * Whom a ban binds, and the ko threats one player has (semantics, section 4).
 *
 * @param bindsBlack whether a ban binds Black
 * @param bindsWhite whether a ban binds White
 * @param threatOwner cell of the player with threats; 0 when nobody has any
 * @param threats how many, or {@link #UNLIMITED}: then no ban binds their owner
 */
public record KoState(boolean bindsBlack, boolean bindsWhite, int threatOwner, int threats) {
    /** More threats than anybody spends. */
    public static final int UNLIMITED = 7;

    public static KoState of(KoRule rule, Colour max) {
        boolean bindsBlack = max == Colour.BLACK ? rule.bindsMax() : rule.bindsMin();
        boolean bindsWhite = max == Colour.WHITE ? rule.bindsMax() : rule.bindsMin();
        return new KoState(bindsBlack, bindsWhite, 0, 0);
    }

    /** Whether states may be shared with another that is like this but for the number of one player's threats. */
    public boolean isOfOneTableWith(KoState other) {
        return equals(other)
                || isNeutralButForThreats()
                        && other.isNeutralButForThreats()
                        && (threatOwner == 0 || other.threatOwner == 0 || threatOwner == other.threatOwner);
    }

    private boolean isNeutralButForThreats() {
        return threatOwner != 0 || bindsBlack && bindsWhite;
    }

    /** The neutral rule, but one player has a number of threats, or {@link #UNLIMITED} ones. */
    public static KoState withThreats(Colour owner, int threats) {
        boolean binds = threats < UNLIMITED;
        return new KoState(binds || owner == Colour.WHITE, binds || owner == Colour.BLACK, owner.cell(), threats);
    }
}
