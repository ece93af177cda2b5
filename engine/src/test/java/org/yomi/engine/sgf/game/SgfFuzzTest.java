package org.yomi.engine.sgf.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import org.yomi.engine.sgf.grammar.SgfException;

/** Replays the seeds in the resources; with JAZZER_FUZZ=1 and -Djazzer.hooks=true it looks for more. */
class SgfFuzzTest {

    @FuzzTest(maxDuration = "5m")
    void anyBytesGiveGamesOrAnSgfException(byte[] bytes) {
        List<SgfGame> games;
        try {
            games = SgfReader.read(bytes);
        } catch (SgfException broken) {
            return;
        }
        games.forEach(SgfFuzzTest::readAll);
        String text = SgfWriter.text(games);
        assertThat(SgfWriter.text(readAgain(text))).isEqualTo(text);
    }

    private static void readAll(SgfGame game) {
        try {
            game.sequence();
        } catch (SgfException broken) {
            assertThat(broken.line()).isPositive();
            assertThat(broken.column()).isPositive();
        }
    }

    private static List<SgfGame> readAgain(String text) {
        try {
            return SgfReader.read(text);
        } catch (SgfException e) {
            throw new AssertionError("what was written must read back: " + text, e);
        }
    }
}
