package org.yomi.analyze.game;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.sgf.game.SgfGame;
import org.yomi.engine.sgf.grammar.SgfException;

/**
 * The game that the commands are about: a position, the moves that led to it, and komi.
 *
 * <p>Every change is done whole or not at all. Belongs to one thread; positions are immutable and may go anywhere.
 */
public final class Game {
    private static final int USUAL_SIZE = 19;

    /** All positions since the last setup; a move adds one. Small enough to keep: a byte a point. */
    private final List<Position> positions = new ArrayList<>();

    /** So many of the last moves are only tried: what follows from them is asked, then they are taken back. */
    private int tried;

    private double komi;

    /** Begins on an empty board of 19x19 without komi, Black to move. */
    public Game() {
        clear(USUAL_SIZE, USUAL_SIZE);
    }

    /** Begins anew on an empty board, Black to move; komi stays. */
    public void clear(int width, int height) {
        Geometry geometry = Geometry.of(width, height);
        restart(new Board(geometry).position());
    }

    private void restart(Position position) {
        restart(List.of(position));
    }

    private void restart(List<Position> begun) {
        positions.clear();
        positions.addAll(begun);
        tried = 0;
    }

    /** The position now; its player to move is the opponent of the last move, unless it was set. */
    public Position position() {
        return positions.get(positions.size() - 1);
    }

    /** All positions since the last setup, the one now at the end; those of tried moves, too. */
    public List<Position> positions() {
        return List.copyOf(positions);
    }

    /** The board of the game. */
    public Geometry geometry() {
        return position().geometry();
    }

    /** The number of moves that can be taken back. */
    public int moves() {
        return positions.size() - 1;
    }

    /** White's compensation in points. */
    public double komi() {
        return komi;
    }

    /** Sets White's compensation. */
    public void setKomi(double points) {
        komi = points;
    }

    /**
     * Plays moves in order; a player may move twice in a row.
     *
     * @throws IllegalChange when one of them is illegal, or moves are being tried; then none is played
     */
    public void play(List<Move> moves) throws IllegalChange {
        play(moves, Move::playedOn);
    }

    /**
     * Likewise with moves of a record, none of which is illegal: a ko may be taken back at once, stones that have no liberty
     * after a move come off, and a move on a stone replaces it.
     *
     * @throws IllegalChange when moves are being tried; then none is played
     */
    public void playRecorded(List<Move> moves) throws IllegalChange {
        play(moves, Move::forcedOn);
    }

    private void play(List<Move> moves, Rules rules) throws IllegalChange {
        requireNothingTried();
        Position position = position();
        List<Position> more = new ArrayList<>();
        for (Move move : moves) {
            position = rules.after(move, position);
            more.add(position);
        }
        positions.addAll(more);
    }

    /** What a move does. */
    private interface Rules {
        Position after(Move move, Position before) throws IllegalChange;
    }

    /**
     * Takes moves back.
     *
     * @throws IllegalChange when there are fewer, or moves are being tried
     */
    public void undo(int count) throws IllegalChange {
        requireNothingTried();
        if (count > moves()) {
            throw new IllegalChange("cannot undo: "
                    + (moves() == 0
                            ? "no moves were"
                            : moves() == 1 ? "only 1 move was" : "only " + moves() + " moves were")
                    + " played");
        }
        positions.subList(positions.size() - count, positions.size()).clear();
    }

    /**
     * Checks that moves can be played.
     *
     * @throws IllegalChange when moves are being tried
     */
    public void requireNothingTried() throws IllegalChange {
        if (tried > 0) {
            throw new IllegalChange("moves are being tried: popgo first");
        }
    }

    /**
     * Tries a move: until it is taken back, every question is about the position after it, and no move is played.
     *
     * @param freeOfBan whether it may be one that the ko rule forbids
     * @throws IllegalChange when it is illegal
     */
    public void tryMove(Move move, boolean freeOfBan) throws IllegalChange {
        positions.add(freeOfBan ? move.playedWithoutBanOn(position()) : move.playedOn(position()));
        tried++;
    }

