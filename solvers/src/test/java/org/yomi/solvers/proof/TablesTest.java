package org.yomi.solvers.proof;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.solvers.game.GameOfGoal;
import org.yomi.solvers.game.Stages;
import org.yomi.solvers.node.Frame;
import org.yomi.solvers.node.Kind;
import org.yomi.solvers.node.Nodes;
import org.yomi.solvers.node.PatternTable;
import org.yomi.solvers.node.Saving;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Play;

/** Patterns of several stages. */
class TablesTest {
    private static final Position POSITION = Position.parse("""
            . . .
            . X .
            . . .
            """, Colour.WHITE);

    /** Patterns of 80 bytes in a megabyte. */
    private static final int MOST = (1 << 20) / 80;

    private final Play play = new Play(POSITION, Assumptions.NONE, KoState.of(KoRule.N, Colour.WHITE));
    private final Tables tables = new Tables(POSITION.geometry().words(), 1, 1);
    private final Nodes nodes = nodes();

    private Nodes nodes() {
        Stages stages =
                GameOfGoal.of(new Capture(4, Colour.BLACK)).orElseThrow().stages(play, Assumptions.NONE);
        Meter meter = new Meter(Limits.DEFAULT, Monitor.SILENT);
        return new Nodes(play, stages.game(stages.now()), tables.proofs, meter, Saving.NOTHING);
    }

    private PatternTable patterns(int stage) {
        return tables.patterns(stage, play, nodes);
    }

    private void add(int stage, int count) {
        Frame frame = new Frame(POSITION.geometry().size(), POSITION.geometry().words());
        Bits.add(frame.zone, 0);
        frame.settle(Kind.WIN);
        for (int state = 0; state < count; state++) {
            patterns(stage).add(frame, state);
        }
    }

    @Test
    void oneStageMayHaveAllTheRoom() {
        add(1, 2 * MOST);
        assertThat(patterns(1).size()).isEqualTo(MOST);
    }

    @Test
    void severalStagesShareIt() {
        for (int stage = 1; stage <= 4; stage++) {
            add(stage, MOST / 3);
        }
        assertThat(patterns(1).size()).isEqualTo(MOST / 3);
        assertThat(patterns(1).size()
                        + patterns(2).size()
                        + patterns(3).size()
                        + patterns(4).size())
                .isLessThanOrEqualTo(MOST);
    }

    @Test
    void theLargestMakeRoomForOthers() {
        add(1, MOST / 3);
        add(2, MOST);
        tables.makeRoom();
        assertThat(patterns(1).size()).isEqualTo(MOST / 3);
        assertThat(patterns(2).size()).isZero();
        add(3, MOST);
        assertThat(patterns(3).size()).isGreaterThan(MOST / 3);
    }

    /** The numbers of those that come instead begin at 0 again. */
    @Test
    void noStateHasSeenThePatternsAfterThoseThatWereForgotten() {
        add(1, MOST);
        Frame open = new Frame(POSITION.geometry().size(), POSITION.geometry().words());
        open.open(1, 1);
        open.patternsSeen = patterns(1).size();
        tables.proofs.store(7, open, 1);
        tables.makeRoom();
        assertThat(tables.proofs.patternsSeen(tables.proofs.find(7))).isZero();
    }
}
