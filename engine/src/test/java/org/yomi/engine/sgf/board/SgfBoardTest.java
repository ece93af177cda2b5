package org.yomi.engine.sgf.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.sgf.property.SgfColor;
import org.yomi.engine.sgf.property.SgfPoint;
import org.yomi.engine.sgf.property.SgfSize;
import org.yomi.engine.zone.Zone;

class SgfBoardTest {
    private static final Geometry WIDE = SgfBoard.geometry(new SgfSize(5, 3));

    @ParameterizedTest
    @CsvSource({"A1, ac", "E1, ec", "A3, aa", "E3, ea", "B2, bb", "D3, da"})
    void rowsCountFromTheOtherSide(String name, String written) {
        int point = WIDE.parse(name).orElseThrow();
        assertThat(SgfBoard.toSgf(WIDE, point)).hasToString(written);
        assertThat(SgfBoard.moveToSgf(WIDE, point)).hasToString(written);
    }

    @Test
    void everyPointComesBack() {
        for (int point = 0; point < WIDE.size(); point++) {
            SgfPoint written = SgfBoard.toSgf(WIDE, point);
            assertThat(SgfBoard.point(WIDE, written)).isEqualTo(point);
            assertThat(SgfBoard.move(WIDE, written)).isEqualTo(point);
        }
    }

    @Test
    void aPassIsNoPoint() {
        assertThat(SgfBoard.moveToSgf(WIDE, Geometry.PASS)).isNull();
        assertThat(SgfBoard.move(WIDE, null)).isEqualTo(Geometry.PASS);
    }

    @Test
    void coloursComeBack() {
        assertThat(SgfBoard.toSgf(Colour.BLACK)).isEqualTo(SgfColor.BLACK);
        assertThat(SgfBoard.toSgf(Colour.WHITE)).isEqualTo(SgfColor.WHITE);
        for (Colour colour : Colour.values()) {
            assertThat(SgfBoard.colour(SgfBoard.toSgf(colour))).isEqualTo(colour);
        }
    }

    @Test
    void setsAndStonesBeginAtTheBottomLeft() {
        Position position = Position.parse("""
                X O .
                X . X
                """, Colour.BLACK);
        assertThat(SgfBoard.stones(position, Colour.BLACK)).hasToString("[ab, cb, aa]");
        assertThat(SgfBoard.stones(position, Colour.WHITE)).hasToString("[ba]");
        assertThat(SgfBoard.toSgf(Zone.of(position.geometry(), 3, 0, 2))).hasToString("[ab, cb, aa]");
    }
}
