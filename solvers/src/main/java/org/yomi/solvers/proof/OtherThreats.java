package org.yomi.solvers.proof;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.yomi.engine.question.Threats;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.node.Frame;
import org.yomi.solvers.node.Kind;
import org.yomi.solvers.node.Nodes;
import org.yomi.solvers.node.PatternTable;
import org.yomi.solvers.node.ProofTable;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Play;

/**
 * What is known of the position on the board from when one player had more ko threats, or fewer.
 *
 * <p>More threats are never worse for their owner, who need not spend them. So he wins with more where he wins with fewer,
 * loses with fewer where he loses with more, and loses with any number where he lost without a ban having forbidden him
 * a move. What does not follow is likely all the same, unless threats are without limit: then it gives the numbers from
 * which a search begins.
 */
final class OtherThreats {
    /** The proof or disproof number of the side that lost with another number of threats. */
    private static final int UNLIKELY = 100;

    /** The numbers of threats that are read. */
    private static final int[] NUMBERS = IntStream.concat(
                    IntStream.rangeClosed(0, Threats.MOST_COUNTED), IntStream.of(KoState.UNLIMITED))
            .toArray();

    private final Play play;
    private final ReachGame game;
    private final Nodes nodes;
    private final ProofTable table;
    private final PatternTable patterns;
    private final IntPredicate holdsFromFewer = result -> holdsFromFewer(result & 7, result >> 3);
    private final IntPredicate holdsFromMore = result -> holdsFromMore(result & 7);

    OtherThreats(Nodes nodes, PatternTable patterns) {
        this.nodes = nodes;
        this.patterns = patterns;
        play = nodes.play;
        game = nodes.game;
        table = nodes.table;
    }

    /**
     * Whether the table settles the position; then completes the frame.
     *
     * @param mask that goes onto the keys of such positions
     */
    boolean settles(Frame next, long mask) {
        if (play.threatOwner() == 0) {
            return false;
        }
        for (int number : NUMBERS) {
            int entry = number == play.threats() ? -1 : table.find(play.key(number) ^ mask);
            if (entry >= 0 && holds(number, entry)) {
                nodes.recall(entry, next);
                return true;
            }
        }
        return false;
    }

    private boolean holds(int number, int entry) {
        int kind = table.kind(entry);
        return number < play.threats() ? holdsFromFewer(kind, table.lean(entry)) : holdsFromMore(kind);
    }

    /**
     * Whether a pattern settles the position; then completes the frame.
     *
     * @param stateBesides what the states of such positions have besides
     * @param from where the patterns begin that are looked at
     */
    boolean settlesByPattern(Frame f, long stateBesides, int from) {
        int now = play.threats();
        return play.threatOwner() != 0
                && (now > 0 && patterns.find(f, play.state(0) | stateBesides, from, holdsFromFewer)
                        || now < KoState.UNLIMITED
                                && patterns.find(f, play.state(KoState.UNLIMITED) | stateBesides, from, holdsFromMore));
    }

    private boolean holdsFromFewer(int kind, int lean) {
        return isSettled(kind) && (isOwners(kind) || (lean & Lean.BAN) == 0);
    }

    private boolean holdsFromMore(int kind) {
        return isSettled(kind) && !isOwners(kind);
    }

    private static boolean isSettled(int kind) {
        return kind == Kind.WIN || kind == Kind.KEPT;
    }

    private boolean isOwners(int kind) {
        return (kind == Kind.WIN) == (game.reacher() == play.threatOwner());
    }

    /** Improves the guess of the numbers of the position, which is in the frame; fewer threats say more than many. */
    void guess(Frame next, long mask) {
        if (play.threatOwner() == 0) {
            return;
        }
        for (int number = Math.min(play.threats() - 1, Threats.MOST_COUNTED); number >= 0; number--) {
            if (guessFrom(table.find(play.key(number) ^ mask), next)) {
                return;
            }
        }
        if (play.threats() < KoState.UNLIMITED) {
            guessFrom(table.find(play.key(KoState.UNLIMITED) ^ mask), next);
        }
    }

    private boolean guessFrom(int entry, Frame next) {
        int kind = entry < 0 ? Kind.HELD : table.kind(entry);
        if (kind == Kind.OPEN) {
            next.open(table.pn(entry), table.dn(entry));
            return true;
        }
        // Without limit is a far cry from a few: there losses without threats say little.
        if (!isSettled(kind) || play.threats() == KoState.UNLIMITED) {
            return false;
        }
        if (kind == Kind.WIN) {
            next.open(1, Math.max(UNLIKELY, next.dn));
        } else {
            next.open(Math.max(UNLIKELY, next.pn), 1);
        }
        return true;
    }
}
