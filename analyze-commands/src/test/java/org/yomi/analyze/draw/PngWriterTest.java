package org.yomi.analyze.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class PngWriterTest {

    private static final int BOARD = 0xfaf0d7;
    private static final int MINUS = 0xbfd9f2;
    private static final int PLUS = 0xf7c9b4;
    private static final int BOTH = 0xd6bfdd;

    private static BufferedImage image(DiagramBuilder builder) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(PngWriter.png(builder.diagram())));
    }

    /** The colour at a place of the board, some cells right of and above a point. */
    private static int pixel(BufferedImage image, Diagram diagram, String spot, double right, double up) {
        Spot at = Spot.of(spot);
        XY place = Painter.layout(diagram).at(at.x() + right, at.y() + up);
        return image.getRGB((int) place.x(), (int) place.y()) & 0xffffff;
    }

    @Test
    void drawsStonesZonesAndLinesWhereTheyBelong() throws IOException {
        DiagramBuilder builder = new DiagramBuilder(9, 7)
                .stones(StoneColor.BLACK, Spots.of("C3 J7"))
                .stones(StoneColor.WHITE, Spots.of("D3"))
                .zoneMinus(Spots.of("C3 E3 E4 F4"))
                .zonePlus(Spots.of("F4 F5"));
        BufferedImage image = image(builder);
        Diagram diagram = builder.diagram();
        assertThat(pixel(image, diagram, "C3", 0, 0)).isEqualTo(0x201f1e);
        assertThat(pixel(image, diagram, "J7", 0.2, 0.2)).isEqualTo(0x201f1e);
        assertThat(pixel(image, diagram, "D3", 0.25, 0.25)).isEqualTo(0xffffff);
        assertThat(pixel(image, diagram, "E3", 0.25, 0.25)).isEqualTo(MINUS);
        assertThat(pixel(image, diagram, "F5", 0.25, 0.25)).isEqualTo(PLUS);
        assertThat(pixel(image, diagram, "F4", 0.25, 0.25)).isEqualTo(BOTH);
        assertThat(pixel(image, diagram, "A7", 0.25, -0.25)).isEqualTo(BOARD);
        assertThat(pixel(image, diagram, "G1", 0, 0)).as("a crossing of lines").isNotEqualTo(BOARD);
    }

    /** With a caption, which makes the height no whole number. */
    @Test
    void neighbouringSquaresOfAZoneHaveNoSeam() throws IOException {
        DiagramBuilder builder = new DiagramBuilder(19, 5).caption("x");
        for (int x = 0; x < 19; x++) {
            builder.zoneMinus(List.of(new Spot(x, 1), new Spot(x, 2), new Spot(x, 3)));
        }
        BufferedImage image = image(builder);
        Diagram diagram = builder.diagram();
        for (double right = 0.25; right < 17.8; right += 0.01) {
            if (Math.abs(right - Math.rint(right)) > 0.1) {
                assertThat(pixel(image, diagram, "A3", right, 0.25))
                        .as("right of A3 by %.2f", right)
                        .isEqualTo(MINUS);
            }
        }
        for (double up = 0.25; up < 1.8; up += 0.01) {
            if (Math.abs(up - Math.rint(up)) > 0.1) {
                assertThat(pixel(image, diagram, "A2", 0.25, up))
                        .as("above A2 by %.2f", up)
                        .isEqualTo(MINUS);
            }
        }
    }

    @Test
    void fillsThePictureToItsEdges() throws IOException {
        BufferedImage image = image(new DiagramBuilder(5, 3).caption("x"));
        int right = image.getWidth() - 1;
        int bottom = image.getHeight() - 1;
        assertThat(image.getRGB(right, bottom) & 0xffffff).isEqualTo(0xffffff);
        assertThat(image.getRGB(right, 0) & 0xffffff).isEqualTo(0xffffff);
        assertThat(image.getRGB(0, bottom) & 0xffffff).isEqualTo(0xffffff);
    }

    @Test
    void writesTextsAndNumbers() throws IOException {
        DiagramBuilder plain = new DiagramBuilder(5, 3).caption(" ");
        int without = darkPixels(image(plain));
        int numbered = darkPixels(image(plain.move(StoneColor.WHITE, Spot.of("C2"))));
        assertThat(numbered).isGreaterThan(without + 30);
        int captioned = darkPixels(image(plain.caption("Diagram 7")));
        assertThat(captioned).isGreaterThan(numbered + 100);
    }

    /** Darker than the lines of the board, as only stones and texts are. */
    private static int darkPixels(BufferedImage image) {
        int dark = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                int green = image.getRGB(x, y) >> 8 & 0xff;
                dark += green < 0x40 ? 1 : 0;
            }
        }
        return dark;
    }

    @Test
    void theLinesAreFortyPixelsApart() throws IOException {
        BufferedImage image = image(new DiagramBuilder(19, 9));
        assertThat(image.getWidth()).isEqualTo(18 * 40 + 115);
        assertThat(image.getHeight()).isEqualTo(8 * 40 + 115);
    }
}
