package org.yomi.analyze.gnugo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;
import org.yomi.analyze.Yomi;
import org.yomi.engine.question.Solver;
import org.yomi.engine.sgf.game.SgfGame;
import org.yomi.engine.sgf.game.SgfReader;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.property.SgfMark;
import org.yomi.engine.sgf.property.SgfPoint;
import org.yomi.engine.sgf.property.SgfTexts;

class TraceCommandsTest {
    @TempDir
    Path directory;

    @Test
    void eachQuestionIsAGameWithItsZoneAndMainLine() throws IOException, SgfException {
        TestEngine engine = engine();
        Pictures.set(engine, ". . . . .\n. . . . .\n. O X O .\n. . O . .\n. . . . .");
        engine.ask("start_sgftrace", "attack C3", "owl_attack C3", "finish_sgftrace trace.sgf", "attack C3");
        List<SgfGame> games = SgfReader.read(directory.resolve("trace.sgf"));
        assertThat(games).hasSize(2);
        SgfGame first = games.get(0);
        assertThat(SgfTexts.text(first.root().values("C").get(0)))
                .startsWith("white capture(C3)\nWon C4")
                .endsWith(" nodes");
        assertThat(SgfMark.CROSS.points(first.root(), first.size())).containsExactly(new SgfPoint(2, 2));
        assertThat(SgfMark.SQUARE.points(first.root(), first.size())).contains(new SgfPoint(2, 1));
        assertThat(first.mainLine()).hasSize(2);
    }

    @Test
    void aTraceHasToBeStartedAndToHoldSomething() {
        TestEngine engine = engine();
        assertThat(engine.fail("finish_sgftrace trace.sgf")).isEqualTo("start_sgftrace comes first");
        engine.ask("start_sgftrace");
        assertThat(engine.fail("finish_sgftrace trace.sgf")).isEqualTo("nothing was read since start_sgftrace");
        engine.ask("boardsize 3", "play b A3", "play w B3", "attack A3");
        assertThat(engine.fail("finish_sgftrace no/such/folder.sgf")).startsWith("cannot write the file");
        assertThat(engine.ask("finish_sgftrace trace.sgf")).isEmpty();
    }

    private TestEngine engine() {
        return new TestEngine(directory, Yomi.solvers().toArray(Solver[]::new));
    }
}
