package org.yomi.engine.explain;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Colour;
import org.yomi.engine.question.KoRule;

/**
 * One thing that an answer says, explained: a player wins.
 *
 * @param winner the player
 * @param rule the strongest ko rule under which he does, which is the rule of all lines
 * @param main the main line
 * @param turn the index of the loser's first move in the lines
 * @param tries the moves of the loser, at that turn, that are hardest to answer; the hardest first, that is that of the
 *     main line
 * @param others how many more moves he has there in the zone; they fail, too
 * @param elsewhere how play goes on when he plays outside the zone; null when that is not known
 */
public record Side(
        Colour winner,
        KoRule rule,
        Line main,
        int turn,
        List<Try> tries,
        int others,
        @Nullable Line elsewhere) {
    public Side {
        tries = List.copyOf(tries);
    }
}
