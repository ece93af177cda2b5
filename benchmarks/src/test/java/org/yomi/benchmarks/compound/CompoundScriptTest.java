package org.yomi.benchmarks.compound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yomi.engine.board.Colour;

class CompoundScriptTest {
    @TempDir
    Path directory;

    @Test
    void takesTheQuestionsAndPassesOverTheRest() throws IOException {
        List<CompoundProblem> problems = read("10 yomi-solve b capture(B2)\n#? [Lost]\n20 yomi-solve White live(B2)\n");
        assertThat(problems)
                .extracting(problem -> problem.inquiry().first())
                .containsExactly(Colour.BLACK, Colour.WHITE);
    }

    @Test
    void aColourThatIsNoneIsRefused() {
        assertThatThrownBy(() -> read("10 yomi-solve capture(B2) escape(5)\n"))
                .isInstanceOf(IOException.class)
                .hasMessageEndingWith("who moves first must be b or w, got 'capture(B2)' in"
                        + " '10 yomi-solve capture(B2) escape(5)'");
    }

    private List<CompoundProblem> read(String questions) throws IOException {
        Files.writeString(directory.resolve("stone.sgf"), "(;SZ[3]AW[bb])");
        Path script = Files.writeString(directory.resolve("script.tst"), "# a stone\nloadsgf stone.sgf\n" + questions);
        return CompoundScript.read(script);
    }
}
