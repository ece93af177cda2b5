/**
 * Captures inside of a room that stones which cannot be captured close off. Nothing outside matters, and up to 64 points
 * fit into one word for each player, so that a position costs a microsecond instead of some ten.
 *
 * <p>{@link org.yomi.solvers.enclosed.Room} is the room, a state three words: the attacker's stones, the owner's, and
 * {@link org.yomi.solvers.enclosed.Rest the rest}. {@link org.yomi.solvers.enclosed.RoomMoves} plays,
 * {@link org.yomi.solvers.enclosed.RoomJudge} says what is known without a search, and
 * {@link org.yomi.solvers.enclosed.RoomSearch} searches, {@link org.yomi.solvers.enclosed.RoomReplay} tries what refuted one move
 * against others. {@link org.yomi.solvers.enclosed.MovesAlone} asks whether a player has
 * anything there at all, however often he moves first.
 */
@NullMarked
package org.yomi.solvers.enclosed;

import org.jspecify.annotations.NullMarked;
