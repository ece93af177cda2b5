package org.yomi.engine.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import org.yomi.engine.oracle.board.Ban;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Positions;
import org.yomi.engine.oracle.board.Side;

/** Checks a relevance zone by putting stones outside it and asking again. */
public final class ZoneCheck {
    private final Oracle oracle;
    private final Position position;
    private final Side first;
    private final Result claimed;
    private final Kind kind;
    private final int zone;

    private ZoneCheck(Oracle oracle, Position position, Side first, Result claimed, Kind kind, int zone) {
        if (claimed == (kind == Kind.MINUS ? Result.LOST : Result.WON)) {
            throw new IllegalArgumentException(claimed + " claims nothing that a zone " + kind + " could hold");
        }
        int needed = oracle.goal().namedStones() | oracle.assumptions().alive();
        if ((needed & ~zone) != 0) {
            Grid grid = position.grid();
            throw new IllegalArgumentException(
                    "zone " + grid.names(zone) + " lacks named stones " + grid.names(needed & ~zone));
        }
        this.oracle = oracle;
        this.position = position;
        this.first = first;
        this.claimed = claimed;
        this.kind = kind;
        this.zone = zone;
    }

    /** Which of the two zones. */
    public enum Kind {
        /** Whatever is outside, the result is at least as good for max. */
        MINUS,
        /** Whatever is outside, the result is at most as good for max. */
        PLUS
    }

    /**
     * Tries every legal filling of the outside with every legal ban there; the position itself is one of them.
     *
     * @param claimed the result that the zone goes with
     * @param zone set of points; must hold the stones named in the goal, or assumed alive
     * @return a position, as a readable diagram, where the claim does not hold, or empty
     */
    public static Optional<String> all(
            Oracle oracle, Position position, Side first, Result claimed, Kind kind, int zone) {
        ZoneCheck check = new ZoneCheck(oracle, position, first, claimed, kind, zone);
        List<String> found = new ArrayList<>();
        Positions.forEach(oracle.moveRules(), position, check.outside(), filled -> {
            if (found.isEmpty()) {
                check.counterExample(filled).ifPresent(found::add);
            }
        });
        return found.stream().findFirst();
    }

    /** Tries so many random fillings of the outside, each with every legal ban there. */
    public static Optional<String> sample(
            Oracle oracle,
            Position position,
            Side first,
            Result claimed,
            Kind kind,
            int zone,
            int count,
            Random random) {
        ZoneCheck check = new ZoneCheck(oracle, position, first, claimed, kind, zone);
        for (int i = 0; i < count; i++) {
            Position filled = Positions.randomFilling(oracle.moveRules(), position, check.outside(), random);
            Optional<String> found = check.counterExample(filled);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /**
     * Visits every position, with the named stones where they are, in which a claim does not hold. A zone is sound exactly
     * when each of them differs from {@code position} at one of its points at least.
     */
    public static void forEachCounterExample(
            Oracle oracle, Position position, Side first, Result claimed, Kind kind, Consumer<Position> visitor) {
        int needed = oracle.goal().namedStones() | oracle.assumptions().alive();
        ZoneCheck check = new ZoneCheck(oracle, position, first, claimed, kind, needed);
        Positions.forEach(
                oracle.moveRules(),
                position,
                check.outside(),
                filled -> check.withBans(filled).stream()
                        .filter(each -> !check.holds(each))
                        .forEach(visitor));
    }

    private int outside() {
        return position.grid().all() & ~zone;
    }

    private Optional<String> counterExample(Position filled) {
        return withBans(filled).stream()
                .filter(each -> !holds(each))
                .findFirst()
                .map(this::describe);
    }

    /** The filled position with the ban that the zone holds, if it is legal there; else with no ban or one outside. */
    private List<Position> withBans(Position filled) {
        List<Position> all = new ArrayList<>();
        Ban ban = position.ban();
        boolean bound = ban != null && ban.owner() == first && (zone >>> ban.point() & 1) != 0;
        if (!bound) {
            all.add(filled.unbanned());
        }
        for (Ban each : Positions.bans(oracle.moveRules(), filled, first)) {
            boolean inside = (zone >>> each.point() & 1) != 0;
            if (bound ? each.equals(ban) : !inside) {
                all.add(filled.with(each));
            }
        }
        return all;
    }

    /** Asks under the one rule that the claim is about. */
    private boolean holds(Position filled) {
        boolean wins = oracle.maxWins(filled, first, rule());
        return wins == (kind == Kind.MINUS);
    }

    private KoRule rule() {
        return switch (claimed) {
            case WON -> KoRule.A;
            case KO_PLUS -> kind == Kind.MINUS ? KoRule.N : KoRule.A;
            case KO_MINUS -> kind == Kind.MINUS ? KoRule.B : KoRule.N;
            case LOST -> KoRule.B;
        };
    }

    private String describe(Position found) {
        Grid grid = position.grid();
        return oracle.goal().text(grid) + oracle.assumptions().text(grid) + ", " + first + " first: zone " + kind + " "
                + grid.names(zone) + " of " + claimed + " for" + position + "but " + oracle.result(found, first)
                + " for"
                + found;
    }
}
