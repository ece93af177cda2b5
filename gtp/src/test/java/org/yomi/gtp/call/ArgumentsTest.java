package org.yomi.gtp.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.gtp.vertex.BoardSize;
import org.yomi.gtp.vertex.Color;
import org.yomi.gtp.vertex.ColoredVertex;
import org.yomi.gtp.vertex.Vertex;

class ArgumentsTest {
    private static final BoardSize NINE = BoardSize.square(9);
    private static final Vertex D4 = new Vertex(3, 3);
    private static final Vertex E5 = new Vertex(4, 4);

    private static Arguments args(String text) {
        return new Arguments(text);
    }

    private static void assertFails(ThrowingCallable code, String message) {
        assertThatExceptionOfType(GtpFailure.class).isThrownBy(code).withMessage(message);
    }

    @Test
    void splitsAtAnyNumberOfBlanks() {
        Arguments args = args("  a   b ");

        assertThat(args.count()).isEqualTo(2);
        assertThat(args.word(0)).isEqualTo("a");
        assertThat(args.word(1)).isEqualTo("b");
        assertThat(args.text()).isEqualTo("a   b");
        assertThat(args("").count()).isZero();
    }

    @Test
    void takesQuotedTextAsOneArgument() {
        Arguments args = args("x \"a  b\" \"\" y");

        assertThat(args.count()).isEqualTo(4);
        assertThat(args.word(1)).isEqualTo("a  b");
        assertThat(args.word(2)).isEmpty();
        assertThat(args.word(3)).isEqualTo("y");
        assertThat(args.rest(1)).isEqualTo("\"a  b\" \"\" y");
    }

    @Test
    void takesAnyOtherQuoteAsItIs() {
        assertThat(args("a\"b c").word(0)).isEqualTo("a\"b");
        assertThat(args("\"a b").word(0)).isEqualTo("\"a");
        assertThat(args("\"a\"b c").word(0)).isEqualTo("\"a\"b");
        assertThat(args("\"a\"b\" c").word(0)).isEqualTo("a\"b");
        assertThat(args("\"").word(0)).isEqualTo("\"");
        assertThat(args("\"C:\\my games\\\" 3").word(0)).isEqualTo("C:\\my games\\");
    }

    @Test
    void givesTheRestAsTyped() {
        Arguments args = args("b live(D4)  &  capture(E5)");

        assertThat(args.rest(0)).isEqualTo("b live(D4)  &  capture(E5)");
        assertThat(args.rest(1)).isEqualTo("live(D4)  &  capture(E5)");
        assertThat(args.rest(4)).isEmpty();
    }

    @Test
    void checksTheirNumber() {
        assertThatCode(() -> args("a b").expect(2)).doesNotThrowAnyException();
        assertThatCode(() -> args("a b").expect(1, 2)).doesNotThrowAnyException();
        assertThatCode(() -> args("a b").expectAtLeast(2)).doesNotThrowAnyException();
        assertFails(() -> args("a").expect(0), "expected no arguments, got 1");
        assertFails(() -> args("a b").expect(1), "expected 1 argument, got 2");
        assertFails(() -> args("a").expect(2, 3), "expected 2 to 3 arguments, got 1");
        assertFails(() -> args("a b c d").expect(2, 3), "expected 2 to 3 arguments, got 4");
        assertFails(() -> args("").expectAtLeast(1), "expected at least 1 argument, got 0");
    }

    @Test
    void saysWhichOneIsMissing() {
        assertFails(() -> args("a").word(1), "argument 2 must be a word, but it is missing");
        assertFails(() -> args("").color(0), "argument 1 must be a colour (b or w), but it is missing");
    }

    @Test
    void readsVertices() {
        assertThat(args("d4").vertex(0, NINE)).isEqualTo(D4);
        assertThat(args("Pass").vertexOrPass(0, NINE)).isEqualTo(Vertex.PASS);
        assertThat(args("D4").vertexOrPass(0, NINE)).isEqualTo(D4);
        assertFails(
                () -> args("b Z9").vertex(1, NINE),
                "argument 2 must be a vertex such as D4 on this 9x9 board, got 'Z9'");
        assertFails(
                () -> args("pass").vertex(0, NINE),
                "argument 1 must be a vertex such as D4 on this 9x9 board, got 'pass'");
        assertFails(
                () -> args("k1").vertexOrPass(0, NINE),
                "argument 1 must be a vertex such as D4 or pass on this 9x9 board, got 'k1'");
        assertFails(
                () -> args("C1").vertex(0, new BoardSize(2, 7)),
                "argument 1 must be a vertex such as B2 on this 2x7 board, got 'C1'");
    }

