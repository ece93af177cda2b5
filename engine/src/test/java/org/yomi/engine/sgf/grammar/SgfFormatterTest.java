package org.yomi.engine.sgf.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SgfFormatterTest {

    @Test
    void putsEachVariationOnALineOfItsOwn() throws SgfException {
        SgfNode root = SgfParser.parse("(;SZ[9](;B[aa];W[bb](;B[cc])(;B[dd]))(;B[ee]))")
                .get(0);
        assertThat(SgfFormatter.format(root)).isEqualTo("""
                        (;SZ[9]
                        (;B[aa];W[bb]
                        (;B[cc])
                        (;B[dd])
                        )
                        (;B[ee])
                        )
                        """);
    }

    @Test
    void breaksLongLinesBetweenNodesOnly() throws SgfException {
        String comment = "C[" + "word ".repeat(40) + "]";
        String text = "(;" + comment + ";B[aa]".repeat(50) + ")";
        String written = SgfFormatter.format(SgfParser.parse(text).get(0));
        assertThat(written.replace("\n", "")).isEqualTo(text);
        assertThat(written.lines().skip(1))
                .hasSizeGreaterThan(3)
                .allSatisfy(line -> assertThat(line).hasSizeLessThan(80));
        assertThat(written.lines().findFirst().orElseThrow()).endsWith(comment);
    }
}
