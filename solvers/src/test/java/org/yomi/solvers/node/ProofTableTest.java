package org.yomi.solvers.node;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Lean;

class ProofTableTest {
    private final ProofTable table = new ProofTable(1, 1);

    private static Frame settled(int kind, int lean) {
        Frame frame = new Frame(25, 1);
        Bits.add(frame.zone, 7);
        Bits.add(frame.spare, 9);
        frame.slack = Spares.ANY;
        frame.best = 3;
        frame.length = 12;
        frame.lean = lean;
        frame.settle(kind);
        return frame;
    }

    @Test
    void givesBackWhatWasStored() {
        table.store(42, settled(Kind.WIN, Lean.ESCAPE), 5);
        int entry = table.find(42);
        assertThat(table.kind(entry)).isEqualTo(Kind.WIN);
        assertThat(table.move(entry)).isEqualTo(3);
        assertThat(table.length(entry)).isEqualTo(12);
        assertThat(table.lean(entry)).isEqualTo(Lean.ESCAPE);
        Frame found = new Frame(25, 1);
        table.recall(entry, found);
        assertThat(found.zone).containsExactly(1L << 7);
        assertThat(found.spare).containsExactly(1L << 9);
        assertThat(found.slack).isEqualTo(Spares.ANY);
    }

    @Test
    void keepsNumbersOfOpenStates() {
        Frame open = new Frame(25, 1);
        open.open(17, 4);
        open.patternsSeen = 99;
        table.store(1, open, 1);
        assertThat(table.pn(table.find(1))).isEqualTo(17);
        assertThat(table.dn(table.find(1))).isEqualTo(4);
        assertThat(table.patternsSeen(table.find(1))).isEqualTo(99);
    }

    /** Where a slot became free, a state that has one further on stays there: twice in the table, its old result would come back. */
    @Test
    void hasEachStateOnceAfterOthersWereRemoved() {
        LongStream.rangeClosed(1, 100).forEach(key -> table.store(key, settled(Kind.HELD, 0), 1));
        LongStream.rangeClosed(1, 100).filter(key -> key % 2 == 0).forEach(table::remove);
        LongStream odd = LongStream.rangeClosed(1, 100).filter(key -> key % 2 == 1);
        odd.forEach(key -> {
            table.store(key, settled(Kind.OPEN, 0), 1);
            table.remove(key);
            assertThat(table.find(key)).isNegative();
        });
    }

    /** Else a node with many children would search them in turns for ever. */
    @Test
    void keepsManyResultsWithLittleWorkUntilItIsFull() {
        LongStream.rangeClosed(1, 5000).forEach(key -> table.store(key, settled(Kind.KEPT, 0), 1));
        assertThat(LongStream.rangeClosed(1, 5000).filter(key -> table.find(key) < 0))
                .isEmpty();
    }

    @Test
    void staysWithinItsMemoryAndKeepsWhatTookMostWork() {
        table.store(-1, settled(Kind.WIN, 0), 1_000_000);
        LongStream.rangeClosed(1, 200_000).forEach(key -> table.store(key, settled(Kind.KEPT, 0), 1));
        assertThat(table.find(-1)).isNotNegative();
        assertThat(LongStream.rangeClosed(1, 200_000)
                        .filter(key -> table.find(key) >= 0)
                        .count())
                .as("entries of 32 bytes in one megabyte")
                .isBetween(4000L, 32_768L);
    }

    @Test
    void dropsWhatAFreedPlayerNeedNotLose() {
        table.store(1, settled(Kind.KEPT, Lean.BAN), 1);
        table.store(2, settled(Kind.KEPT, 0), 1);
        table.store(3, settled(Kind.WIN, Lean.BAN), 1);
        table.store(4, settled(Kind.HELD, 0), 1);
        table.free(true);
        assertThat(table.find(1)).isNegative();
        assertThat(table.find(2)).isNotNegative();
        assertThat(table.find(3)).isNotNegative();
        assertThat(table.find(4)).isNegative();
    }
}
