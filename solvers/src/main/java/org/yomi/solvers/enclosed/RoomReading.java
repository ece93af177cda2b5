package org.yomi.solvers.enclosed;

import java.util.ArrayList;
import java.util.List;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Position;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Meter;

/** The search in a room for one question under one ko rule, from outside. */
public final class RoomReading {
    /** The main line may take this many nodes where the table does not have it. */
    private static final int LINE_ALLOWANCE = 1000;

    private final RoomSearch search;
    private final Meter meter;
    private final long attackers;
    private final long owners;
    private final long rest;

    RoomReading(Room room, Position position, KoState ko, RoomTable table, Meter meter) {
        search = new RoomSearch(room, ko, table, meter);
        this.meter = meter;
        search.moves.begin(position);
        attackers = search.moves.attackers;
        owners = search.moves.owners;
        rest = search.moves.rest;
    }

    /**
     * Whether the attacker captures all targets.
     *
     * @throws org.yomi.solvers.play.Stopped at a limit
     */
    public boolean isWon() {
        return search.wins(attackers, owners, rest);
    }

    /**
     * The same after a pass of the player who moves first.
     *
     * @throws org.yomi.solvers.play.Stopped at a limit
     */
    public boolean isWonAfterPass() {
        search.moves.pass(attackers, owners, rest);
        return search.wins(search.moves.attackers, search.moves.owners, search.moves.rest);
    }

    /** What the last result leans on besides the room, bits of {@link Lean}. */
    public int lean() {
        return search.lean();
    }

    /**
     * After {@link #isWon}: the first move, a point of the board or pass. Where it has to be searched again, {@link #lean} is
     * that of the new search, and has to be added.
     *
     * @param lean what the result leans on
     */
    public int move(boolean won, int lean) {
        return line(won, lean).first();
    }

    /**
     * The main line as points of the board; as long as a few nodes allow.
     *
     * @param afterPass whether it begins with a pass that is enough
     * @param lean what the result leans on; see {@link Lean#allows}
     */
    public List<Integer> points(boolean won, boolean afterPass, int lean) {
        long before = meter.allow(LINE_ALLOWANCE);
        try {
            return afterPass ? pointsAfterPass(won, lean) : line(won, lean).points();
        } finally {
            meter.restore(before);
        }
    }

    private RoomLine line(boolean won, int lean) {
        return new RoomLine(search, won, lean, attackers, owners, rest);
    }

    private List<Integer> pointsAfterPass(boolean won, int lean) {
        search.moves.pass(attackers, owners, rest);
        List<Integer> points = new ArrayList<>(List.of(Board.PASS));
        RoomLine line = new RoomLine(search, won, lean, search.moves.attackers, search.moves.owners, search.moves.rest);
        points.addAll(line.points());
        return points;
    }

    /** The line that is being read. */
    public List<Integer> lineSoFar() {
        return search.line();
    }

    /** The proof number of the first state as far as the search has come; 0 when it is not under way. */
    public int proof() {
        return search.firstProof();
    }

    /** The disproof number likewise. */
    public int disproof() {
        return search.firstDisproof();
    }
}
