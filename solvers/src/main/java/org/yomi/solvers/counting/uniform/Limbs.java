package org.yomi.solvers.counting.uniform;

import java.math.BigInteger;
import java.nio.ByteBuffer;

/** Large numbers of one size, side by side in an array: words of 64 bits, the lowest first. */
final class Limbs {
    private static final int LARGEST_ARRAY = Integer.MAX_VALUE - 8;

    private final int each;
    private final long[] words;

    /** So many numbers, all 0, of so many words each. */
    Limbs(int count, int each) {
        this.each = each;
        this.words = new long[count * each];
    }

    /** How many words hold the number of colourings of so many points. */
    static int wordsFor(int points) {
        return BigInteger.valueOf(3).pow(points).bitLength() / Long.SIZE + 1;
    }

    static boolean fit(long count, int each) {
        return count * each <= LARGEST_ARRAY;
    }

    void setOne(int index) {
        words[index * each] = 1;
    }

    /** Adds a number that is there, which has no more words. */
    void add(int index, Limbs there, int from) {
        long carry = 0;
        for (int i = 0; i < each; i++) {
            long sum = words[index * each + i] + (i < there.each ? there.words[from * there.each + i] : 0);
            long before = words[index * each + i];
            long next = sum + carry;
            carry = Long.compareUnsigned(sum, before) < 0 || next == 0 && carry == 1 ? 1 : 0;
            words[index * each + i] = next;
        }
    }

    BigInteger get(int index) {
        ByteBuffer bytes = ByteBuffer.allocate(each * Long.BYTES);
        for (int i = each - 1; i >= 0; i--) {
            bytes.putLong(words[index * each + i]);
        }
        return new BigInteger(1, bytes.array());
    }
}
