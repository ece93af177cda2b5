package org.yomi.cluster;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.yomi.cluster.ClusterJob.Setting;
import org.yomi.cluster.legal.LegalJob;
import org.yomi.solvers.counting.RefusedCount;

/** The command line: {@code yomi-cluster.sh [OPTIONS] JOB ARGUMENTS}; with spark-submit, its options choose the master. */
public final class Main {
    private static final String MASTER = "--master";
    private static final String PARTITIONS = "--partitions";
    private static final String DIRECTORY = "--dir";

    private static final int TROUBLE = 2;

    private Main() {}

    private static List<ClusterJob> jobs() {
        return List.of(new LegalJob());
    }

    /** Runs a job; status 2 says that it could not. */
    public static void main(String[] args) {
        System.exit(run(System.out, System.err, args));
    }

    static int run(PrintStream out, PrintStream err, String... args) {
        List<String> words = new ArrayList<>(List.of(args));
        try {
            Optional<String> master = option(words, MASTER);
            int partitions = option(words, PARTITIONS).map(Main::number).orElse(0);
            Optional<Path> directory = option(words, DIRECTORY).map(Path::of);
            ClusterJob job = job(words.isEmpty() ? "" : words.remove(0));
            job.check(words);
            return run(out, err, master, spark -> job.run(spark, words, new Setting(partitions, directory)));
        } catch (IllegalArgumentException e) {
            err.println("yomi-cluster: " + e.getMessage() + "\n\n" + usage());
            return TROUBLE;
        }
    }

    private static int run(
            PrintStream out, PrintStream err, Optional<String> master, Function<JavaSparkContext, String> work) {
        SparkConf conf = new SparkConf()
                .setAppName("Yomi")
                .setIfMissing("spark.master", "local[*]")
                .setIfMissing("spark.ui.enabled", "false")
                .set("spark.serializer", "org.apache.spark.serializer.KryoSerializer");
        master.ifPresent(conf::setMaster);
        try (Stop stop = new Stop(err);
                JavaSparkContext spark = new JavaSparkContext(conf)) {
            stop.cancels(spark);
            String result = work.apply(spark);
            out.println(result);
            return 0;
        } catch (Throwable e) { // Spark's are not declared, and memory may be short
            if (!Stop.came()) {
                err.println("yomi-cluster: " + reason(e));
            }
            return TROUBLE;
        }
    }

    /** The first line of what was wrong at first. */
    private static String reason(Throwable thrown) {
        Throwable first = thrown;
        while (first.getCause() != null) {
            first = first.getCause();
        }
        String message = first instanceof RefusedCount ? String.valueOf(first.getMessage()) : first.toString();
        return message.lines().findFirst().orElse(first.toString());
    }

    /** Takes an option and its value out of the words. */
    private static Optional<String> option(List<String> words, String name) {
        int at = words.indexOf(name);
        if (at < 0) {
            return Optional.empty();
        }
        if (at + 1 == words.size()) {
            throw new IllegalArgumentException(name + " needs a value");
        }
        words.remove(at);
        return Optional.of(words.remove(at));
    }

    private static int number(String word) {
        if (!word.matches("[1-9][0-9]{0,8}")) {
            throw new IllegalArgumentException(
                    PARTITIONS + " must be a whole number of at least 1, got '" + word + "'");
        }
        return Integer.parseInt(word);
    }

    private static ClusterJob job(String name) {
        if (name.startsWith("--")) {
            throw new IllegalArgumentException("there is no option " + name);
        }
        return jobs().stream()
                .filter(job -> job.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no job '" + name + "'"));
    }

    private static String usage() {
        StringBuilder text = new StringBuilder("usage: yomi-cluster.sh [" + MASTER + " URL] [" + PARTITIONS + " N] ["
                + DIRECTORY + " DIR] JOB ARGUMENTS\n\nJobs:\n");
        for (ClusterJob job : jobs()) {
            text.append("  ").append(job.name()).append(' ').append(job.arguments());
            text.append("  ").append(job.summary()).append('\n');
        }
        return text.toString().stripTrailing();
    }
}
