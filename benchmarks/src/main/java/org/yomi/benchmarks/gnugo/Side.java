package org.yomi.benchmarks.gnugo;

import java.util.EnumMap;
import java.util.Map;
import org.yomi.benchmarks.corpus.Sample;
import org.yomi.benchmarks.corpus.Verdict;

/** What one of the two programs has got so far. */
final class Side {
    private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    private final Sample millis = new Sample();

    void add(Verdict verdict, double time) {
        verdicts.merge(verdict, 1, Integer::sum);
        millis.add(time);
    }

    /** A row of the table: verdicts, then median, 95 % and total milliseconds. */
    Object[] cells(String command, String program) {
        return new Object[] {
            command,
            program,
            count(Verdict.OK),
            count(Verdict.NEAR),
            count(Verdict.DIFF),
            count(Verdict.UNKNOWN),
            millis.median(),
            millis.quantile(0.95),
            millis.sum()
        };
    }

    private int count(Verdict verdict) {
        return verdicts.getOrDefault(verdict, 0);
    }
}
