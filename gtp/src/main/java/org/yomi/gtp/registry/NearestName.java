package org.yomi.gtp.registry;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the command that is meant by a name with a slip of the pen, or without what stands before its first hyphen. */
final class NearestName {
    /** So many letters for each that may be wrong. */
    private static final int LETTERS_FOR_A_SLIP = 3;

    private static final int MOST_SLIPS = 3;

    private NearestName() {}

    /**
     * Returns the name that differs least, the shortest of several, if it does not differ much. What stands before the hyphen
     * of a name has none.
     */
    static Optional<String> of(String typed, Collection<String> names) {
        String prefix = typed.toLowerCase(Locale.ROOT) + '-';
        if (names.stream().anyMatch(name -> name.startsWith(prefix))) {
            return Optional.empty();
        }
        int most = Math.min(MOST_SLIPS, Math.max(1, typed.length() / LETTERS_FOR_A_SLIP));
        return names.stream()
                .filter(name -> slips(typed, name) <= most)
                .min(Comparator.comparingInt((String name) -> slips(typed, name))
                        .thenComparingInt(String::length));
    }

    private static int slips(String typed, String name) {
        String word = typed.toLowerCase(Locale.ROOT);
        String withoutPrefix = name.substring(name.indexOf('-') + 1);
        return Math.min(distance(word, name), distance(word, withoutPrefix));
    }

    /**
     * After Damerau and Levenshtein: how many letters to add, to take away, to change, or to swap with the next one; only the
     * difference of the lengths if that is too much already.
     */
    private static int distance(String from, String to) {
        int longer = Math.abs(from.length() - to.length());
        if (longer > MOST_SLIPS) {
            return longer;
        }
        int[][] slips = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                slips[i][j] = i == 0 || j == 0 ? i + j : least(slips, from, to, i, j);
            }
        }
        return slips[from.length()][to.length()];
    }

    /** For the first letters of both, at least one each. */
    private static int least(int[][] slips, String from, String to, int i, int j) {
        char last = from.charAt(i - 1);
        int changed = slips[i - 1][j - 1] + (last == to.charAt(j - 1) ? 0 : 1);
        int least = Math.min(changed, 1 + Math.min(slips[i - 1][j], slips[i][j - 1]));
        boolean isSwap = i > 1 && j > 1 && last == to.charAt(j - 2) && from.charAt(i - 2) == to.charAt(j - 1);
        return isSwap ? Math.min(least, 1 + slips[i - 2][j - 2]) : least;
    }
}
