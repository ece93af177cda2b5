package org.yomi.engine.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.yomi.engine.oracle.State.Level;
import org.yomi.engine.oracle.State.Step;
import org.yomi.engine.oracle.board.Grid;

/**
 * The winner of every state that can be reached from the states asked about. What is solved stays solved.
 *
 * <p>In each level the player who wins by staying in it for ever is called the keeper. All states of a level start as
 * his. A state is taken from him once the other player, to move, has a step to a state that is not the keeper's, or the
 * keeper, to move, has only such steps. When nothing is taken any more, the rest is the keeper's: he can stay for ever
 * or leave for a state he wins.
 */
final class Fixpoint {
    private static final int TO_KEEPER = -1;
    private static final int TO_OTHER = -2;

    private final Grid grid;
    private final GoalGame game;
    private final int mostStates;
    private final Map<Level, Layer> layers = new HashMap<>();
    private int states;

    Fixpoint(Grid grid, GoalGame game, int mostStates) {
        this.grid = grid;
        this.game = game;
        this.mostStates = mostStates;
    }

    /** Says whether max wins from a state. */
    boolean maxWins(State state) {
        solve(List.of(state));
        return known(state);
    }

    /** Solves many states at once, which takes hardly longer than one of them. */
    void solve(List<State> wanted) {
        Map<Level, List<State>> byLevel = new LinkedHashMap<>();
        wanted.forEach(state -> collect(state, byLevel));
        solve(byLevel);
    }

    private void solve(Map<Level, List<State>> byLevel) {
        byLevel.forEach(
                (level, seeds) -> layers.computeIfAbsent(level, Layer::new).solve(seeds));
    }

    private void collect(State state, Map<Level, List<State>> byLevel) {
        if (!game.isDecided(state.level())) {
            byLevel.computeIfAbsent(state.level(), level -> new ArrayList<>()).add(state);
        }
    }

    private boolean known(State state) {
        Layer layer = layers.get(state.level());
        return layer == null ? game.maxKeeps(state.level()) : layer.maxWins(state);
    }

    /** How many states have been solved. */
    int size() {
        return states;
    }

    /**
     * Checks the winner of every solved state against the steps that are possible there: the other player has from each
     * state of his a step, and the keeper has only steps, to states taken earlier or to other levels where the other
     * player wins, so that he gets out after finitely many moves; the keeper never has to step out of his states.
     *
     * @throws IllegalStateException if it does not hold somewhere
     */
    void verify() {
        layers.values().forEach(Layer::verify);
    }

    /** The states of one level. */
    private final class Layer {
        private final Level level;
        private final boolean maxKeeps;
        private final StateIndex index = new StateIndex(grid);
        /** For each state: 0 while it is the keeper's, n if it was the n-th to be taken from him. */
        private int[] taken = new int[1024];

        private int takenSoFar;
        private int solved;

        Layer(Level level) {
            this.level = level;
            maxKeeps = game.maxKeeps(level);
        }

        boolean maxWins(State state) {
            int number = index.find(state.position(), state.toMove());
            if (number < 0 || number >= solved) {
                throw new IllegalStateException("not solved: " + state);
            }
            return (taken[number] == 0) == maxKeeps;
        }

        void solve(List<State> seeds) {
            seeds.forEach(seed -> index.add(seed.position(), seed.toMove()));
            int first = solved;
            if (index.size() > first) {
                Fixpoint.this.solve(explore(first));
                decide(first, index.size());
            }
        }

        private void decide(int first, int count) {
            if (count > taken.length) {
                taken = Arrays.copyOf(taken, 2 * count);
            }
            int[][] steps = new int[count - first][];
            solved = count;
            for (int number = first; number < count; number++) {
                steps[number - first] = targets(number);
            }
            boolean changed = true;
            while (changed) {
                changed = sweep(first, steps);
            }
        }

        /** Finds all states that can be reached in this level, and returns those where play leaves it. */
        private Map<Level, List<State>> explore(int first) {
            Map<Level, List<State>> exits = new LinkedHashMap<>();
            for (int number = first; number < index.size(); number++) {
                for (Step step : game.steps(state(number))) {
                    if (isInside(step)) {
                        index.add(step.to().position(), step.to().toMove());
                    } else {
                        collect(step.to(), exits);
                    }
                }
                count();
            }
            return exits;
        }

        private void count() {
            if (++states > mostStates) {
                throw new TooManyStates(mostStates);
            }
        }

        private boolean isInside(Step step) {
            return step.to().level().equals(level);
        }

        private State state(int number) {
            return new State(index.position(number), index.toMove(number), level);
        }

        /** Where the steps of a state lead: the number of a state of this level, or who wins outside. */
        private int[] targets(int number) {
            return game.steps(state(number)).stream().mapToInt(this::target).toArray();
        }

        private int target(Step step) {
            if (isInside(step)) {
                return index.find(step.to().position(), step.to().toMove());
            }
            return known(step.to()) == maxKeeps ? TO_KEEPER : TO_OTHER;
        }

        /** Goes once over all states that are still the keeper's; says whether one was taken from him. */
        private boolean sweep(int first, int[][] steps) {
            int before = takenSoFar;
            for (int number = first; number < first + steps.length; number++) {
                if (taken[number] == 0 && isLost(number, steps[number - first])) {
                    taken[number] = ++takenSoFar;
                }
            }
            return takenSoFar > before;
        }

        /** Says whether the keeper loses a state, as far as is known now. */
        private boolean isLost(int number, int[] targets) {
            return keeperMoves(number)
                    ? Arrays.stream(targets).allMatch(this::isTaken)
                    : Arrays.stream(targets).anyMatch(this::isTaken);
        }

        private boolean keeperMoves(int number) {
            return game.isMax(index.toMove(number)) == maxKeeps;
        }

        private boolean isTaken(int target) {
            return target == TO_OTHER || target >= 0 && taken[target] > 0;
        }

        void verify() {
            for (int number = 0; number < solved; number++) {
                if (!isProved(number)) {
                    throw new IllegalStateException("wrong winner: " + state(number));
                }
            }
        }

        private boolean isProved(int number) {
            int[] targets = targets(number);
            if (taken[number] == 0) {
                return !isLost(number, targets);
            }
            return keeperMoves(number)
                    ? Arrays.stream(targets).allMatch(target -> isTakenBefore(target, number))
                    : Arrays.stream(targets).anyMatch(target -> isTakenBefore(target, number));
        }

        private boolean isTakenBefore(int target, int number) {
            return target == TO_OTHER || target >= 0 && taken[target] > 0 && taken[target] < taken[number];
        }
    }
}
