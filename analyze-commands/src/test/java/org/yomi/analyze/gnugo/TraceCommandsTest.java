package org.yomi.analyze.gnugo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;
import org.yomi.engine.question.Solver;
import org.yomi.engine.sgf.game.SgfGame;
import org.yomi.engine.sgf.game.SgfReader;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.grammar.SgfNode;
import org.yomi.engine.sgf.grammar.SgfNodes;
import org.yomi.engine.sgf.grammar.SgfValue;
import org.yomi.solvers.Solvers;

class TraceCommandsTest {
    @TempDir
    Path directory;

    /** The stone is asked about once more, whether it is taken without a ko. */
    @Test
    void eachQuestionIsAGameWithItsZoneAndMainLine() throws IOException, SgfException {
        TestEngine engine = engine();
        Pictures.set(engine, ". . . . .\n. . . . .\n. O X O .\n. . O . .\n. . . . .");
        engine.ask("start_sgftrace", "attack C3", "owl_attack C3", "finish_sgftrace trace.sgf", "attack C3");
        List<SgfGame> games = SgfReader.read(directory.resolve("trace.sgf"));
        assertThat(games).hasSize(4);
        SgfGame first = games.get(0);
        assertThat(SgfNodes.comment(first.root()))
                .startsWith("white capture(C3) escape(5)\nWon C4")
                .endsWith(" nodes");
        assertThat(first.root().values("MA")).hasToString("[[cc]]");
        assertThat(first.root().values("SQ")).contains(SgfValue.ofRaw("cb"));
        assertThat(first.mainLine()).hasSize(2);
    }

    @Test
    void whatWasReadIsThereAsVariationsInItsOrder() throws IOException, SgfException {
        TestEngine engine = engine();
        Pictures.set(engine, ". . . . .\n. . O . .\n. O X . .\n. . O . .\n. . . . .");
        engine.ask("start_sgftrace", "defend C3", "finish_sgftrace trace.sgf");
        SgfGame game = SgfReader.read(directory.resolve("trace.sgf")).get(0);
        Matcher nodes = Pattern.compile("(\\d+) nodes$").matcher(SgfNodes.comment(game.root()));
        assertThat(nodes.find()).isTrue();
        List<Integer> order = new ArrayList<>();
        addOrder(game.root(), order);
        assertThat(order).contains(2).doesNotHaveDuplicates().allMatch(n -> n <= Integer.parseInt(nodes.group(1)));
    }

    private static void addOrder(SgfNode node, List<Integer> order) {
        Matcher read = Pattern.compile("^Node (\\d+)").matcher(SgfNodes.comment(node));
        if (read.find()) {
            order.add(Integer.parseInt(read.group(1)));
        }
        node.children().forEach(child -> addOrder(child, order));
    }

    @Test
    void aTraceHasToBeStarted() {
        TestEngine engine = engine();
        assertThat(engine.fail("finish_sgftrace trace.sgf")).isEqualTo("start_sgftrace comes first");
        engine.ask("start_sgftrace");
        engine.ask("boardsize 3", "play b A3", "play w B3", "attack A3");
        assertThat(engine.fail("finish_sgftrace no/such/folder.sgf")).startsWith("cannot write the file");
        assertThat(engine.ask("finish_sgftrace trace.sgf")).isEmpty();
    }

    /** As with GNU Go, a suite goes on then. */
    @Test
    void aTraceMayHoldNothingButThePosition() throws IOException, SgfException {
        TestEngine engine = engine();
        engine.ask("boardsize 3", "play b A3", "start_sgftrace", "finish_sgftrace trace.sgf");
        SgfNode root = SgfReader.read(directory.resolve("trace.sgf")).get(0).root();
        assertThat(SgfNodes.comment(root)).isEqualTo("Nothing was read since start_sgftrace.");
        assertThat(root.values("AB")).hasSize(1);
        assertThat(root.children()).isEmpty();
    }

    private TestEngine engine() {
        return new TestEngine(directory, Solvers.all().toArray(Solver[]::new));
    }
}
