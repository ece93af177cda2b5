package org.yomi.analyze.gnugo.reading;

/**
 * What a region is worth to the one who encloses it.
 *
 * @param least eyes that he has though his opponent moves first: 0, 1 or 2
 * @param most eyes that he gets when he moves first
 * @param attack a move of the opponent that costs him an eye, {@code Board.PASS} if both numbers are the same
 * @param defence a move of his that makes one
 */
public record EyeValue(int least, int most, int attack, int defence) {}
