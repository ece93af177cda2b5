package org.yomi.benchmarks.problems;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.yomi.benchmarks.corpus.Entry;
import org.yomi.benchmarks.corpus.Inquiry;
import org.yomi.benchmarks.corpus.NotAskable;
import org.yomi.engine.board.Colour;
import org.yomi.engine.question.KoRule;

/**
 * The problems of Shih et al. 2022 (relevance-zone based search): 7x7 kill-all, and Cho's book on 19x19.
 *
 * <p>The paper knows no ko threats, and the winner takes no ko: hence the neutral rule and {@code noko}. All problems
 * are won by the player who wants to live.
 */
final class ZoneSearchSets {
    static final String KILL_ALL = "rzs-7x7-killall";
    static final String CHO = "rzs-19x19-cho";

    /** The paper's best method; others are missing where it is not. */
    private static final String THEIR_NODES = "paper/nodes/FTL_RZS";

    private ZoneSearchSets() {}

    /** @throws NotAskable when the record is no problem of these sets */
    static Problem problem(Entry entry) throws NotAskable {
        Colour first = entry.colour("to_move");
        return new Problem(
                entry.id(),
                entry.text("set"),
                OptionalInt.empty(),
                new Inquiry(entry.position(first), goal(entry), first, Set.of(KoRule.N)),
                Verified.WON,
                entry.at(THEIR_NODES).asDouble(Double.NaN),
                "");
    }

    private static String goal(Entry entry) throws NotAskable {
        String lives = entry.colour("goal/player").word();
        return switch (entry.text("set")) {
            case KILL_ALL -> "invade(" + lives + ",board) noko(" + lives + ")";
            case CHO ->
                anySafe(entry.texts("goal/target")) + " within(" + String.join(",", entry.texts("region")) + ") noko("
                        + lives + ")";
            default -> throw new NotAskable("unknown set " + entry.text("set"));
        };
    }

    private static String anySafe(List<String> stones) {
        return stones.stream().map(stone -> "safe(" + stone + ")").collect(Collectors.joining(" | "));
    }
}
