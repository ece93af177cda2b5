package org.yomi.engine.verify;

import java.util.List;
import java.util.SplittableRandom;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.question.Question;
import org.yomi.engine.verify.game.Rules;
import org.yomi.engine.zone.Zone;

/**
 * Asks about positions that equal that of the question inside the zone and have random stones outside: the winner must
 * be the same (semantics, section 7).
 */
final class ZoneProbes {
    private static final int PROBES = 12;

    /** Of points outside in one such position. */
    private static final int MOST_CHANGES = 16;

    private final Question question;
    private final Claim claim;
    private final Strategy strategy;
    private final Budget budget;
    private final SplittableRandom random;

    ZoneProbes(Question question, Claim claim, Strategy strategy, Budget budget, SplittableRandom random) {
        this.question = question;
        this.claim = claim;
        this.strategy = strategy;
        this.budget = budget;
        this.random = random;
    }

    /**
     * Asks.
     *
     * @throws Refutation when an answer shows that the zone is too small
     */
    void run() {
        Zone outside = claim.zone().complement().minus(question.assumptions().immortal(geometry()));
        for (int i = 0; i < PROBES && !outside.isEmpty(); i++) {
            Position probe = change(i % 2 == 0 ? near(outside) : outside);
            budget.count(List.of());
            if (strategy.loses(new Rules(at(probe), claim.rule()).start())) {
                throw new Refutation(List.of(), "the zone is too small: other stones outside it change the result");
            }
        }
    }

    private Question at(Position probe) {
        return new Question(
                probe, question.goal(), question.assumptions(), question.first(), question.rules(), question.limits());
    }

    /** The points next to the zone, where a stone is most likely to matter; all if there are none. */
    private Zone near(Zone outside) {
        Zone near = Zone.empty(geometry());
        for (int p : claim.zone().points()) {
            for (int i = 0; i < geometry().neighbourCount(p); i++) {
                near = near.union(Zone.of(geometry(), geometry().neighbour(p, i)));
            }
        }
        near = near.intersection(outside);
        return near.isEmpty() ? outside : near;
    }

    /** Changes random points, each to a random value that leaves every block a liberty. */
    private Position change(Zone where) {
        int[] points = where.points();
        Position old = question.position();
        int ban = claim.zone().contains(old.ban()) ? old.ban() : Geometry.PASS;
        Position probe = Position.of(geometry(), old.cells(), old.toMove(), ban);
        for (int i = 1 + random.nextInt(MOST_CHANGES); i > 0; i--) {
            probe = change(probe, points[random.nextInt(points.length)]);
        }
        return probe;
    }

    private Position change(Position position, int point) {
        byte[] cells = position.cells();
        cells[point] = (byte) random.nextInt(Board.WHITE + 1);
        try {
            return Position.of(geometry(), cells, position.toMove(), position.ban());
        } catch (IllegalArgumentException e) {
            // A block without a liberty: leave the point as it was.
            return position;
        }
    }

    private Geometry geometry() {
        return question.position().geometry();
    }
}
