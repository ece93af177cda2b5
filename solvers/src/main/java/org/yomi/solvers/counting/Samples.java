package org.yomi.solvers.counting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import org.yomi.engine.study.Workers;

/** Many independent runs of something random, on several threads, with the same outcome on any number of them. */
public final class Samples {
    /** Odd and without pattern, so that the runs' seeds are far apart. */
    private static final long APART = 0xD1B54A32D192ED03L;

    private final String what;
    private final double[] samples;
    private final long base;
    private final Watch watch;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger done = new AtomicInteger();

    private Samples(String what, int runs, long seed, Watch watch) {
        this.what = what;
        this.watch = watch;
        samples = new double[runs];
        Arrays.fill(samples, Double.NaN);
        base = new SplittableRandom(seed).nextLong();
    }

    /**
     * Takes samples. When the watch tells it to end, it answers with those that are done.
     *
     * @param what is sampled, in a few words for those who wait
     * @param sampler makes a sampler for each thread; a sampler makes a number, not NaN, from what is random, or throws
     *     {@link CancellationException} when the watch says so
     * @return the samples in the order of the runs, at least {@code least}
     * @throws StoppedCount if it was told to end with fewer samples
     */
    public static double[] take(
            String what,
            int runs,
            int least,
            long seed,
            int threads,
            Supplier<ToDoubleFunction<SplittableRandom>> sampler,
            Watch watch) {
        Samples all = new Samples(what, runs, seed, watch);
        List<Workers.Task<Integer>> tasks = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            tasks.add(monitor -> all.work(sampler.get()));
        }
        Workers.all(threads, tasks, watch::cancelled);
        double[] taken =
                Arrays.stream(all.samples).filter(x -> !Double.isNaN(x)).toArray();
        if (taken.length < least) {
            throw new StoppedCount(taken.length + " runs done for " + what + ", too few for an estimate");
        }
        return taken;
    }

    /** Takes samples as long as there are runs to do. */
    private int work(ToDoubleFunction<SplittableRandom> sampler) {
        int run = next.getAndIncrement();
        while (run < samples.length && !watch.cancelled()) {
            try {
                samples[run] = sampler.applyAsDouble(new SplittableRandom(base + run * APART));
            } catch (CancellationException e) {
                return run;
            }
            watch.progress(what, (double) done.incrementAndGet() / samples.length);
            run = next.getAndIncrement();
        }
        return run;
    }
}
