package org.yomi.benchmarks.suite;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yomi.benchmarks.corpus.Entry;

/**
 * A dragon of a race, and its status by what a suite expects of {@code analyze_semeai} for either player first.
 *
 * @param entry the question of its owner, whose first stone is the dragon's
 * @param status {@code alive}, {@code critical} or {@code dead}
 */
record RacingDragon(Entry entry, String status) {
    private static final String SAFE = "1";
    private static final String LOST = "0";

    /** The dragons of all races that are asked about from both sides, with one code each, and none of them a ko. */
    static List<RacingDragon> of(List<Entry> races) {
        Map<List<String>, Entry> sides = new HashMap<>();
        races.forEach(race -> sides.put(key(race, 0, 1), race));
        List<RacingDragon> dragons = new ArrayList<>();
        for (Entry race : races) {
            Entry otherSide = sides.get(key(race, 1, 0));
            if (otherSide != null) {
                status(code(race, 0), code(otherSide, 1))
                        .ifPresent(status -> dragons.add(new RacingDragon(race, status)));
            }
        }
        return dragons;
    }

    private static List<String> key(Entry race, int first, int second) {
        List<String> stones = race.texts("args");
        return List.of(race.at("black").toString(), race.at("white").toString(), stones.get(first), stones.get(second));
    }

    /** The code of the first dragon, 0, or of the second, 1; empty if there are several answers. */
    private static String code(Entry race, int dragon) {
        JsonNode accepted = race.at("expected/accept");
        String[] codes = accepted.size() == 1 ? accepted.fieldNames().next().split(" ") : new String[0];
        return codes.length > dragon ? codes[dragon] : "";
    }

    /**
     * @param saved what its owner gets when he moves first
     * @param captured what the other player gets when he does
     */
    private static Optional<String> status(String saved, String captured) {
        return switch (saved + captured) {
            case SAFE + LOST -> Optional.of("alive");
            case SAFE + SAFE -> Optional.of("critical");
            case LOST + SAFE -> Optional.of("dead");
            default -> Optional.empty();
        };
    }
}
