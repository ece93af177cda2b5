package org.yomi.engine.verify.game;

import java.util.List;
import org.yomi.engine.board.Position;

/**
 * A state of the game about a goal. Equal states are won by the same player.
 *
 * @param position the stones, the player to move, and a ban if it binds him
 * @param flags of the goal's atoms, in the order of the atoms from left to right, each once
 */
public record State(Position position, List<GoalFlags.Flag> flags) {}
