package org.yomi.engine.sgf.grammar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SgfNodeTest {

    @Test
    void keepsPropertiesInTheirOrder() {
        SgfNode node = new SgfNode();
        node.add("C", SgfValue.ofRaw("x"));
        node.add("AB", SgfValue.ofRaw("aa"));
        node.add("AB", SgfValue.ofRaw("bb"));
        node.set("C", List.of(SgfValue.ofRaw("y")));
        assertThat(node).hasToString(";C[y]AB[aa][bb]");
    }

    @Test
    void childrenKnowTheirParent() {
        SgfNode root = new SgfNode();
        SgfNode first = root.addChild();
        SgfNode second = root.addChild();
        assertThat(root.children()).containsExactly(first, second);
        assertThat(second.parent()).isSameAs(root);
        assertThat(root.parent()).isNull();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    (;B[aa];W[bb])       | (;B[aa];W[bb])         | true
                    (;B[aa]C[x])         | (;C[x]B[aa])           | true
                    (;B[aa])             | (;B[ab])               | false
                    (;B[aa])             | (;W[aa])               | false
                    (;AB[aa][bb])        | (;AB[bb][aa])          | false
                    (;B[aa];W[bb])       | (;B[aa])               | false
                    (;B[aa])             | (;B[aa];W[bb])         | false
                    (;(;B[aa])(;B[bb]))  | (;(;B[bb])(;B[aa]))    | false
                    (;(;B[aa])(;B[bb]))  | (;(;B[aa])(;B[bb];))   | false
                    (;(;B[aa];)(;B[bb])) | (;(;B[aa])(;B[bb];))   | false
                    """)
    void treesAreTheSameIfPropertiesAndChildrenAre(String left, String right, boolean same) throws SgfException {
        SgfNode a = SgfParser.parse(left).get(0);
        SgfNode b = SgfParser.parse(right).get(0);
        assertThat(SgfNodes.sameTree(a, b)).isEqualTo(same);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "b", "Ab", "A1", "A B", "\u00c4"})
    void refusesIdentifiersThatCouldNotBeReadBack(String identifier) {
        assertThatThrownBy(() -> new SgfNode().add(identifier, SgfValue.ofRaw("")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("identifier must be upper-case letters A-Z, is '" + identifier + "'");
    }

    @Test
    void refusesAPropertyWithoutValues() {
        assertThatThrownBy(() -> new SgfNode().set("AB", List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("AB");
    }

    @ParameterizedTest
    @ValueSource(strings = {"]", "a]b", "\\\\]", "a\\", "\\\\\\"})
    void refusesRawValuesThatWouldNotReadBack(String raw) {
        assertThatThrownBy(() -> SgfValue.ofRaw(raw)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\\]", "\\\\", "a[b", "\\\\\\]", "a:b"})
    void takesRawValuesThatReadBack(String raw) throws SgfException {
        SgfNode node = new SgfNode();
        node.add("X", SgfValue.ofRaw(raw));
        assertThat(SgfNodes.sameTree(SgfParser.parse("(" + node + ")").get(0), node))
                .isTrue();
    }

    @Test
    void valuesAreEqualByTheirText() throws SgfException {
        SgfValue read = SgfParser.parse("(;B[aa])").get(0).values("B").get(0);
        assertThat(read).isEqualTo(SgfValue.ofRaw("aa")).hasSameHashCodeAs(SgfValue.ofRaw("aa"));
        assertThat(read).isNotEqualTo(SgfValue.ofRaw("ab")).isNotEqualTo("aa");
        assertThat(SgfValue.ofRaw("aa").error("wrong")).hasMessage("wrong");
    }
}
