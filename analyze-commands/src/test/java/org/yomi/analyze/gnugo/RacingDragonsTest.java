package org.yomi.analyze.gnugo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;

/** Dragons that live or die by who captures first: blocks that are shut in do not count as alive. */
class RacingDragonsTest {
    /** Seven liberties each: who moves first captures the other's stones. */
    private static final String RACE = """
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            . X X X X X X X X X . . .
            . X . . . . . . . X . . .
            . X O O O O O O O X . . .
            . O X X X X X X X O . . .
            . O . . . . . . . O . . .
            . O O O O O O O O O . . .
            . . . . . . . . . . . . .
            """;

    private final TestEngine engine = TestEngine.patient();

    @Test
    void aDragonInARaceIsCritical() {
        Pictures.set(engine, RACE);
        assertThat(engine.ask("dragon_status D4")).isEqualTo("critical C3 C6");
        assertThat(engine.ask("dragon_status D5")).isEqualTo("critical C6 C3");
        assertThat(engine.ask("owl_attack D4")).isEqualTo("1 C3");
        assertThat(engine.ask("owl_defend D4")).isEqualTo("1 C6");
        assertThat(engine.ask("owl_does_defend A1 D4")).isEqualTo("0");
        assertThat(engine.ask("owl_does_defend D6 D4")).isEqualTo("1");
    }

    /** White's five stones at A5 reach a second row. After B6 Black's at A4 cannot be captured, whatever is taken for granted. */
    @Test
    void aRivalMayReachMoreThanItsLiberties() {
        Pictures.set(engine, """
                . . . . . . . . .
                X X X X X X . . .
                . . . . . X . . .
                X . . . . X . . .
                O O O O O X . . .
                X X X X X O . . .
                . . . . . O . . .
                O O O O O O . . .
                . . . . . . . . .
                """);
        assertThat(engine.ask("play b B6", "yomi-solve w capture(A4)")).startsWith("Lost");
        engine.ask("undo");
        assertThat(engine.ask("owl_defend A4")).startsWith("1");
    }

    /** White's dragon seems to live by the stone at D7, but it lives by the eight stones at A4. */
    @Test
    void whoDoesNotLiveByAFriendMayLiveByACapture() {
        Pictures.set(engine, """
                . . . . . . . . .
                X X X X X X X X .
                . . . O . X . X .
                O . O . X X . X .
                O O . O O O O X .
                X X X X X X X O .
                . . O O O X O O .
                O X . X O . . O .
                O O O O O O O O .
                """);
        assertThat(engine.ask("owl_defend D5")).startsWith("1 ");
    }

    @Test
    void aDragonThatHasFewerLibertiesThanItsRivalIsDead() {
        Pictures.set(engine, RACE);
        engine.ask("play w D3", "play w E3");
        assertThat(engine.ask("dragon_status D4")).isEqualTo("dead");
        assertThat(engine.ask("dragon_status D5")).isEqualTo("alive");
        assertThat(engine.ask("owl_attack D5")).isEqualTo("0");
    }
}
