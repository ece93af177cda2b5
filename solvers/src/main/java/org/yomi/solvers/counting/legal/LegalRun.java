package org.yomi.solvers.counting.legal;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.yomi.solvers.counting.Bytes;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.border.Border;
import org.yomi.solvers.counting.border.FirstColumn;
import org.yomi.solvers.counting.border.Ranking;
import org.yomi.solvers.counting.border.Successors;

/**
 * One run of the dynamic program: the remainders of L(m,1), L(m,2), ... modulo some primes. First the transitions are
 * prepared, then the columns are filled, once for each group of moduli that are counted at the same time.
 */
final class LegalRun {
    /** Targets of a transition that one thread computes at a time; fewer are not worth a second thread. */
    private static final int PIECE = 1 << 14;

    /** Time between two words on the progress. */
    private static final long TELLING = TimeUnit.MILLISECONDS.toNanos(100);

    /** With more columns, and so many of them in a second, not each one is told and kept. */
    private static final int FEW = 100;

    /** Time between two checkpoints then: what is lost by an end. */
    private static final long KEEPING = TimeUnit.SECONDS.toNanos(1);

    /** What it costs to prepare an edge, beside what it costs to add one count along it. */
    private static final double PREPARING = 20;

    private final Shape shape;
    private final Moduli moduli;
    private final Effort effort;
    private final Watch watch;
    private final Ranking[] rankings;
    private final MemoryPlan plan;
    private final Optional<Checkpoint> checkpoint;
    private final Optional<Checkpoint.State> begun;
    private final long[][] sums;

    /** What there is to do from here on, in classes times lanes. */
    private final double allWork;

    private double workDone;

    LegalRun(Shape shape, Moduli moduli, Effort effort, Watch watch) {
        this.shape = shape;
        this.moduli = moduli;
        this.effort = effort;
        this.watch = watch;
        this.rankings = shape.rankings();
        this.checkpoint = effort.checkpoint().map(directory -> new Checkpoint(directory, shape, moduli, watch));
        this.sums = new long[moduli.count()][shape.columns()];
        this.begun = checkpoint.flatMap(file -> file.read(sums));
        this.plan = MemoryPlan.of(
                rankings, begun.map(Checkpoint.State::lanes).orElse(moduli.count()), effort.threads(), effort.memory());
        begun.ifPresent(state -> requireLanes(state.lanes()));
        this.allWork = classes() * (PREPARING + (double) columnsToDo() * plan.lanes());
    }

    private long columnsToDo() {
        long each = shape.columns() - 1L;
        return rounds() * each
                - begun.map(state -> state.round() * each + (state.column() - 1L))
                        .orElse(0L);
    }

    private void requireLanes(int lanes) {
        if (lanes != plan.lanes()) {
            throw new RefusedCount("the checkpoint is of a count of " + lanes
                    + " moduli at the same time, for which there is too little memory now");
        }
    }

    private int rounds() {
        return (moduli.count() + plan.lanes() - 1) / plan.lanes();
    }

    private double classes() {
        return Arrays.stream(rankings).mapToLong(Ranking::size).sum();
    }

    /** For each modulus the remainders, for 1, 2, ... columns. */
    long[][] remainders() {
        try (Crew crew = new Crew(effort.threads())) {
            Transition[] transitions = shape.columns() == 1 ? new Transition[0] : transitions(crew);
            int[] legal = LegalEnds.of(rankings[0], watch);
            int first = begun.map(Checkpoint.State::round).orElse(0);
            for (int round = first; round < rounds(); round++) {
                new Round(round, legal, transitions, crew).run();
            }
        }
        checkpoint.ifPresent(Checkpoint::remove);
        return sums;
    }

    private Transition[] transitions(Crew crew) {
        Transition[] transitions = new Transition[shape.height()];
        watch.progress(text("preparing"), 0);
        crew.share(transitions.length, plan.builders(), row -> {
            Ranking to = rankings[(row + 1) % rankings.length];
            transitions[row] = Transition.of(Successors.of(rankings[row], to, row, watch), (int) to.size(), watch);
            tellPrepared();
        });
        workDone = PREPARING * classes();
        return transitions;
    }

    /** One after the other, so that it does not run backwards. */
    private synchronized void tellPrepared() {
        workDone += PREPARING * classes() / rankings.length;
        watch.progress(text("preparing"), workDone / allWork);
    }

    private String text(String what) {
        return "height " + shape.height() + ", " + Bytes.needed(plan.bytes()) + ": " + what;
    }

    /** All columns for one group of moduli. */
    private final class Round {
        private final int round;
        private final int[] legal;
        private final Transition[] transitions;
        private final Crew crew;
        private final long[] primes;
        private long[] counts;
        private long[] spare;
        private int column;
        private long lastTold = System.nanoTime() - TELLING;
        private long lastKept = System.nanoTime() - KEEPING;

