package org.yomi.solvers.game.race;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.life.EyeFights;
import org.yomi.engine.board.life.EyeRace;
import org.yomi.solvers.game.life.TwoEyes;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;

/**
 * Walls of a race that live by eyes of their own: by two where nothing has to be played ({@link TwoEyes}), or by answers in
 * small ones ({@link EyeFights}). The attacker plays nowhere else in these eyes, so that they must lie apart from all that the
 * race needs, and those with answers from all the others. A wall next to an eye with answers lives, too, so that it does not
 * matter that the answers take its liberties there.
 *
 * <p>The enemy may ask for such answers for ever, as in a double ko. Where the attacker has to get on, they do not count.
 */
final class WallLife {
    private final Play play;
    private final int attacker;
    private final boolean byAnswers;
    private final TwoEyes life;
    private final EyeFights fights;
    private final long[] proof;

    /** The eyes in the proof where the attacker answers. */
    private final long[] answered;

    private final long[] scratch;

    /**
     * Looks at the walls of an attacker.
     *
     * @param byAnswers whether they may live by answers
     */
    WallLife(Play play, int attacker, boolean byAnswers) {
        this.byAnswers = byAnswers;
        this.play = play;
        this.attacker = attacker;
        life = new TwoEyes(play.geometry);
        fights = new EyeFights(play.geometry, EyeRace.MOST_POINTS);
        proof = new long[play.geometry.words()];
        answered = new long[play.geometry.words()];
        scratch = new long[play.geometry.words()];
    }

    /** Takes no wall any more. */
    void clear() {
        Bits.clear(proof);
        Bits.clear(answered);
    }

    /** The walls taken and their eyes: one word of the points that show that they live. */
    long word(int i) {
        return proof[i];
    }

    /** Whether some points are among those that show that the walls taken live. */
    boolean meets(long[] set) {
        return Bits.intersect(set, proof);
    }

    /** Whether the wall of a stone lives by eyes apart from the room of the race and from the block; then takes it. */
    boolean take(Board board, int stone, long[] room, long[] block) {
        if (Bits.has(proof, stone)) {
            return true;
        }
        Bits.clear(scratch);
        boolean forGood = life.isAlive(board, stone);
        if (forGood) {
            life.addProof(scratch);
        } else if (byAnswers && fights.isAlive(board, stone)) {
            fights.addRegions(scratch);
        } else {
            return false;
        }
        boolean apart = !Bits.intersect(scratch, room)
                && !Bits.intersect(scratch, block)
                && !Bits.intersect(scratch, answered)
                && (forGood || !meets(scratch) && play.isOpenTo(attacker, scratch));
        if (apart && !forGood) {
            Bits.or(answered, scratch);
            fights.addProof(scratch);
        }
        if (apart) {
            Bits.or(proof, scratch);
        }
        return apart;
    }
}
