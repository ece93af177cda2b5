package org.yomi.engine.sgf.grammar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SgfParserTest {

    /** Text, and what it is when written plainly. */
    static List<Arguments> texts() {
        return List.of(
                Arguments.of("(;)", "(;)"),
                Arguments.of("(;FF[4]B[aa];W[bb])", "(;FF[4]B[aa];W[bb])"),
                Arguments.of(" ( ;\n FF [4]\tB\n[aa] ; W [bb] ) ", "(;FF[4]B[aa];W[bb])"),
                Arguments.of("(;AB[aa] [bb]\n[cc])", "(;AB[aa][bb][cc])"),
                Arguments.of("(;AB[aa]C[x]AB[bb])", "(;AB[aa][bb]C[x])"),
                Arguments.of("(;GaMe[1]SiZe[9]AddBlack[aa];Black[bb];White[])", "(;GM[1]SZ[9]AB[aa];B[bb];W[])"),
                Arguments.of("(;B[aa](;W[bb])(;W[cc];B[dd]))", "(;B[aa](;W[bb])(;W[cc];B[dd]))"),
                Arguments.of("(;B[aa](;W[bb](;B[cc])(;B[dd]))(;W[ee]))", "(;B[aa](;W[bb](;B[cc])(;B[dd]))(;W[ee]))"),
                Arguments.of("(;B[aa](;W[bb](;B[cc])))", "(;B[aa];W[bb];B[cc])"),
                Arguments.of("(;C[a\\]b\\\\]XYZ[\\:])", "(;C[a\\]b\\\\]XYZ[\\:])"),
                Arguments.of("(;C[(;B[aa\\])];B[bb])", "(;C[(;B[aa\\])];B[bb])"),
                Arguments.of("Dear friends (and foes),\n(;B[aa])\nYours", "(;B[aa])"),
                Arguments.of("\ufeff(;B[aa])", "(;B[aa])"),
                Arguments.of("(\u00a0;B[aa]\ufeff;W[bb])", "(;B[aa];W[bb])"),
                Arguments.of("(;B[aa]) between (;W[bb])(\n;)))", "(;B[aa])(;W[bb])(;)"),
                Arguments.of("(;B[aa];W[bb]", "(;B[aa];W[bb])"),
                Arguments.of("(;B[aa];W[bb]\r\n\032", "(;B[aa];W[bb])"),
                Arguments.of(
                        "(;B[aa](;W[bb];B[cc])(;W[dd](;B[ee])(;B[ff]",
                        "(;B[aa](;W[bb];B[cc])(;W[dd](;B[ee])(;B[ff])))"),
                Arguments.of("(;(;)", "(;;)"),
                Arguments.of("(;B[aa])(;W[bb](;B[cc])", "(;B[aa])(;W[bb];B[cc])"),
                Arguments.of("(;", "(;)"));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void readsTrees(String text, String plain) throws SgfException {
        StringBuilder written = new StringBuilder();
        SgfParser.parse(text).forEach(root -> written.append(SgfFormatter.format(root)));
        assertThat(written.toString().replace("\n", "")).isEqualTo(plain);
    }

    @Test
    void saysHowManyClosingParenthesesAreMissing() throws SgfException {
        List<String> warnings = new ArrayList<>();
        SgfParser.parse("(;B[aa])", warnings::add);
        assertThat(warnings).isEmpty();
        SgfParser.parse("(;B[aa]\n", warnings::add);
        SgfParser.parse("(;B[aa])\n(;B[aa](;W[bb])(;W[cc]", warnings::add);
        assertThat(warnings)
                .containsExactly(
                        "the game tree opened at line 1, column 1 ends without its last ')'",
                        "the game tree opened at line 2, column 1 ends without its last 2 ')'");
    }

    /** Broken text, line and column of the error, and what its message must say. */
    static List<Arguments> brokenTexts() {
        String in = " in the game tree opened at line 1, column 1, found ";
        return List.of(
                Arguments.of("", 1, 1, "expected a game tree that begins with '(;', found the end of the text"),
                Arguments.of("no game", 1, 8, "expected a game tree that begins with '(;', found the end of the text"),
                Arguments.of("(B[aa])", 1, 8, "expected a game tree that begins with '(;', found the end of the text"),
                Arguments.of("(;B[aa](", 1, 9, "expected ';' at the start of a node, found the end of the text"),
                Arguments.of("(;B[aa];W", 1, 10, "expected '[' and a value of property W, found the end of the text"),
                Arguments.of("(;B[aa];W[b", 1, 10, "expected a ']' that closes this value of W, found none"),
                Arguments.of("(;B[aa]\n 7)", 2, 2, "expected a property, ';', '(' or ')'" + in + "'7'"),
                Arguments.of("(;B[aa]\u00e4", 1, 8, "expected a property, ';', '(' or ')'" + in + "character U+00E4"),
                Arguments.of("(;B[aa](W[bb]))", 1, 9, "expected ';' at the start of a node, found 'W'"),
                Arguments.of("(;(;);)", 1, 6, "expected '(' or ')'" + in + "';'"),
                Arguments.of("(;(;)B[aa])", 1, 6, "expected '(' or ')'" + in + "'B'"),
                Arguments.of("(;B)", 1, 4, "expected '[' and a value of property B, found ')'"),
                Arguments.of("(;\r\n\r\nB;)", 3, 2, "expected '[' and a value of property B, found ';'"),
                Arguments.of("(;b[aa])", 1, 3, "expected a property with an upper-case letter, found 'b'"),
                Arguments.of("(;C[a\nb", 1, 4, "expected a ']' that closes this value of C, found none"),
                Arguments.of("(;C[a]\nC[b\\", 2, 2, "expected a ']' that closes this value of C, found none"),
                Arguments.of("(;C[b\\]", 1, 4, "expected a ']' that closes this value of C, found none"));
    }

    @ParameterizedTest
    @MethodSource("brokenTexts")
    void saysWhereATextIsBrokenAndWhatWasExpected(String text, int line, int column, String reason) {
        SgfException error = catchThrowableOfType(SgfException.class, () -> SgfParser.parse(text));
        assertThat(error).hasMessage("line " + line + ", column " + column + ": " + reason);
        assertThat(error.line()).isEqualTo(line);
        assertThat(error.column()).isEqualTo(column);
    }

    @Test
    void countsEachKindOfLineBreakOnce() {
        for (String lineBreak : List.of("\n", "\r", "\r\n", "\n\r")) {
            String text = "(;C[x" + lineBreak + lineBreak + "y]" + lineBreak + "?";
            SgfException error = catchThrowableOfType(SgfException.class, () -> SgfParser.parse(text));
            assertThat(error.line()).isEqualTo(4);
            assertThat(error.column()).isEqualTo(1);
        }
    }

    @Test
    void keepsLineBreaksOfValuesAsLineFeeds() throws SgfException {
        SgfNode root = SgfParser.parse("(;C[a\r\nb\rc\n\rd\ne])").get(0);
        assertThat(root.values("C")).containsExactly(SgfValue.ofRaw("a\nb\nc\nd\ne"));
    }

    @Test
    void valuesKnowWhereTheyStood() throws SgfException {
        SgfValue second =
                SgfParser.parse("(;AB\n  [aa] [bb:cc])").get(0).values("AB").get(1);
        assertThat(second.error("x")).hasMessage("line 2, column 9: x");
        assertThat(second.part(3, 5).error("x")).hasMessage("line 2, column 12: x");
        assertThat(second.part(3, 5)).hasToString("[cc]");
    }

    @Test
    void readsALineOfPlayThatIsDeeperThanTheStack() throws SgfException {
        String text = "(;B[aa]" + ";W[bb]".repeat(100_000) + ")";
        SgfNode root = SgfParser.parse(text).get(0);
        String written = SgfFormatter.format(root);
        assertThat(written.replace("\n", "").equals(text)).isTrue();
        assertThat(SgfNodes.sameTree(root, SgfParser.parse(written).get(0))).isTrue();
    }

    @Test
    void readsVariationsThatAreDeeperThanTheStack() throws SgfException {
        int depth = 100_000;
        String text = "(;B[aa]" + "(;W[bb])(;B[cc]".repeat(depth) + ")".repeat(depth + 1);
        SgfNode root = SgfParser.parse(text).get(0);
        String written = SgfFormatter.format(root);
        assertThat(written.replace("\n", "").equals(text)).isTrue();
        assertThat(SgfNodes.sameTree(root, SgfParser.parse(written).get(0))).isTrue();
    }
}
