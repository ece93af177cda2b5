package org.yomi.solvers.oracle;

import java.util.Optional;
import java.util.Random;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Positions;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.oracle.goal.Atom;
import org.yomi.engine.oracle.goal.Goal;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.uniform.OpenBoard;
import org.yomi.solvers.counting.uniform.RandomPositions;

/** Makes random goals, assumptions and positions on one board. */
public final class RandomQuestions {
    /** Positions made until one fits. */
    private static final int TRIES = 3000;

    private final Grid grid;
    private final Random random;

    public RandomQuestions(Grid grid, Random random) {
        this.grid = grid;
        this.random = random;
    }

    /** Behind {@code formula2} and so on: none of the atoms asks for life anywhere, which takes the oracle long. */
    public static final String OF_BLOCKS = " of blocks";

    /**
     * An atomic goal of the kind, or two captures or races, or {@code lives}, in a third of the cases its negation; or
     * {@code formula2} and so on.
     */
    public Goal goal(String kind) {
        if (kind.startsWith("formula")) {
            String atoms = kind.substring("formula".length()).replace(OF_BLOCKS, "");
            return formula(Integer.parseInt(atoms), side(), !kind.endsWith(OF_BLOCKS));
        }
        Goal goal = switch (kind) {
            case "captures" -> captures();
            case "races" -> races();
            case "lives" -> lives();
            default -> atom(kind);
        };
        return random.nextInt(3) == 0 ? Goal.not(goal) : goal;
    }

    /** A formula of so many atoms, not, and, or to any depth; few of the atoms ask for life. */
    public Goal formula(int atoms) {
        return formula(atoms, side(), true);
    }

    private Goal formula(int atoms, Side max, boolean anywhere) {
        if (random.nextInt(4) == 0) {
            return Goal.not(formula(atoms, max.other(), anywhere));
        }
        if (atoms == 1) {
            return atom(max, anywhere);
        }
        int left = 1 + random.nextInt(atoms - 1);
        Goal one = formula(left, max, anywhere);
        Goal two = formula(atoms - left, max, anywhere);
        return random.nextBoolean() ? Goal.and(one, two) : Goal.or(one, two);
    }

    private Atom atom(Side max, boolean anywhere) {
        return switch (random.nextInt(anywhere ? 22 : 21)) {
            case 0, 1, 2, 3, 4, 5 -> new Atom.Capture(point(), max.other());
            case 6, 7, 8, 9, 10, 11 -> new Atom.Live(point(), max);
            case 12, 13, 14, 15 -> new Atom.Connect(point(), point(), max);
            case 16, 17 -> new Atom.Enter(point(), max, fewPoints());
            case 18, 19 -> race(max);
            case 20 -> new Atom.Safe(point(), max);
            default -> new Atom.Invade(max, region());
        };
    }

    /** To capture two stones of one player. */
    private Goal captures() {
        Side owner = side();
        return Goal.and(new Atom.Capture(point(), owner), new Atom.Capture(point(), owner));
    }

    /** One of two or three lives, now and then with something else, too. */
    private Goal lives() {
        Side owner = side();
        Goal lives = Goal.or(new Atom.Safe(point(), owner), new Atom.Safe(point(), owner));
        lives = random.nextInt(3) == 0 ? Goal.or(lives, new Atom.Safe(point(), owner)) : lives;
        return random.nextInt(4) == 0 ? Goal.and(lives, atom(owner, false)) : lives;
    }

    private Atom race(Side max) {
        int own = point();
        int other = point();
        return own == other ? race(max) : new Atom.Race(own, other, max);
    }

    /** One stone's races with two of the other player's. */
    private Goal races() {
        Atom.Race one = (Atom.Race) race(side());
        Atom.Race other = new Atom.Race(one.own(), point(), one.owner());
        return other.own() == other.other() ? races() : Goal.and(one, other);
    }

    private Atom atom(String kind) {
        return switch (kind) {
            case "capture" -> new Atom.Capture(point(), side());
            case "live" -> new Atom.Live(point(), side());
            case "safe" -> new Atom.Safe(point(), side());
            case "connect" -> new Atom.Connect(point(), point(), side());
            case "enter" -> new Atom.Enter(point(), side(), fewPoints());
            case "race" -> race(side());
            case "invade" -> new Atom.Invade(side(), region());
            default -> throw new IllegalArgumentException("kind of goal: " + kind);
        };
    }

