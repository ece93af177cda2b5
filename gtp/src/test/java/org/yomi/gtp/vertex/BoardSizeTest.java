package org.yomi.gtp.vertex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardSizeTest {
    @Test
    void containsItsPointsButNotPass() {
        BoardSize board = new BoardSize(5, 3);

        assertThat(board.contains(new Vertex(4, 2))).isTrue();
        assertThat(board.contains(new Vertex(5, 2))).isFalse();
        assertThat(board.contains(new Vertex(4, 3))).isFalse();
        assertThat(board.contains(Vertex.PASS)).isFalse();
        assertThat(board).hasToString("5x3");
    }

    @Test
    void goesFrom2To25() {
        assertThat(new BoardSize(2, 25)).isEqualTo(new BoardSize(BoardSize.MIN, BoardSize.MAX));
        assertThat(BoardSize.square(25).contains(new Vertex(24, 24))).isTrue();
        assertThat(new BoardSize(25, 2)).hasToString("25x2");
    }

    @ParameterizedTest
    @CsvSource({"1,5", "5,1", "26,5", "5,26"})
    void refusesSizesOutOfRange(int width, int height) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BoardSize(width, height))
                .withMessageContaining(width + "x" + height);
    }

    @Test
    void coloursAreReadInAnySpelling() {
        assertThat(Color.parse("B")).isEqualTo(Color.BLACK);
        assertThat(Color.parse("bLack")).isEqualTo(Color.BLACK);
        assertThat(Color.parse("w")).isEqualTo(Color.WHITE);
        assertThat(Color.parse("blac")).isNull();
        assertThat(Color.BLACK.opposite()).isEqualTo(Color.WHITE);
        assertThat(Color.BLACK).hasToString("black");
        assertThat(new ColoredVertex(Color.WHITE, new Vertex(3, 3))).hasToString("w D4");
    }
}