        Round(int round, int[] legal, Transition[] transitions, Crew crew) {
            this.round = round;
            this.legal = legal;
            this.transitions = transitions;
            this.crew = crew;
            this.primes = primes();
            this.column = 1;
            this.counts = room();
            this.spare = room();
            restore();
        }

        /** Where a group is not full, its last prime stands more than once. */
        private long[] primes() {
            long[] all = moduli.primes();
            long[] group = new long[plan.lanes()];
            for (int lane = 0; lane < group.length; lane++) {
                group[lane] = all[Math.min(modulus(lane), all.length - 1)];
            }
            return group;
        }

        private int modulus(int lane) {
            return round * plan.lanes() + lane;
        }

        /** The arrays change places, so each must hold the counts of any step. */
        private long[] room() {
            long most = Arrays.stream(rankings).mapToLong(Ranking::size).max().orElse(0);
            return new long[plan.lanes() * (int) most];
        }

        private void restore() {
            if (begun.isPresent() && begun.get().round() == round) {
                column = begun.get().column();
                checkpoint.ifPresent(file -> file.readCounts(counts));
            } else {
                FirstColumn.each(FirstColumn.open(shape.height()), watch, this::add);
            }
        }

        private void add(Border border) {
            int index = plan.lanes() * (int) rankings[0].rank(border);
            for (int lane = 0; lane < plan.lanes(); lane++) {
                counts[index + lane]++;
            }
        }

        void run() {
            sum();
            while (column < shape.columns()) {
                for (int row = 0; row < transitions.length; row++) {
                    tell(row);
                    step(transitions[row]);
                }
                column++;
                sum();
                if (isWorthKeeping()) {
                    checkpoint.ifPresent(this::save);
                }
            }
        }

        /** After the very last column all is done. */
        private boolean isWorthKeeping() {
            boolean last = column == shape.columns() && round == rounds() - 1;
            return !last && (shape.columns() <= FEW || System.nanoTime() - lastKept >= KEEPING);
        }

        private void save(Checkpoint file) {
            int used = plan.lanes() * (int) rankings[0].size();
            if (!file.write(new Checkpoint.State(plan.lanes(), round, column), sums, counts, used)) {
                throw stopped();
            }
            lastKept = System.nanoTime();
        }

        private void step(Transition transition) {
            int targets = transition.targets();
            crew.share((targets + PIECE - 1) / PIECE, Integer.MAX_VALUE, piece -> {
                if (watch.cancelled()) {
                    throw stopped();
                }
                transition.apply(counts, spare, primes, piece * PIECE, Math.min(targets, (piece + 1) * PIECE));
            });
            long[] old = counts;
            counts = spare;
            spare = old;
            workDone += (double) targets * plan.lanes();
        }

        /** At each column, unless there are thousands a second, and in long ones now and then. */
        private void tell(int row) {
            long now = System.nanoTime();
            if (row == 0 && shape.columns() <= FEW || now - lastTold >= TELLING) {
                lastTold = now;
                String what = "column " + (column + 1) + " of " + shape.columns() + roundText();
                watch.progress(text(what), workDone / allWork);
            }
        }

        private String roundText() {
            return rounds() == 1 ? "" : ", moduli " + (round + 1) + " of " + rounds();
        }

        /** The widest board for which the moduli that are done suffice; of this group, the columns so far are. */
        private StoppedCount stopped() {
            int before = widest(round);
            int n = Math.max(before, Math.min(column, widest(round + 1)));
            if (n == 0) {
                return new StoppedCount("nothing is known");
            }
            Moduli done = groups(n == before ? round : round + 1);
            return new StoppedCount("known is L(" + shape.height() + "," + n + ") = " + combined(done, n));
        }

        private int widest(int groups) {
            return Math.min(shape.columns(), groups(groups).mostPoints() / shape.height());
        }

        private Moduli groups(int groups) {
            return moduli.first(Math.min(moduli.count(), groups * plan.lanes()));
        }

        private BigInteger combined(Moduli done, int n) {
            long[] remainders = new long[done.count()];
            Arrays.setAll(remainders, i -> sums[i][n - 1]);
            return done.combine(remainders);
        }

        private void sum() {
            for (int lane = 0; lane < primes.length && modulus(lane) < moduli.count(); lane++) {
                long prime = primes[lane];
                long sum = 0;
                for (int state : legal) {
                    sum = Transition.reduced(sum + counts[plan.lanes() * state + lane] - prime, prime);
                }
                sums[modulus(lane)][column - 1] = sum;
            }
        }
    }
}
