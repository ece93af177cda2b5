package org.yomi.gtp.reply;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yomi.gtp.vertex.BoardSize;
import org.yomi.gtp.vertex.Color;
import org.yomi.gtp.vertex.ColoredVertex;
import org.yomi.gtp.vertex.Vertex;

class GfxTest {
    private static final Vertex D4 = new Vertex(3, 3);
    private static final Vertex E5 = new Vertex(4, 4);
    private static final Vertex K10 = new Vertex(9, 9);

    private final Gfx gfx = new Gfx(BoardSize.square(9));

    @Test
    void hasEveryKeyword() {
        List<Vertex> points = List.of(D4, E5);
        TreeMap<Vertex, Double> values = new TreeMap<>(java.util.Comparator.comparing(Vertex::column));
        values.putAll(Map.of(D4, 0.5, E5, -0.12345));
        gfx.clear()
                .territory(Color.BLACK, points)
                .territory(Color.WHITE, points)
                .circle(points)
                .square(points)
                .triangle(points)
                .mark(points)
                .color(GfxColor.GREEN, points)
                .color(GfxColor.rgb(0x00ff80), points)
                .influence(values)
                .label(D4, "1")
                .variation(List.of(new ColoredVertex(Color.BLACK, D4), new ColoredVertex(Color.WHITE, Vertex.PASS)))
                .text("won by D4");

        assertThat(gfx).hasToString("""
                CLEAR
                BLACK D4 E5
                WHITE D4 E5
                CIRCLE D4 E5
                SQUARE D4 E5
                TRIANGLE D4 E5
                MARK D4 E5
                COLOR green D4 E5
                COLOR #00ff80 D4 E5
                INFLUENCE D4 0.5 E5 -0.123
                LABEL D4 1
                VAR b D4 w pass
                TEXT won by D4""");
    }

    @Test
    void addsNoLineForNothing() {
        gfx.circle(List.of())
                .color(GfxColor.RED, List.of())
                .influence(Map.of())
                .variation(List.of())
                .label(D4, " \n")
                .text("\n \t");

        assertThat(gfx.lines()).isEmpty();
        assertThat(gfx).hasToString("");
    }

    static Stream<Consumer<Gfx>> drawingsOffTheBoard() {
        return Stream.of(
                gfx -> gfx.territory(Color.BLACK, List.of(D4, K10)),
                gfx -> gfx.mark(List.of(K10)),
                gfx -> gfx.color(GfxColor.RED, List.of(K10)),
                gfx -> gfx.influence(Map.of(K10, 0.0)),
                gfx -> gfx.label(K10, "a"),
                gfx -> gfx.variation(List.of(new ColoredVertex(Color.BLACK, K10))),
                gfx -> gfx.circle(List.of(Vertex.PASS)),
                gfx -> gfx.label(Vertex.PASS, "a"));
    }

    @ParameterizedTest
    @MethodSource("drawingsOffTheBoard")
    void refusesPointsOffTheBoard(Consumer<Gfx> drawing) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> drawing.accept(gfx))
                .withMessageEndingWith(" is no point of a 9x9 board");
        assertThat(gfx.lines()).isEmpty();
    }

    @Test
    void keepsTextOnOneLine() {
        assertThat(gfx.text("a\nCLEAR\r\n b\tc ")).hasToString("TEXT a CLEAR   b c");
    }

    static String[][] labels() {
        return new String[][] {
            {"a b", "\"a b\""}, {"a \"b\"", "\"a 'b'\""}, {"a\"b", "a'b"}, {"a\\", "a/"}, {" x\n", "x"},
        };
    }

    @ParameterizedTest
    @MethodSource("labels")
    void quotesLabels(String text, String token) {
        assertThat(gfx.label(D4, text)).hasToString("LABEL D4 " + token);
    }

    @Test
    void clampsInfluenceButRefusesNan() {
        assertThat(new Gfx(BoardSize.square(9)).influence(Map.of(D4, 7.0))).hasToString("INFLUENCE D4 1.0");
        assertThat(new Gfx(BoardSize.square(9)).influence(Map.of(D4, Double.NEGATIVE_INFINITY)))
                .hasToString("INFLUENCE D4 -1.0");
        assertThat(new Gfx(BoardSize.square(9)).influence(Map.of(D4, -0.0001))).hasToString("INFLUENCE D4 0.0");
        assertThat(new Gfx(BoardSize.square(9)).influence(Map.of(D4, 0.001))).hasToString("INFLUENCE D4 0.001");
        assertThatIllegalArgumentException().isThrownBy(() -> gfx.influence(Map.of(D4, Double.NaN)));
    }

    @Test
    void coloursHave24Bits() {
        assertThat(GfxColor.rgb(0)).hasToString("#000000");
        assertThat(GfxColor.rgb(0xffffff)).hasToString("#ffffff");
        assertThatIllegalArgumentException().isThrownBy(() -> GfxColor.rgb(0x1000000));
        assertThatIllegalArgumentException().isThrownBy(() -> GfxColor.rgb(-1));
        assertThat(List.of(
                        GfxColor.BLACK,
                        GfxColor.BLUE,
                        GfxColor.CYAN,
                        GfxColor.GRAY,
                        GfxColor.GREEN,
                        GfxColor.MAGENTA,
                        GfxColor.PINK,
                        GfxColor.RED,
                        GfxColor.WHITE,
                        GfxColor.YELLOW))
                .extracting(GfxColor::toString)
                .containsExactly("black", "blue", "cyan", "gray", "green", "magenta", "pink", "red", "white", "yellow");
    }
}
