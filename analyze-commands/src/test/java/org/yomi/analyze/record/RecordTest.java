package org.yomi.analyze.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.yomi.analyze.TestEngine;
import org.yomi.engine.question.Solver;
import org.yomi.engine.sgf.game.SgfGame;
import org.yomi.engine.sgf.game.SgfReader;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.grammar.SgfNode;
import org.yomi.engine.sgf.grammar.SgfNodes;
import org.yomi.engine.sgf.grammar.SgfValue;
import org.yomi.solvers.Solvers;

@Timeout(120)
class RecordTest {
    private static final Path EXAMPLES = Path.of("..", "examples").toAbsolutePath();

    @TempDir
    Path directory;

    private TestEngine engine() {
        return new TestEngine(directory, Solvers.all().toArray(Solver[]::new));
    }

    private TestEngine engine(String example) {
        TestEngine engine = engine();
        load(engine, example);
        return engine;
    }

    private static void load(TestEngine engine, String example) {
        engine.ask("loadsgf \"" + EXAMPLES.resolve(example) + "\"");
    }

    private SgfGame written(TestEngine engine, String question) throws IOException, SgfException {
        engine.ask("yomi-sgf " + question + " answer.sgf");
        return SgfReader.read(directory.resolve("answer.sgf")).get(0);
    }

    private static List<SgfNode> leaves(SgfGame game) {
        List<SgfNode> leaves = new ArrayList<>();
        Deque<SgfNode> open = new ArrayDeque<>(List.of(game.root()));
        while (!open.isEmpty()) {
            SgfNode node = open.pop();
            node.children().forEach(open::push);
            if (node.children().isEmpty()) {
                leaves.add(node);
            }
        }
        return leaves;
    }

    @Test
    void theReplyIsThatOfYomiSolve() {
        TestEngine engine = engine("net.sgf");
        assertThat(engine.ask("yomi-sgf b capture(E5) answer.sgf")).isEqualTo(engine.ask("yomi-solve b capture(E5)"));
    }

    @Test
    void theRootHasPositionQuestionExplanationAndZones() throws IOException, SgfException {
        TestEngine engine = engine("net.sgf");
        SgfGame game = written(engine, "b capture(E5)");
        assertThat(game.root().values("AB")).hasSize(4);
        assertThat(game.root().values("AW")).hasSize(4);
        assertThat(game.root().values("PL")).hasToString("[[B]]");
        assertThat(game.rootText("GN")).contains("capture(E5)");
        assertThat(SgfNodes.comment(game.root())).isEqualTo(engine.ask("yomi-explain b capture(E5)"));
        assertThat(game.root().values("MA")).hasToString("[[ee]]");
        assertThat(game.root().values("SQ")).contains(SgfValue.ofRaw("fd"));
    }

    @Test
    void eachTryIsAVariationThatEndsWithItsRefutation() throws IOException, SgfException {
        TestEngine engine = engine("net.sgf");
        SgfGame game = written(engine, "b capture(E5)");
        SgfNode key = game.root().children().get(0);
        assertThat(key.values("TE")).hasSize(1);
        assertThat(key.values("B")).isNotEmpty();
        List<String> told = SgfNodes.comment(game.root())
                .lines()
                .filter(line -> line.startsWith("If "))
                .toList();
        assertThat(told).isNotEmpty();
        List<String> comments = key.children().stream().map(SgfNodes::comment).toList();
        assertThat(String.join("\n", comments)).contains(told);
        assertThat(key.children().size()).isGreaterThan(told.size());
        assertThat(leaves(game)).anyMatch(leaf -> SgfNodes.comment(leaf).contains("E5 is captured."));
    }

    @Test
    void everyVariationIsLegalPlay() throws IOException, SgfException {
        TestEngine engine = engine();
        for (String question : List.of("b capture(E5)", "w capture(E5)", "b connect(D5,E4)", "w live(E5)")) {
            load(engine, "net.sgf");
            SgfGame game = written(engine, question + " escape(4)");
            for (SgfNode leaf : leaves(game)) {
                load(engine, "net.sgf");
                for (SgfNode node : SgfNodes.pathTo(leaf)) {
                    play(engine, game, node);
                }
            }
        }
    }

    private static void play(TestEngine engine, SgfGame game, SgfNode node) throws SgfException {
        for (String colour : List.of("B", "W")) {
            if (!node.values(colour).isEmpty()) {
                String raw = node.values(colour).get(0).raw();
                String vertex = raw.isEmpty()
                        ? "pass"
                        : "ABCDEFGHJKLMNOPQRSTUVWXYZ".charAt(raw.charAt(0) - 'a')
                                + String.valueOf(game.height() - (raw.charAt(1) - 'a'));
                engine.ask("play " + colour.toLowerCase(Locale.ROOT) + " " + vertex);
            }
        }
    }

    @Test
    void aKoHasALineForEachSide() throws IOException, SgfException {
        TestEngine engine = engine("ko.sgf");
        SgfGame game = written(engine, "w capture(C1) escape(4)");
        String all =
                String.join("\n", leaves(game).stream().map(SgfNodes::comment).toList());
        assertThat(all).contains("ko threats");
        assertThat(game.root().values("TR")).isNotEmpty();
    }