    /**
     * Takes the last tried move back.
     *
     * @throws IllegalChange when none is being tried
     */
    public void takeBackTried() throws IllegalChange {
        if (tried == 0) {
            throw new IllegalChange("no move is being tried");
        }
        tried--;
        positions.remove(positions.size() - 1);
    }

    /** The number of stones that a player's moves have captured, tried moves too, setup aside. */
    public int captures(Colour colour) {
        int captures = 0;
        for (int i = 1; i < positions.size(); i++) {
            captures += captured(colour, positions.get(i - 1), positions.get(i));
        }
        return captures;
    }

    /** Setup after the move may have put stones, too, and taken others: what counts is what the move takes by itself. */
    private static int captured(Colour colour, Position before, Position after) {
        int captured = 0;
        for (int point = 0; point < before.geometry().size(); point++) {
            if (before.isEmpty(point) && after.cell(point) == colour.cell()) {
                captured = Math.max(captured, new Move(colour, point).captures(before));
            }
        }
        return captured;
    }

    /**
     * Sets who moves next; a ko ban on the other player is void then.
     *
     * @throws IllegalChange when moves are being tried
     */
    public void setToMove(Colour colour) throws IllegalChange {
        requireNothingTried();
        positions.set(positions.size() - 1, position().withToMove(colour));
    }

    /**
     * Puts stones on the empty board. If moves were played, such as passes, this can be taken back as one of them.
     *
     * @param toMove who moves next
     * @throws IllegalChange when the board is not empty, two stones share a point, or a block would have no liberty
     */
    public void setUp(List<Move> stones, Colour toMove) throws IllegalChange {
        requireEmptyBoard();
        byte[] cells = new byte[geometry().size()];
        for (Move stone : stones) {
            if (cells[stone.point()] != Board.EMPTY) {
                throw new IllegalChange("two stones on " + geometry().name(stone.point()));
            }
            cells[stone.point()] = (byte) stone.colour().cell();
        }
        try {
            Position position = Position.of(geometry(), cells, toMove, Geometry.PASS);
            if (moves() == 0) {
                restart(position);
            } else {
                positions.add(position);
            }
        } catch (IllegalArgumentException e) {
            throw new IllegalChange(String.valueOf(e.getMessage()));
        }
    }

    /**
     * Takes over a game from a file, with komi if it has one.
     *
     * @param moveNumber the move before which to stop, from 1; empty, or behind the end, for the end of the main line
     * @throws IllegalChange when the file has a position that the rules here do not allow
     * @throws SgfException when a move or setup of the file cannot be read
     */
    public void load(SgfGame file, OptionalInt moveNumber) throws IllegalChange, SgfException {
        take(file, positions(file, moveNumber));
    }

    /**
     * Likewise; a game that is too short for the number is refused.
     *
     * @throws IllegalChange also when the game has no such move, nor one less
     */
    public void loadBefore(SgfGame file, OptionalInt moveNumber) throws IllegalChange, SgfException {
        List<Position> loaded = positions(file, moveNumber);
        if (moveNumber.orElse(1) > loaded.size()) {
            int moves = loaded.size() - 1;
            throw new IllegalChange("there is no move " + moveNumber.getAsInt() + ", the game has " + moves
                    + (moves == 1 ? " move" : " moves"));
        }
        take(file, loaded);
    }

    private static List<Position> positions(SgfGame file, OptionalInt moveNumber) throws IllegalChange, SgfException {
        return SgfReplay.positions(
                moveNumber.isPresent() ? file.sequenceBefore(moveNumber.getAsInt()) : file.sequence());
    }

    private void take(SgfGame file, List<Position> loaded) {
        restart(loaded);
        komi = file.komi().orElse(komi);
    }

    /**
     * Makes sure that there are no stones.
     *
     * @throws IllegalChange when there are, or moves are being tried
     */
    private void requireEmptyBoard() throws IllegalChange {
        requireNothingTried();
        Position position = position();
        for (int point = 0; point < geometry().size(); point++) {
            if (!position.isEmpty(point)) {
                throw new IllegalChange("the board is not empty: clear_board first");
            }
        }
    }
}
