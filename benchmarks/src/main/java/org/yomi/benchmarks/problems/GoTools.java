package org.yomi.benchmarks.problems;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.yomi.benchmarks.corpus.Entry;
import org.yomi.benchmarks.corpus.Inquiry;
import org.yomi.benchmarks.corpus.NotAskable;
import org.yomi.engine.board.Colour;

/**
 * Questions of GoTools' problems: enclosed groups, of which one listed chain has to survive. A record may have a verdict
 * for each player moving first.
 */
final class GoTools {
    /** Begins the names of the sets. */
    static final String PREFIX = "gotools-";

    private GoTools() {}

    /** @throws NotAskable when the record has no verdict that can be asked for */
    static List<Problem> problems(Entry entry) throws NotAskable {
        List<Problem> problems = new ArrayList<>();
        for (Colour first : Colour.values()) {
            String verdict = "expected/" + (first == Colour.BLACK ? "B" : "W") + "_first/";
            if (entry.at(verdict + "status").isTextual()) {
                problems.add(problem(entry, first, verdict));
            }
        }
        if (problems.isEmpty()) {
            throw new NotAskable("no verdict");
        }
        return problems;
    }

    private static Problem problem(Entry entry, Colour first, String verdict) throws NotAskable {
        boolean lives = entry.text(verdict + "status").equals("l");
        return new Problem(
                entry.id(),
                entry.text("set"),
                difficulty(entry.id()),
                new Inquiry(entry.position(first), goal(entry), first, Inquiry.ALL_RULES),
                Verified.ofGoTools(lives, entry.at(verdict + "ko_threats").asInt()),
                entry.at(verdict + "gotools_nodes").asDouble(Double.NaN),
                remark(entry));
    }

    /** The attacker has to capture all chains, so that the defender keeps one. */
    private static String goal(Entry entry) {
        List<String> targets = entry.texts("goal/target");
        String stones = String.join(",", targets);
        String goal = targets.size() == 1 ? "live(" + stones + ")" : "!capture(" + stones + ")";
        return goal + " within(" + String.join(",", entry.texts("region")) + ") alive("
                + String.join(",", entry.texts("safe_attacker")) + ")";
    }

    /** {@code gotools-lv2.13.7} is of grade 13. */
    private static OptionalInt difficulty(String id) {
        String[] parts = id.split("\\.");
        return parts.length < 2 ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(parts[1]));
    }

    private static String remark(Entry entry) {
        boolean doubted = entry.text("verified_by_ref_dfpn").equals("disagree");
        return doubted ? "an independent solver disagrees with the published verdict" : "";
    }
}