    @Test
    void anUnknownAnswerShowsWhatWasRead() throws IOException, SgfException {
        TestEngine engine = engine("net.sgf");
        engine.ask("yomi-param nodes 5");
        SgfGame game = written(engine, "b capture(E5)");
        assertThat(SgfNodes.comment(game.root())).contains("is not known, because the limit of nodes was reached");
    }

    @Test
    void aNameWithBlanksGoesInQuotesAndOneThatCannotBeWrittenIsNamed() {
        TestEngine engine = engine("ko.sgf");
        engine.ask("yomi-sgf w capture(C1) & capture(B1) escape(4) \"two goals.sgf\"");
        assertThat(directory.resolve("two goals.sgf")).exists();
        assertThat(engine.fail("yomi-sgf w capture(C1) escape(4) no/such/folder.sgf"))
                .startsWith("cannot write the file");
        assertThat(engine.ask("yomi-sgf w \"capture(C1) & capture(B1) escape(4)\" goals.sgf"))
                .as("a goal in quotes, as a shell wants it")
                .isEqualTo(engine.ask("yomi-solve w \"capture(C1) & capture(B1) escape(4)\""));
        assertThat(directory.resolve("goals.sgf")).hasSameTextualContentAs(directory.resolve("two goals.sgf"));
        assertThat(engine.fail("yomi-sgf w capture(C1) C:\\my games\\a.sgf"))
                .isEqualTo("a file name with blanks goes in quotes: \"C:\\my games\\a.sgf\"");
        assertThat(engine.fail("yomi-sgf w capture(C1) \"my games/a.sgf\" now"))
                .isEqualTo("the file name comes last, but 'now' follows it");
        assertThat(engine.fail("yomi-sgf w capture(C1)")).contains("expected at least 3 arguments");
        assertThat(engine.fail("yomi-sgf w capture(C1) escape(4)"))
                .isEqualTo(
                        "the name of a file must follow the goal, such as answer.sgf; 'escape(4)' belongs to the goal");
    }

    @Test
    void aQuoteOpensANameThatItHasToCloseToo() {
        TestEngine engine = engine("ko.sgf");
        assertThat(engine.fail("yomi-sgf w capture(C1) escape(4) \"a.sgf"))
                .isEqualTo("the quote before 'a.sgf' is not closed");
        assertThat(engine.fail("yomi-sgf w capture(C1) escape(4) \"a game.sgf"))
                .isEqualTo("the quote before 'a' is not closed");
        assertThat(engine.fail("yomi-sgf w capture(C1) escape(4) \"")).isEqualTo("the quote before '' is not closed");
        assertThat(directory).isDirectoryNotContaining(file -> file.toString().contains("\""));
        engine.ask("yomi-sgf w capture(C1) escape(4) \"a.sgf\"");
        assertThat(directory.resolve("a.sgf")).exists();
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "no name has a quote there")
    void aQuoteInsideANameIsPartOfIt() {
        TestEngine engine = engine("ko.sgf");
        for (String typed : List.of("a\"b.sgf", "\"c\"d.sgf\"")) {
            engine.ask("yomi-sgf w capture(C1) escape(4) " + typed);
        }
        assertThat(directory.resolve("a\"b.sgf")).exists();
        assertThat(directory.resolve("c\"d.sgf")).exists();
    }

    private TestEngine engineWhereBlackTookAKo() {
        TestEngine engine = engine();
        engine.ask("boardsize 5", "gogui-setup b B1 b A2 b B3 w C1 w D2 w C3 w B2", "play b C2");
        return engine;
    }

    @Test
    void aBanIsKeptByTheCaptureThatMadeIt() throws IOException, SgfException {
        TestEngine engine = engineWhereBlackTookAKo();
        String answer = engine.ask("yomi-solve w capture(C2)");
        assertThat(answer).isEqualTo("Ko- B2");
        SgfGame game = written(engine, "w capture(C2)");
        SgfNode capture = game.root().children().get(0);
        assertThat(capture.values("B")).hasSize(1);
        assertThat(SgfNodes.comment(capture))
                .startsWith("White to move: White captures C2 only by winning the ko at B2.");
        assertThat(game.root().values("C")).isEmpty();
        assertThat(game.root().values("GN")).hasSize(1);
        engine.ask("loadsgf answer.sgf 2");
        assertThat(engine.ask("yomi-solve w capture(C2)")).isEqualTo(answer);
    }

    @Test
    void aBanOnTheOtherPlayerIsVoid() throws IOException, SgfException {
        TestEngine engine = engineWhereBlackTookAKo();
        SgfGame game = written(engine, "b live(C2)");
        assertThat(SgfNodes.comment(game.root())).startsWith("Black to move: Black lives with C2.");
    }

    @Test
    void aMoveThatTakesAKoBackSaysSoThoughNothingElseIsExplained() throws IOException, SgfException {
        TestEngine engine = engine();
        engine.ask("rectangular_boardsize 5 2", "play w B2", "play w D2", "play b B1", "play b C2", "play b D1");
        engine.ask("play b E1", "play w C1");
        SgfGame game = written(engine, "b (capture(D2) & live(E1)) alive(B1,B2) apart(3)");
        SgfNode taken = game.root().children().get(0);
        assertThat(SgfNodes.comment(taken.children().get(0))).isEqualTo("After a ko threat.");
    }
}
