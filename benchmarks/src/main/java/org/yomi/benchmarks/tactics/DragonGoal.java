package org.yomi.benchmarks.tactics;

import java.util.List;
import java.util.stream.Collectors;

/** What of a dragon, which is several blocks of one player, has to be captured to kill it. */
public enum DragonGoal {
    /** The named stone. */
    STONE {
        @Override
        String capture(String named, List<String> oneOfEachBlock) {
            return "capture(" + named + ")";
        }
    },
    /** Some block of it. */
    OR {
        @Override
        String capture(String named, List<String> oneOfEachBlock) {
            return joined(oneOfEachBlock, " | ");
        }
    },
    /** Every block of it. */
    AND {
        @Override
        String capture(String named, List<String> oneOfEachBlock) {
            return joined(oneOfEachBlock, " & ");
        }
    };

    /** The attacker's goal. */
    abstract String capture(String named, List<String> oneOfEachBlock);

    private static String joined(List<String> stones, String sign) {
        return stones.stream().map(stone -> "capture(" + stone + ")").collect(Collectors.joining(sign));
    }
}
