package org.yomi.engine.discovery;

import java.util.List;

/**
 * What was found out about a position, as far as it was read.
 *
 * @param goals every goal that was asked about, those with most stones at stake first
 * @param doubles moves of double purpose, likewise
 * @param unasked how many goals were not asked about yet
 * @param doublesDecided whether every pair of goals was looked at to the end for moves of double purpose, as far as the goals
 *     are known
 * @param passes how many times everything that was left unknown was asked about, each time with more nodes
 */
public record Findings(
        List<Found> goals, List<DoublePurpose> doubles, int unasked, boolean doublesDecided, int passes) {
    public Findings {
        goals = List.copyOf(goals);
        doubles = List.copyOf(doubles);
    }

    /** The goals for which it matters who moves first, those with most stones at stake first. */
    public List<Found> open() {
        return goals.stream().filter(Found::isOpen).toList();
    }

    /** How many goals there are. */
    public int size() {
        return goals.size() + unasked;
    }

    /** How many goals are not decided. */
    public long unknown() {
        return unasked + goals.stream().filter(found -> !found.isKnown()).count();
    }
}
