package org.yomi.engine.sgf.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yomi.engine.Seeds;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.grammar.SgfNode;
import org.yomi.engine.sgf.grammar.SgfNodes;
import org.yomi.engine.sgf.property.SgfColor;
import org.yomi.engine.sgf.property.SgfMark;
import org.yomi.engine.sgf.property.SgfPoint;

class SgfRoundTripTest {

    private static final int RANDOM_GAMES = 300;

    @Test
    void writesFf4InUtf8() throws SgfException {
        String text = "(;GM[1]CA[KOI8-R]FF[3]SiZe[9]XYZ[\u043a\\]\\\\]LoB[aa:1][bb:2](;B[tt])(;W[]UNKNOWN[][ ]))";
        List<SgfGame> games = SgfReader.read(text.getBytes(Charset.forName("KOI8-R")));
        assertThat(SgfWriter.text(games)).isEqualTo("""
                        (;FF[4]GM[1]CA[UTF-8]SZ[9]XYZ[\u043a\\]\\\\]LB[aa:1][bb:2]
                        (;B[tt])
                        (;W[]UNKNOWN[][ ])
                        )
                        """);
        List<SgfGame> again = SgfReader.read(SgfWriter.bytes(games));
        assertThat(SgfWriter.text(again)).isEqualTo(SgfWriter.text(games));
        assertThat(games.get(0).root().values("FF"))
                .as("the tree stays as it was")
                .hasToString("[[3]]");
    }

    @Test
    void writesAndReadsFilesOfSeveralGames(@TempDir Path folder) throws IOException, SgfException {
        Path file = folder.resolve("games.sgf");
        Files.writeString(file, "something longer that must be gone ".repeat(100));
        SgfGame first = new SgfBuilder(5, 3).comment("\u56f2\u7881\n]").game();
        SgfGame second = new SgfBuilder(25, 25).play(SgfColor.BLACK, null).game();
        SgfWriter.write(file, List.of(first, second));
        List<SgfGame> read = SgfReader.read(file);
        assertThat(read).hasSize(2);
        assertThat(SgfNodes.sameTree(read.get(0).root(), first.root())).isTrue();
        assertThat(SgfNodes.sameTree(read.get(1).root(), second.root())).isTrue();
    }

    @Test
    void aMissingFileIsAnIoException(@TempDir Path folder) {
        assertThatThrownBy(() -> SgfReader.read(folder.resolve("none.sgf"))).isInstanceOf(IOException.class);
    }

    @Test
    void whatIsBuiltReadsBack() throws SgfException {
        SgfPoint a = new SgfPoint(0, 0);
        SgfPoint b = new SgfPoint(4, 2);
        SgfBuilder builder = new SgfBuilder(5, 3)
                .text("PB", "a\nb")
                .addStones(SgfColor.BLACK, List.of(a, b))
                .addStones(SgfColor.WHITE, List.of(new SgfPoint(1, 1)))
                .toPlay(SgfColor.WHITE)
                .raw("AR", "aa:bb");
        SgfNode branch = builder.here();
        builder.play(SgfColor.WHITE, null).mark(SgfMark.SQUARE, List.of(a));
        builder.node().raw("AE", "aa");
        builder.goTo(branch).play(SgfColor.WHITE, new SgfPoint(2, 1)).comment("first\nline: [1]");

        SgfGame read = SgfReader.read(SgfWriter.bytes(List.of(builder.game()))).get(0);
        assertThat(SgfNodes.sameTree(read.root(), builder.game().root())).isTrue();
        assertThat(SgfGameTest.words(read.sequence())).isEqualTo("+B aa ec, +W bb, =W, W pass, -aa / black");
        List<SgfNode> variations = read.root().children();
        assertThat(variations.get(0).values("SQ")).hasToString("[[aa]]");
        assertThat(variations.get(1)).hasToString(";W[cb]C[first\nline: [1\\]]");
        assertThat(SgfNodes.comment(variations.get(1))).isEqualTo("first\nline: [1]");
        assertThat(read.rootText("PB")).contains("a b");
    }

    @Test
    void theBuilderRefusesPointsOffTheBoard() {
        SgfBuilder builder = new SgfBuilder(5, 3);
        SgfPoint outside = new SgfPoint(0, 3);
        assertThatThrownBy(() -> builder.play(SgfColor.BLACK, outside))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("point (0,3) must be on the 5x3 board");
        assertThatThrownBy(() -> builder.mark(SgfMark.CROSS, List.of(outside)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(builder.game().root()).hasToString(";FF[4]GM[1]CA[UTF-8]SZ[5:3]");
    }

    @Test
    void theBuilderRefusesAnotherKindOfGame() {
        SgfBuilder builder = new SgfBuilder(5, 3).raw("GM", "2");
        assertThatThrownBy(builder::game).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void randomTreesReadBackEqual() throws SgfException {
        long seed = Seeds.next("SgfRoundTripTest");
        Random random = new Random(seed);
        for (int i = 0; i < RANDOM_GAMES; i++) {
            List<SgfGame> games = new ArrayList<>();
            for (int n = 1 + random.nextInt(3); n > 0; n--) {
                games.add(randomGame(random));
            }
            byte[] bytes = SgfWriter.bytes(games);
            List<SgfGame> read = SgfReader.read(bytes);
            assertThat(read).as("tests.seed=%d", seed).hasSameSizeAs(games);
            for (int g = 0; g < games.size(); g++) {
                assertThat(SgfNodes.sameTree(read.get(g).root(), games.get(g).root()))
                        .as("tests.seed=%d, game %d: %s", seed, i, SgfWriter.text(games))
                        .isTrue();
                assertThat(read.get(g).sequence()).isEqualTo(games.get(g).sequence());
            }
        }
    }

    private static SgfGame randomGame(Random random) {
        SgfBuilder builder = new SgfBuilder(2 + random.nextInt(24), 2 + random.nextInt(24));
        List<SgfNode> nodes = new ArrayList<>(List.of(builder.here()));
        for (int n = random.nextInt(30); n > 0; n--) {
            if (random.nextInt(3) == 0) {
                builder.goTo(nodes.get(random.nextInt(nodes.size())));
            }
            randomNode(builder, random);
            nodes.add(builder.here());
        }
        return builder.game();
    }

    private static void randomNode(SgfBuilder builder, Random random) {
        SgfGame game = builder.game();
        SgfPoint point = new SgfPoint(random.nextInt(game.width()), random.nextInt(game.height()));
        SgfColor color = random.nextBoolean() ? SgfColor.BLACK : SgfColor.WHITE;
        switch (random.nextInt(4)) {
            case 0 -> builder.node().addStones(color, List.of(point)).raw("AE", point.toString());
            case 1 -> builder.play(color, null).toPlay(color).text("LB", point + ":" + randomText(random));
            default -> builder.play(color, point).comment(randomText(random));
        }
        if (random.nextInt(4) == 0) {
            builder.text(randomIdentifier(random), randomText(random));
        }
    }

    /** Two letters after an X, so that no property with a meaning is hit. */
    private static String randomIdentifier(Random random) {
        return "X" + (char) ('A' + random.nextInt(26)) + (char) ('A' + random.nextInt(26));
    }

    private static String randomText(Random random) {
        String alphabet = "ab;:()[]]\\\\\n\r\t C\u00e4\u56f2\ud83d\ude00";
        int[] characters = alphabet.codePoints().toArray();
        StringBuilder text = new StringBuilder();
        for (int n = random.nextInt(12); n > 0; n--) {
            text.appendCodePoint(characters[random.nextInt(characters.length)]);
        }
        return text.toString();
    }
}