    /** The whole board or a few points. */
    private int region() {
        return random.nextInt(3) == 0 ? grid.all() : fewPoints();
    }

    private int fewPoints() {
        return points(1 + random.nextInt(4));
    }

    /** So many different points. */
    private int points(int count) {
        int set = 0;
        while (Integer.bitCount(set) < count) {
            set |= 1 << point();
        }
        return set;
    }

    private int point() {
        return random.nextInt(grid.size());
    }

    private Side side() {
        return random.nextBoolean() ? Side.BLACK : Side.WHITE;
    }

    /** Assumptions of one kind, or {@code noko} with {@code escape}. */
    public Assumptions assumptions() {
        return switch (random.nextInt(7)) {
            case 0 -> Assumptions.NONE.withEscape(2 + random.nextInt(3));
            case 1 -> Assumptions.NONE.withOpen(1 + random.nextInt(4));
            case 2 -> Assumptions.NONE.withApart(2 + random.nextInt(3));
            case 3 -> Assumptions.NONE.withWithin(grid.all() & ~points(2));
            case 4 -> Assumptions.NONE.withAlive(points(1 + random.nextInt(2)));
            default -> Assumptions.NONE.withNoko(side()).withEscape(random.nextBoolean() ? 0 : 4);
        };
    }

    /** Assumptions of two kinds or more. */
    public Assumptions severalAssumptions() {
        int kinds = 0;
        while (Integer.bitCount(kinds) < 2) {
            kinds = random.nextInt(1 << 6);
        }
        return new Assumptions(
                (kinds & 1) != 0 ? 2 + random.nextInt(3) : 0,
                (kinds & 2) != 0 ? 1 + random.nextInt(4) : 0,
                (kinds & 4) != 0 ? 2 + random.nextInt(3) : 0,
                (kinds & 8) != 0 ? grid.all() & ~points(1 + random.nextInt(3)) : 0,
                (kinds & 16) != 0 ? points(1 + random.nextInt(2)) : 0,
                (kinds & 32) != 0 ? side() : null);
    }

    /** Moves are allowed only on so many points around the stones of the goal: a game that fits into the oracle. */
    public Assumptions within(Goal goal, int count) {
        int region = goal.namedStones() == 0 ? 1 << point() : goal.namedStones();
        while (Integer.bitCount(region) < count) {
            int point = 1 << point();
            region |= (grid.next(region) & point) == 0 ? 0 : point;
        }
        return Assumptions.NONE.withWithin(region);
    }

    /**
     * A position for the oracle's goal: a third with a ban on the player who moves first, a sixth with a ko to take, a sixth
     * of all legal positions alike, the others with few or many stones. Nothing when none is found: a goal may name stones
     * that leave no room for any.
     */
    public Optional<OracleQuestion> question(Oracle oracle) {
        Side first = side();
        for (int i = 0; i < TRIES; i++) {
            Position position = switch (random.nextInt(6)) {
                case 0, 1 -> Positions.randomWithBan(grid, first, random);
                case 2 -> Positions.randomWithKo(grid, random);
                case 3 -> uniform();
                default -> Positions.random(grid, random);
            };
            if (isLegal(oracle, position, first)) {
                return Optional.of(new OracleQuestion(oracle, position, first));
            }
        }
        return Optional.empty();
    }

    /** Each legal position is as likely as any other; most of them are full of stones. */
    private Position uniform() {
        OpenBoard board = OpenBoard.of(grid.width(), grid.height());
        byte[] cells = new RandomPositions(board, random.nextLong()).next(Watch.SILENT);
        int black = 0;
        int white = 0;
        for (int point = 0; point < cells.length; point++) {
            black |= cells[point] == 1 ? 1 << point : 0;
            white |= cells[point] == 2 ? 1 << point : 0;
        }
        return new Position(grid, black, white, null);
    }

    private static boolean isLegal(Oracle oracle, Position position, Side first) {
        boolean legalBan = position.ban() == null
                || Positions.bans(oracle.moveRules(), position, first).contains(position.ban());
        boolean hasStones =
                oracle.goal().fits(position) && (oracle.assumptions().alive() & position.empty()) == 0;
        return hasStones && legalBan;
    }
}
