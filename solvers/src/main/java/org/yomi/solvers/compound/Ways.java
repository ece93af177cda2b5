package org.yomi.solvers.compound;

import java.util.Comparator;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Finds the least sets of atoms that decide a stage for a player: the prime implicants of his formula.
 *
 * <p>Each atom is worth something to one player only, the one who wants it achieved. So a player has his will by some
 * atoms, whatever becomes of the others, if he has it when all others go against him.
 */
final class Ways {
    private Ways() {}

    /**
     * The least sets, as bits, shortest first; none when the player need not have any, or when all are not enough.
     *
     * @param atoms those that may be in a set
     * @param decides whether the player has his will if just these go his way
     */
    static long[] of(int[] atoms, LongPredicate decides) {
        if (decides.test(0)) {
            return new long[0];
        }
        long[] found = {};
        for (long set : sets(atoms)) {
            if (LongStream.of(found).allMatch(smaller -> (smaller & ~set) != 0) && decides.test(set)) {
                found = LongStream.concat(LongStream.of(found), LongStream.of(set))
                        .toArray();
            }
        }
        return found;
    }

    private static List<Long> sets(int[] atoms) {
        return IntStream.range(1, 1 << atoms.length)
                .mapToObj(choice -> IntStream.range(0, atoms.length)
                        .filter(i -> (choice >> i & 1) == 1)
                        .mapToLong(i -> 1L << atoms[i])
                        .sum())
                .sorted(Comparator.comparing(Long::bitCount).thenComparing(Comparator.naturalOrder()))
                .toList();
    }
}
