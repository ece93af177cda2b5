package org.yomi.benchmarks.discovery;

import org.yomi.benchmarks.corpus.Sample;
import org.yomi.benchmarks.corpus.Table;
import org.yomi.engine.discovery.Findings;

/** The sums of all positions, and the longest times. */
final class Totals {
    private int positions;
    private int goals;
    private int open;
    private int doubles;
    private long unknown;
    private final Sample seconds = new Sample();
    private final Sample processor = new Sample();
    private final Verification.Count count = new Verification.Count();

    void add(Findings findings, double took, double tookOfProcessor, Verification.Count verified) {
        positions++;
        goals += findings.size();
        open += findings.open().size();
        doubles += findings.doubles().size();
        unknown += findings.unknown();
        seconds.add(took);
        processor.add(tookOfProcessor);
        count.add(verified);
    }

    void addTo(Table table) {
        table.add(
                "all; longest time",
                positions,
                goals,
                open,
                doubles,
                unknown,
                seconds.max(),
                processor.max(),
                count.confirmed(),
                count.partly(),
                count.refuted());
    }
}
