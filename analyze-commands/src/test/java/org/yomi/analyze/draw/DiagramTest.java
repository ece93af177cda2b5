package org.yomi.analyze.draw;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DiagramTest {

    @ParameterizedTest
    @CsvSource({"A1, 0, 0", "h8, 7, 7", "J9, 8, 8", "T19, 18, 18", "Z25, 24, 24", "d04, 3, 3"})
    void namesArePlaces(String name, int x, int y) {
        assertThat(Spot.of(name)).isEqualTo(new Spot(x, y));
        assertThat(Spot.of(Spot.of(name).toString())).isEqualTo(new Spot(x, y));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "I5", "A0", "A", "5", "A100", "AA1", "pass", "\u00c41"})
    void refusesOtherNames(String name) {
        assertThatThrownBy(() -> Spot.of(name))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("name must be a vertex such as D4, is '" + name + "'");
    }

    static List<Arguments> wrongParts() {
        Spot outside = new Spot(2, 3);
        List<Spot> list = List.of(outside);
        return List.of(
                part("stones", b -> b.stones(StoneColor.BLACK, list)),
                part("zoneMinus", b -> b.zoneMinus(list)),
                part("zonePlus", b -> b.zonePlus(list)),
                part("goals", b -> b.goals(list)),
                part("line", b -> b.move(StoneColor.WHITE, outside)));
    }

    private static Arguments part(String name, UnaryOperator<DiagramBuilder> change) {
        return Arguments.of(name, change);
    }

    @ParameterizedTest
    @MethodSource("wrongParts")
    void namesThePartThatIsOffTheBoard(String name, UnaryOperator<DiagramBuilder> change) {
        DiagramBuilder builder = change.apply(new DiagramBuilder(5, 3));
        assertThatThrownBy(builder::diagram)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(name + ": (2,3) must be on the 5x3 board");
    }

    @Test
    void refusesBoardsThatAreTooSmallOrLarge() {
        assertThatThrownBy(() -> new DiagramBuilder(1, 9).diagram()).hasMessage("width must be 2 to 25, is 1");
        assertThatThrownBy(() -> new DiagramBuilder(9, 26).diagram()).hasMessage("height must be 2 to 25, is 26");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    2  | 2  | ''
                    4  | 4  | ''
                    5  | 3  | ''
                    5  | 5  | C3
                    7  | 7  | D4
                    8  | 8  | C6 F6 C3 F3
                    9  | 9  | C7 G7 E5 C3 G3
                    13 | 13 | D10 K10 G7 D4 K4
                    19 | 19 | D16 K16 Q16 D10 K10 Q10 D4 K4 Q4
                    19 | 9  | D7 K7 Q7 K5 D3 K3 Q3
                    """)
    void starPointsAreWhereBoardsHaveThem(int width, int height, String spots) {
        assertThat(StarPoints.of(width, height).stream().map(Spot::toString).collect(joining(" ")))
                .isEqualTo(spots);
    }

    @Test
    void anOutlineGoesOnceAroundASquare() {
        assertThat(Outline.of(Set.of(new Spot(2, 3)), 0))
                .containsExactly(List.of(new XY(3, 3), new XY(3, 4), new XY(2, 4), new XY(2, 3)));
    }

    @Test
    void anInsetMovesEveryCornerInwards() {
        List<List<XY>> ell = Outline.of(Set.of(new Spot(0, 0), new Spot(1, 0), new Spot(0, 1)), 0.25);
        assertThat(ell).hasSize(1);
        assertThat(ell.get(0))
                .containsExactlyInAnyOrder(
                        new XY(0.25, 0.25),
                        new XY(1.75, 0.25),
                        new XY(1.75, 0.75),
                        new XY(0.75, 0.75),
                        new XY(0.75, 1.75),
                        new XY(0.25, 1.75));
    }

    @Test
    void aHoleHasAnOutlineThatTheInsetMakesLarger() {
        Set<Spot> ring = Set.copyOf(Spots.of("A1 B1 C1 A2 C2 A3 B3 C3"));
        List<List<XY>> polygons = Outline.of(ring, 0.25);
        assertThat(polygons).hasSize(2);
        assertThat(polygons)
                .anySatisfy(hole -> assertThat(hole)
                        .containsExactlyInAnyOrder(
                                new XY(0.75, 0.75), new XY(2.25, 0.75), new XY(2.25, 2.25), new XY(0.75, 2.25)));
    }

    @Test
    void squaresThatTouchAtACornerOnlyHaveOutlinesOfTheirOwn() {
        assertThat(Outline.of(Set.of(new Spot(0, 0), new Spot(1, 1)), 0.1))
                .hasSize(2)
                .allSatisfy(polygon -> assertThat(polygon).hasSize(4));
        assertThat(Outline.of(Set.of(new Spot(1, 0), new Spot(0, 1)), 0.1)).hasSize(2);
    }
}