    @Test
    void readsListsToTheEnd() {
        assertThat(args("x D4 E5").vertices(1, NINE)).containsExactly(D4, E5);
        assertThat(args("x").vertices(1, NINE)).isEmpty();
        assertFails(
                () -> args("D4 I5").vertices(0, NINE),
                "argument 2 must be a vertex such as D4 on this 9x9 board, got 'I5'");
    }

    @Test
    void readsPairsToTheEnd() {
        assertThat(args("b D4 WHITE E5").stones(0, NINE))
                .containsExactly(new ColoredVertex(Color.BLACK, D4), new ColoredVertex(Color.WHITE, E5));
        assertThat(args("w pass").moves(0, NINE)).containsExactly(new ColoredVertex(Color.WHITE, Vertex.PASS));
        assertThat(args("").moves(0, NINE)).isEmpty();
        assertFails(
                () -> args("w pass").stones(0, NINE),
                "argument 2 must be a vertex such as D4 on this 9x9 board, got 'pass'");
        assertFails(
                () -> args("b D4 w").stones(0, NINE),
                "argument 4 must be a vertex such as D4 on this 9x9 board, but it is missing");
        assertFails(() -> args("b D4 E5").stones(0, NINE), "argument 3 must be a colour (b or w), got 'E5'");
    }

    @Test
    void readsWholeNumbersInTheirRange() {
        assertThat(args("2").integer(0, 2, 25)).isEqualTo(2);
        assertThat(args("25").integer(0, 2, 25)).isEqualTo(25);
        String must = "argument 1 must be a whole number from 2 to 25, got ";
        assertFails(() -> args("1").integer(0, 2, 25), must + "'1'");
        assertFails(() -> args("26").integer(0, 2, 25), must + "'26'");
        assertFails(() -> args("9.0").integer(0, 2, 25), must + "'9.0'");
        assertFails(() -> args("99999999999").integer(0, 2, 25), must + "'99999999999'");
    }

    @Test
    void readsNumbersInTheirRange() {
        assertThat(args("-6.5").number(0, -100, 100)).isEqualTo(-6.5);
        assertThat(args("1e2").number(0, -100, 100)).isEqualTo(100);
        assertFails(() -> args("2").number(0, 0, 1), "argument 1 must be a number from 0 to 1, got '2'");
        assertFails(
                () -> args("-1").number(0, 0, Double.POSITIVE_INFINITY),
                "argument 1 must be a number of at least 0, got '-1'");
        assertFails(
                () -> args("0").number(0, 0.001, 1_000_000),
                "argument 1 must be a number from 0.001 to 1000000, got '0'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"NaN", "Infinity", "1e999", "1f", "0x1p3", "", ".", "e", "1,5", "--1"})
    void readsNoOddNumbers(String text) {
        Arguments args = args('"' + text + '"');
        assertFails(
                () -> args.number(0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY),
                "argument 1 must be a number, got '" + text + "'");
    }

    @Test
    void readsWordsOutOfAList() {
        assertThat(args("n").choice(0, List.of("all", "A", "N"))).isEqualTo("N");
        assertFails(
                () -> args("C").choice(0, List.of("all", "A", "N")), "argument 1 must be one of all, A, N, got 'C'");
    }

    @Test
    void readsBooleans() {
        assertThat(args("1").flag(0)).isTrue();
        assertThat(args("TRUE").flag(0)).isTrue();
        assertThat(args("0").flag(0)).isFalse();
        assertThat(args("false").flag(0)).isFalse();
        assertFails(() -> args("yes").flag(0), "argument 1 must be one of true, false, 1, 0, got 'yes'");
    }

    @Test
    void quotesOnlyTheBeginningOfALongArgument() {
        assertFails(
                () -> args("x".repeat(1000)).color(0),
                "argument 1 must be a colour (b or w), got '" + "x".repeat(60) + "...'");
    }

    @Test
    void aStretchOfTheLineIsAsItWasTyped() {
        Arguments arguments = new Arguments("b capture(D4) &  live(C3) \"my file\"");
        assertThat(arguments.between(1, 4)).isEqualTo("capture(D4) &  live(C3)");
        assertThat(arguments.between(3, 5)).isEqualTo("live(C3) \"my file\"");
        assertThat(arguments.between(3, 9)).isEqualTo("live(C3) \"my file\"");
        assertThat(arguments.between(2, 2)).isEmpty();
        assertThat(arguments.between(7, 9)).isEmpty();
    }
}
