package org.yomi.gtp.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NearestNameTest {
    private static final List<String> NAMES =
            List.of("captures", "gg-undo", "komi", "play", "showboard", "undo", "yomi-capture", "yomi-solve");

    @ParameterizedTest
    @CsvSource({
        "yomi-slove,yomi-solve",
        "yomi_solve,yomi-solve",
        "Yomi-Solve,yomi-solve",
        "solve,yomi-solve",
        "capture,yomi-capture",
        "capturs,captures",
        "show_board,showboard",
        "pla,play",
        "slove,yomi-solve",
        "plya,play",
        "undo1,undo",
        "undo,undo",
    })
    void isTheOneThatWasMeant(String typed, String name) {
        assertThat(NearestName.of(typed, NAMES)).contains(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "board", "alpy", "yomi", "yomi-explain", "capture(D4)"})
    void isNoneOfThoseThatDifferMuch(String typed) {
        assertThat(NearestName.of(typed, NAMES)).isEmpty();
    }

    @Test
    void isNoneOfNone() {
        assertThat(NearestName.of("play", List.of())).isEmpty();
    }
}
