package org.yomi.gtp.reply;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.gtp.vertex.Vertex;

class TextAndParameterReplyTest {
    @Test
    void textHasLinesFieldsAndPoints() {
        TextReply reply = new TextReply()
                .line("Black wins\nby ko")
                .field("nodes", 12)
                .points("zone", List.of(new Vertex(3, 3), new Vertex(4, 4)))
                .points("dead", List.of());

        assertThat(reply).hasToString("Black wins by ko\nnodes: 12\nzone: D4 E5\ndead: -");
    }

    @Test
    void parametersHaveTypeKeyAndValue() {
        ParameterReply reply = new ParameterReply()
                .flag("live_gfx", true)
                .flag("quiet", false)
                .choice("ko", "N", List.of("all", "A", "N", "B"))
                .text("nodes", "100\n000")
                .text("name", "");

        assertThat(reply).hasToString("""
                [bool] live_gfx 1
                [bool] quiet 0
                [list/all/A/N/B] ko N
                [string] nodes 100 000
                [string] name\s""");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "a/b", "[a", "a]", "a\n", "\u00fc"})
    void refusesKeysAndItemsThatGoGuiCouldNotReadBack(String word) {
        ParameterReply reply = new ParameterReply();

        assertThatIllegalArgumentException().isThrownBy(() -> reply.flag(word, true));
        assertThatIllegalArgumentException().isThrownBy(() -> reply.choice("key", word, List.of("a", word)));
        assertThat(reply).hasToString("");
    }

    @Test
    void refusesAValueThatIsNoChoice() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ParameterReply().choice("ko", "C", List.of("A", "B")))
                .withMessage("ko must be one of [A, B], not C");
    }
}
