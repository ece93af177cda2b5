package org.yomi.engine.question;

/**
 * How much work a search still sees before it, for either end (Allis 1994): the least number of positions which, once
 * settled, would settle the question. A guess that grows and shrinks while the search goes on; the smaller one is the
 * likelier end.
 *
 * @param proof for showing that max wins under the ko rule that is read; {@link #INFINITE} when no way to it is left
 * @param disproof for showing that max loses, likewise
 */
public record ProofNumbers(int proof, int disproof) {
    /** No way is left that is not refuted; yet the other side's proof is not complete either. */
    public static final int INFINITE = Integer.MAX_VALUE;

    public ProofNumbers {
        if (proof < 1 || disproof < 1) {
            throw new IllegalArgumentException(
                    "proof numbers of a question that is open are 1 or more, got " + proof + " " + disproof);
        }
    }

    /** A number as replies write it: {@code 12} or {@code infinite}. */
    public static String word(int number) {
        return number == INFINITE ? "infinite" : Integer.toString(number);
    }
}
