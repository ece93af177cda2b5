package org.yomi.solvers.proof;

import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.question.Question;
import org.yomi.solvers.compound.CompoundGoal;
import org.yomi.solvers.game.Contested;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Meter;

/**
 * Makes the contests of one question, one after the other under each ko rule, with the same tables, and shares the memory
 * out between these. A table of proofs holds its entries in half of the memory that it is given, for it needs more while it
 * grows.
 */
final class BoardContests implements Contests {
    private final Question question;
    private final Contested target;
    private final Reading reading;
    private final int words;

    /** How many parts of a formula are read by themselves. */
    private final int parts;

    private final Memory memory;
    private final Tables tables;

    BoardContests(Question question, Contested target, Reading reading) {
        this(question, target, reading, null);
    }

    /** Makes contests that go on with what another question about the same target found. */
    BoardContests(Question question, Contested target, Reading reading, @Nullable Tables known) {
        this.question = question;
        this.target = target;
        this.reading = reading;
        words = question.position().geometry().words();
        parts = reading != Reading.WHOLE && target instanceof CompoundGoal compound ? compound.atoms() : 0;
        memory = Memory.of(question.limits().usableMemoryMb(), parts);
        tables = known == null ? new Tables(words, memory.proofs(), memory.patterns()) : known;
    }

    /** A contest that goes on with what is in the tables, but for those that are nearly full. */
    @Override
    public Contest contest(KoState ko, Meter meter) {
        tables.makeRoom();
        Position position = question.position();
        Assumptions assumptions = question.assumptions().on(position.geometry());
        return new BoardContest(position, assumptions, ko, target, tables, memory.part(), reading, meter);
    }

    /** What the contests have found. */
    Tables tables() {
        return tables;
    }

    /**
     * Megabytes of one contest.
     *
     * @param part for the proofs of a part of a formula, and as much for its patterns
     */
    private record Memory(int proofs, int patterns, int part) {
        /** One part in so many of the memory is for zone patterns. */
        private static final int PATTERN_SHARE = 4;

        /** One part in so many for the tables of the parts of a formula, together, and one for their patterns. */
        private static final int PARTS_SHARE = 4;

        static Memory of(int all, int parts) {
            int patterns = all / PATTERN_SHARE;
            return parts == 0
                    ? new Memory(all - patterns, patterns, 0)
                    : new Memory(
                            all - patterns - 2 * (all / PARTS_SHARE), patterns, Math.max(1, all / PARTS_SHARE / parts));
        }
    }
}
