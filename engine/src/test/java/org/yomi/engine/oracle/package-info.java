/**
 * The oracle: answers questions about small boards by brute force, to hold every real solver against. It is written from
 * the definition of a result alone, slow, plain, and shares no code with the rest.
 *
 * <h2>How to use it</h2>
 *
 * <pre>{@code
 * Position p = Position.parse("..X. .XO. .XO. .X..");          // rows from the top, X black, O white, b/w a ko ban
 * Goal goal = Goal.capture(p, "C3");                           // colours are taken from the position
 * Oracle oracle = new Oracle(p.grid(), goal, Assumptions.NONE);
 * oracle.result(p, Side.BLACK);                                // WON, KO_PLUS, KO_MINUS or LOST
 * oracle.threats(p, Side.BLACK);                               // 1, 2, 3, MANY for a ko, else 0
 * oracle.isGoodMove(p, Side.BLACK, p.grid().point("D4"));      // may a solver name this move?
 * ZoneCheck.all(oracle, p, Side.BLACK, Result.WON, ZoneCheck.Kind.MINUS, zone);  // empty, or a counter-example
 * }</pre>
 *
 * <p>An oracle belongs to one goal with its colours. Whatever it has solved it keeps, so ask one oracle about many
 * positions; {@link org.yomi.engine.oracle.Oracle#tabulate} solves every legal position of the grid at once (3x4: a few
 * seconds). The states of an unrestricted 4x4 board do not fit; give {@code within(R)} there, or a goal that names many
 * stones. {@link org.yomi.engine.oracle.goal.Goal#text} and {@link org.yomi.engine.oracle.goal.Assumptions#text} write questions
 * in the goal language, so that a test can put the same one to a real solver. Random positions come from
 * {@link org.yomi.engine.oracle.board.Positions}.
 *
 * <h2>How it works</h2>
 *
 * <p>A state is the board, the player to move, the ban that binds him, the flag of each atom and the ko threats left.
 * States with the same flags and threats make a level; play never comes back to a level it has left. In a level one
 * player wins by play that goes on for ever. The other wins exactly the states from which he can force play out of the
 * level into a state he wins: found by going over all states of the level until nothing changes any more.
 */
@NullMarked
package org.yomi.engine.oracle;

import org.jspecify.annotations.NullMarked;
