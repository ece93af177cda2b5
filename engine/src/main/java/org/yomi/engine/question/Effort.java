package org.yomi.engine.question;

/**
 * What an answer cost.
 *
 * @param nodes positions visited
 * @param millis wall-clock milliseconds
 * @param solver the name of the solver that answered
 */
public record Effort(long nodes, long millis, String solver) {
    /** What is known already costs nothing. */
    public static Effort none(String solver) {
        return new Effort(0, 0, solver);
    }
}
