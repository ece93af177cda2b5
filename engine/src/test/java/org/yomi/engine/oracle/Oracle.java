package org.yomi.engine.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.yomi.engine.oracle.State.Step;
import org.yomi.engine.oracle.board.Ban;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.MoveRules;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Positions;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.oracle.goal.Goal;

/** Answers every question about one goal by brute force. Not for several threads at once. */
public final class Oracle {
    /** Threats of a ko that takes more than three, or that no number of threats decides. */
    public static final int MANY = Integer.MAX_VALUE;

    private static final int MOST_COUNTED_THREATS = 3;
    private static final int DEFAULT_MOST_STATES = 8_000_000;

    private final GoalGame game;
    private final Fixpoint fixpoint;

    /** An oracle with room for 8 million states (about a gigabyte while it works). */
    public Oracle(Grid grid, Goal goal, Assumptions assumptions) {
        this(grid, goal, assumptions, DEFAULT_MOST_STATES);
    }

    /** An oracle that gives up with {@link TooManyStates}. */
    public Oracle(Grid grid, Goal goal, Assumptions assumptions, int mostStates) {
        game = new GoalGame(grid, goal, assumptions);
        fixpoint = new Fixpoint(grid, game, mostStates);
    }

    /** The result of one question without assumptions, for once. */
    public static Result solve(Position position, Goal goal, Side first) {
        return new Oracle(position.grid(), goal, Assumptions.NONE).result(position, first);
    }

    /** The goal that this oracle knows about. */
    public Goal goal() {
        return game.goal();
    }

    /** The assumptions that it makes. */
    public Assumptions assumptions() {
        return game.assumptions();
    }

    /** The rules of a move under the assumptions. */
    public MoveRules moveRules() {
        return game.moves();
    }

    /**
     * Says whether max wins.
     *
     * @param position legal, with all stones named in the goal; a ban binds only if its owner moves first
     */
    public boolean maxWins(Position position, Side first, KoRule rule) {
        return fixpoint.maxWins(game.start(position, first, rule));
    }

    /** The result of a question. */
    public Result result(Position position, Side first) {
        boolean underA = maxWins(position, first, KoRule.A);
        boolean underN = maxWins(position, first, KoRule.N);
        boolean underB = maxWins(position, first, KoRule.B);
        return Result.of(underA, underN, underB);
    }

    /** How many threats decide the ko: 1, 2, 3 or {@link #MANY}; 0 if the result is not a ko. */
    public int threats(Position position, Side first) {
        Result result = result(position, first);
        if (result == Result.WON || result == Result.LOST) {
            return 0;
        }
        boolean maxNeedsThem = result == Result.KO_MINUS;
        for (int k = 1; k <= MOST_COUNTED_THREATS; k++) {
            KoRule rule = maxNeedsThem ? new KoRule(k, 0) : new KoRule(0, k);
            if (maxWins(position, first, rule) == maxNeedsThem) {
                return k;
            }
        }
        return MANY;
    }

    /** All first moves, {@link Grid#PASS} too, with which the player who moves first wins; none if he loses. */
    public Set<Integer> winningMoves(Position position, Side first, KoRule rule) {
        Set<Integer> winning = new TreeSet<>();
        for (Step step : game.steps(game.start(position, first, rule))) {
            if (fixpoint.maxWins(step.to()) == game.isMax(first)) {
                winning.add(step.move());
            }
        }
        return winning;
    }

    /** The winning moves under the hardest ko rule under which the player who moves first wins; none if there is none. */
    public Set<Integer> bestMoves(Position position, Side first) {
        boolean isMax = game.isMax(first);
        List<KoRule> fromHardest =
                isMax ? List.of(KoRule.A, KoRule.N, KoRule.B) : List.of(KoRule.B, KoRule.N, KoRule.A);
        for (KoRule rule : fromHardest) {
            if (maxWins(position, first, rule) == isMax) {
                return winningMoves(position, first, rule);
            }
        }
        return Set.of();
    }

    /**
     * The moves of a ko that make the most of threats: a player who needs them wins with as few as do, the other needs to fear
     * so many. Where three are too few, those that three do not refute, or that need them without end.
     */
    public Set<Integer> bestMovesOfKo(Position position, Side first) {
        boolean maxNeedsThem = result(position, first) == Result.KO_MINUS;
        int threats = threats(position, first);
        boolean moverNeedsThem = maxNeedsThem == game.isMax(first);
        int most = threats == MANY ? KoRule.ENDLESS : threats;
        int held = threats == MANY ? MOST_COUNTED_THREATS : threats - 1;
        int count = moverNeedsThem ? most : held;
        return winningMoves(position, first, maxNeedsThem ? new KoRule(count, 0) : new KoRule(0, count));
    }

    /** Says whether a move is one that an answer may name: it gets the player who moves first the best he can have. */
    public boolean isGoodMove(Position position, Side first, int move) {
        return bestMoves(position, first).contains(move);
    }

    /** Solves every legal position that holds the stones of the goal, with every legal ban, for either player to move. */
    public void tabulate(KoRule rule) {
        List<State> starts = new ArrayList<>();
        forEachPosition((position, first) -> starts.add(game.start(position, first, rule)));
        fixpoint.solve(starts);
    }

    /** A visitor of questions. */
    @FunctionalInterface
    public interface QuestionVisitor {
        /** Gets one position, perhaps with a ban that binds the player who moves first. */
        void visit(Position position, Side first);
    }

    /** Visits every question about the goal: all legal positions with its stones, all legal bans, both players first. */
    public void forEachPosition(QuestionVisitor visitor) {
        int fixed = game.goal().namedStones() | game.assumptions().alive();
        Positions.forEach(game.moves(), position -> {
            if (game.goal().fits(position) && (fixed & position.empty()) == 0) {
                for (Side first : Side.values()) {
                    visitor.visit(position, first);
                    for (Ban ban : Positions.bans(game.moves(), position, first)) {
                        visitor.visit(position.with(ban), first);
                    }
                }
            }
        });
    }

    /** How many states have been solved so far. */
    public int statesSolved() {
        return fixpoint.size();
    }

    /** Checks the winner of every state solved so far; throws an {@link IllegalStateException} if one is wrong. */
    public void verify() {
        fixpoint.verify();
    }
}
