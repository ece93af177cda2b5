package org.yomi.gtp.reply;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.yomi.gtp.Seeds;
import org.yomi.gtp.vertex.BoardSize;
import org.yomi.gtp.vertex.Color;
import org.yomi.gtp.vertex.ColoredVertex;
import org.yomi.gtp.vertex.Vertex;

class ListAndBoardReplyTest {
    private static final BoardSize SMALL = new BoardSize(3, 2);
    private static final Vertex A1 = new Vertex(0, 0);
    private static final Vertex C2 = new Vertex(2, 1);
    private static final Vertex C3 = new Vertex(2, 2);

    @Test
    void pointsStandInARow() {
        assertThat(PointReply.points(List.of(A1, C2), SMALL)).isEqualTo("A1 C2");
        assertThat(PointReply.points(List.of(), SMALL)).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PointReply.points(List.of(A1, C3), SMALL))
                .withMessage("C3 is no point of a 3x2 board");
    }

    @Test
    void labelledPointsStandOnTheirLines() {
        Map<Vertex, String> labels = new LinkedHashMap<>();
        labels.put(A1, "won by ko");
        labels.put(new Vertex(1, 1), " ");
        labels.put(C2, "x");

        assertThat(PointReply.labels(labels, SMALL)).isEqualTo("A1 \"won by ko\"\nC2 x");
        assertThatIllegalArgumentException().isThrownBy(() -> PointReply.labels(Map.of(Vertex.PASS, "x"), SMALL));
    }

    @Test
    void movesHaveTheirColours() {
        List<ColoredVertex> moves = List.of(
                new ColoredVertex(Color.BLACK, A1),
                new ColoredVertex(Color.BLACK, C2),
                new ColoredVertex(Color.WHITE, Vertex.PASS));

        assertThat(PointReply.moves(moves, SMALL)).isEqualTo("b A1 b C2 w pass");
        List<ColoredVertex> off = List.of(new ColoredVertex(Color.BLACK, C3));
        assertThatIllegalArgumentException().isThrownBy(() -> PointReply.moves(off, SMALL));
    }

    @Test
    void boardsBeginWithTheTopRow() {
        assertThat(BoardReply.labels(SMALL, Vertex::toString)).isEqualTo("A2 B2 C2\nA1 B1 C1");
        assertThat(BoardReply.owners(SMALL, v -> v.equals(A1) ? Color.BLACK : v.equals(C2) ? Color.WHITE : null))
                .isEqualTo("\"\" \"\" w\nb \"\" \"\"");
        assertThat(BoardReply.colors(SMALL, v -> v.equals(A1) ? GfxColor.rgb(0xff) : null))
                .isEqualTo("\"\" \"\" \"\"\n#0000ff \"\" \"\"");
        assertThat(BoardReply.values(SMALL, v -> v.column() - 0.75)).isEqualTo("-0.75 0.25 1.0\n-0.75 0.25 1.0");
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReply.values(SMALL, v -> Double.NaN));
    }

    /** Any label comes out of the frontend's tokenizer as one token. */
    @Test
    void randomLabelsStayWhole() {
        long seed = Seeds.next(ListAndBoardReplyTest.class);
        Random random = new Random(seed);
        for (int round = 0; round < 5000; round++) {
            Map<Vertex, String> labels = new LinkedHashMap<>();
            List<String> expected = new ArrayList<>();
            for (int row = 1; row >= 0; row--) {
                for (int column = 0; column < 3; column++) {
                    String label = randomLabel(random);
                    labels.put(new Vertex(column, row), label);
                    expected.add(Tokens.oneLine(label).replace('"', '\'').replace('\\', '/'));
                }
            }
            List<String> board = new ArrayList<>();
            for (String line : BoardReply.labels(SMALL, labels::get).split("\n", -1)) {
                board.addAll(GoGuiTokens.split(line));
            }
            assertThat(board).as("sboard, seed %s", seed).isEqualTo(expected);
            List<String> pairs =
                    GoGuiTokens.split(PointReply.labels(labels, SMALL).replace('\n', ' '));
            expected.removeIf(String::isEmpty);
            assertThat(pairs).as("pspairs, seed %s", seed).hasSize(2 * expected.size());
            for (int i = 0; i < expected.size(); i++) {
                assertThat(pairs.get(2 * i + 1)).as("seed %s", seed).isEqualTo(expected.get(i));
            }
        }
    }

    private static String randomLabel(Random random) {
        StringBuilder label = new StringBuilder();
        for (int i = random.nextInt(5); i > 0; i--) {
            label.append("ab1 \"\\'/\n\t\r#".charAt(random.nextInt(12)));
        }
        return label.toString();
    }
}
