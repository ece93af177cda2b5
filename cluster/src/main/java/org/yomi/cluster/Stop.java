package org.yomi.cluster;

import java.io.PrintStream;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;

/** Ctrl-C while it is open: says so in a line and ends the jobs that run. */
final class Stop implements AutoCloseable {
    private static volatile boolean came;

    private final PrintStream err;
    private final Thread hook = new Thread(this::stop, "yomi-stop");
    private volatile @Nullable JavaSparkContext spark;

    Stop(PrintStream err) {
        this.err = err;
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Whether the process was told to end. */
    static boolean came() {
        return came;
    }

    /** From now on, it ends jobs of this one. */
    void cancels(JavaSparkContext context) {
        spark = context;
    }

    private void stop() {
        came = true;
        err.println("yomi-cluster: interrupted; with --dir, the columns that are done are kept there");
        err.flush();
        JavaSparkContext running = spark;
        if (running != null) {
            // Spark has much to say about its own end.
            running.setLogLevel("OFF");
            running.cancelAllJobs();
        }
    }

    @Override
    public void close() {
        if (!came) {
            Runtime.getRuntime().removeShutdownHook(hook);
        }
    }
}
