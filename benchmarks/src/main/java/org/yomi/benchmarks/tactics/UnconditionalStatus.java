package org.yomi.benchmarks.tactics;

import java.util.Set;
import org.yomi.benchmarks.corpus.Entry;
import org.yomi.benchmarks.corpus.NotAskable;
import org.yomi.benchmarks.corpus.Verdict;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.board.life.Benson;

/**
 * GNU Go's {@code unconditional_status} as far as Benson's method tells: whether a stone is unconditionally alive.
 * Which points are dead or territory without doubt is another question, which this does not answer. GNU Go also calls
 * stones alive that lie inside sealed territory of their own colour; they show up as differences.
 */
record UnconditionalStatus(Verdict verdict, boolean alive) {
    private static final String ALIVE = "alive";
    private static final Set<String> NOT_ALIVE = Set.of("dead", "undecided");

    /**
     * Looks at the point of a record.
     *
     * @throws NotAskable when the point is empty, or the record expects something else of a stone
     */
    static UnconditionalStatus of(Entry entry) throws NotAskable {
        Position position = entry.position(Colour.BLACK);
        int point = position.geometry().parse(entry.texts("args").get(0)).orElseThrow();
        if (position.isEmpty(point)) {
            throw new NotAskable("unconditional_status of an empty point");
        }
        String expected = entry.text("expected/code");
        if (!expected.equals(ALIVE) && !NOT_ALIVE.contains(expected)) {
            throw new NotAskable("unconditional_status of a stone as " + expected);
        }
        Benson benson = new Benson(position.geometry());
        benson.analyse(new Board(position), position.cell(point));
        boolean alive = benson.isAlive(point);
        return new UnconditionalStatus(alive == expected.equals(ALIVE) ? Verdict.OK : Verdict.DIFF, alive);
    }
}
