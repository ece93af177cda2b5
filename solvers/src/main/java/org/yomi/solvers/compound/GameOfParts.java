package org.yomi.solvers.compound;

import org.yomi.engine.board.Board;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.play.Flags;

/** The game of a stage in which more than one atom matters; each is a game by itself, too. */
public interface GameOfParts {
    /** The stage that this is the game of. */
    Stage stage();

    /** The game of an atom by itself. */
    ReachGame part(int atom);

    /** What follows the flag of an atom by itself, which is bit {@code atom}. */
    Flags flagOf(int atom);

    /** Whether reading the parts by themselves is unlikely to decide the whole. */
    boolean partsSayLittle(Board board);

    /** Adds the stones named in the atoms that matter. */
    void addTargets(long[] zone);
}
