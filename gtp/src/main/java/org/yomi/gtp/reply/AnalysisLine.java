package org.yomi.gtp.reply;

import java.util.List;
import org.yomi.gtp.vertex.BoardSize;
import org.yomi.gtp.vertex.Vertex;

/**
 * Builds the line from which Sabaki draws its heat map, in the dialect of {@code analyze} and {@code lz-analyze}:
 * {@code info move D4 visits 10 winrate 10000 pv D4 E5 info move ...}. Each line takes the place of the one before, so
 * all moves go into one. Send it on a line of its own, after the line with the status.
 *
 * <p>Sabaki colours a point by visits times winrate, relative to the greatest: 9 to 8 ninths green, 7 to 5 blue, 4 and
 * 3 purple, 2 and 1 red; it writes the winrate beside a point from 10 visits on.
 */
public final class AnalysisLine {
    /** The winrate of a sure win: hundredths of a per cent. */
    public static final int SURE_WIN = 10_000;

    private final BoardSize board;
    private final StringBuilder line = new StringBuilder();

    /** Begins an empty line. */
    public AnalysisLine(BoardSize board) {
        this.board = board;
    }

    /**
     * Adds a move.
     *
     * @param pv the line of play that begins with the move; it is written up to the first pass, where Sabaki cuts it
     * @param visits at least 1
     * @param winrate from 0 to {@link #SURE_WIN}; 0 is written as 1, because Sabaki divides by the greatest product of
     *     visits and winrate
     * @throws IllegalArgumentException if a number is out of range, a move is off the board, or the first is pass
     */
    public AnalysisLine move(List<Vertex> pv, int visits, int winrate) {
        if (visits < 1 || winrate < 0 || winrate > SURE_WIN) {
            throw new IllegalArgumentException(
                    "visits must be at least 1 and winrate 0 to 10000, got " + visits + " and " + winrate);
        }
        int pass = pv.indexOf(Vertex.PASS);
        List<Vertex> moves = pass < 0 ? pv : pv.subList(0, pass);
        if (moves.isEmpty()) {
            throw new IllegalArgumentException("a line of play must begin with a point, got " + pv);
        }
        String points = Tokens.points(moves, board);
        line.append(line.length() == 0 ? "" : " ").append("info move ").append(moves.get(0));
        line.append(" visits ").append(visits).append(" winrate ").append(Math.max(1, winrate));
        line.append(" pv ").append(points);
        return this;
    }

    /** Returns the line, empty if no move was added. */
    @Override
    public String toString() {
        return line.toString();
    }
}
