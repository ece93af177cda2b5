package org.yomi.engine.question;

import java.util.List;

/**
 * Where a search is while it runs.
 *
 * @param nodes positions visited so far
 * @param line the moves being read, from the position of the question: points and
 *     {@link org.yomi.engine.board.Geometry#PASS}
 * @param known what is known so far
 */
public record Reading(long nodes, List<Integer> line, Known known) {
    public Reading {
        line = List.copyOf(line);
    }
}
