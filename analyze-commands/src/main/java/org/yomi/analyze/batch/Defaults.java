package org.yomi.analyze.batch;

import java.util.Optional;
import java.util.OptionalInt;
import org.yomi.engine.board.Colour;
import org.yomi.engine.question.Limits;

/**
 * What questions have in common, unless they say something else.
 *
 * @param goal in the goal language; empty: each question has to have one
 * @param first who moves first; empty: whose turn it is
 * @param move the move before which to stop in a game, from 1; empty: the last position of the main line
 * @param limits of each question
 */
public record Defaults(Optional<String> goal, Optional<Colour> first, OptionalInt move, Limits limits) {}
