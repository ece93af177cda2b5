package org.yomi.solvers.play;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.goal.Assumptions;

/** What a result leaned on, as bits. */
public final class Lean {
    /** A ban that forbade the loser a move. Without this bit the result holds whatever ko threats the loser has. */
    public static final int BAN = 1;

    public static final int ESCAPE = 2;
    public static final int OPEN = 4;
    public static final int WITHIN = 8;
    public static final int ALIVE = 16;
    public static final int NO_KO_BLACK = 32;
    public static final int NO_KO_WHITE = 64;

    /** Play that goes on for ever where the keeper has to answer again and again; no assumption. */
    public static final int CYCLE = 128;

    public static final int APART = 256;

    /** The zone holds by itself, but not beside another one: the winner may play nowhere else meanwhile; no assumption. */
    public static final int ALONE = 512;

    private Lean() {}

    /** The bit for a move that {@code noko} forbade a player. */
    public static int noKo(int colour) {
        return colour == Board.BLACK ? NO_KO_BLACK : NO_KO_WHITE;
    }

    /**
     * Whether the line of a proof may go by a state: by one that needs a ban only if the proof does. Else the proof is taken
     * for one under the rule that frees its loser from the ban, too, under which that state need not be won.
     *
     * @param proof what the proof leans on
     * @param state what is leaned on to win the state
     */
    public static boolean allows(int proof, int state) {
        return (state & BAN & ~proof) == 0;
    }

    /** The part of the assumptions that was leaned on. */
    public static Assumptions leaned(Assumptions assumptions, int lean) {
        Set<Colour> noKo = EnumSet.noneOf(Colour.class);
        for (Colour colour : Colour.values()) {
            if ((lean & noKo(colour.cell())) != 0) {
                noKo.add(colour);
            }
        }
        return new Assumptions(
                (lean & ESCAPE) != 0 ? assumptions.escape() : 0,
                (lean & OPEN) != 0 ? assumptions.open() : 0,
                (lean & APART) != 0 ? assumptions.apart() : 0,
                (lean & WITHIN) != 0 ? assumptions.within() : Optional.empty(),
                (lean & ALIVE) != 0 ? assumptions.alive() : Optional.empty(),
                noKo);
    }
}
