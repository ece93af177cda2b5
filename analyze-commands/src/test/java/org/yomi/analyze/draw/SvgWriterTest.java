package org.yomi.analyze.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class SvgWriterTest {

    private static Document parse(Diagram diagram) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        return factory.newDocumentBuilder().parse(new InputSource(new StringReader(SvgWriter.svg(diagram))));
    }

    /** The elements of the group with this class name. */
    private static List<Element> group(Document document, String name) {
        NodeList groups = document.getElementsByTagNameNS("http://www.w3.org/2000/svg", "g");
        return elements(groups).stream()
                .filter(group -> group.getAttribute("class").equals(name))
                .flatMap(group -> elements(group.getChildNodes()).stream())
                .toList();
    }

    private static List<Element> elements(NodeList nodes) {
        return IntStream.range(0, nodes.getLength())
                .mapToObj(nodes::item)
                .filter(node -> node.getNodeType() == Node.ELEMENT_NODE)
                .map(Element.class::cast)
                .toList();
    }

    private static List<String> texts(Document document, String name) {
        return group(document, name).stream().map(Element::getTextContent).toList();
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "5, 3", "9, 9", "19, 19", "25, 25"})
    void drawsEachLineAndCoordinate(int width, int height) throws Exception {
        Document svg = parse(new DiagramBuilder(width, height).diagram());
        assertThat(group(svg, "grid")).hasSize(width + height);
        assertThat(group(svg, "stars")).hasSize(StarPoints.of(width, height).size());
        assertThat(group(svg, "stones")).isEmpty();
        List<String> coordinates = texts(svg, "coordinates");
        assertThat(coordinates).hasSize(2 * (width + height));
        assertThat(coordinates).doesNotContain("I").contains("1", "A", "" + height, Spot.column(width - 1));
    }

    @Test
    void columnsStandOverEachOtherAndRowsGoUp() throws Exception {
        Document svg = parse(new DiagramBuilder(5, 3).diagram());
        List<Element> letters = coordinates(svg, "C");
        assertThat(letters).hasSize(2);
        assertThat(letters.get(0).getAttribute("x"))
                .isEqualTo(letters.get(1).getAttribute("x"))
                .isEqualTo("137.5");
        assertThat(y(coordinates(svg, "3").get(0)))
                .isLessThan(y(coordinates(svg, "1").get(0)));
    }

    private static List<Element> coordinates(Document svg, String text) {
        return group(svg, "coordinates").stream()
                .filter(element -> element.getTextContent().equals(text))
                .toList();
    }

    private static double y(Element element) {
        return Double.parseDouble(element.getAttribute("y"));
    }

    @Test
    void drawsStonesAtTheirPlaces() throws Exception {
        Document svg = parse(new DiagramBuilder(5, 3)
                .stones(StoneColor.BLACK, Spots.of("A1 E3"))
                .stones(StoneColor.WHITE, Spots.of("C2"))
                .diagram());
        assertThat(group(svg, "stones"))
                .extracting(e -> e.getTagName() + " " + e.getAttribute("cx") + " " + e.getAttribute("cy") + " "
                        + e.getAttribute("fill"))
                .containsExactly("circle 217.5 57.5 #201f1e", "circle 137.5 97.5 #ffffff", "circle 57.5 137.5 #201f1e");
    }

    @Test
    void zonesAreSquaresWithOutlinesAndShowWhereTheyOverlap() throws Exception {
        Document svg = parse(new DiagramBuilder(9, 9)
                .zoneMinus(Spots.of("A1 B1 C1"))
                .zonePlus(Spots.of("C1 D1 J9"))
                .diagram());
        assertThat(group(svg, "zone-minus")).hasSize(3);
        List<Element> plus = group(svg, "zone-plus");
        assertThat(plus).hasSize(3);
        assertThat(plus.stream().map(e -> e.getAttribute("fill")).distinct()).hasSize(2);
        assertThat(group(svg, "zone-minus-outline")).hasSize(1);
        assertThat(group(svg, "zone-plus-outline")).hasSize(2);
        assertThat(group(svg, "zone-plus-outline").get(0).getAttribute("stroke"))
                .isNotEqualTo(group(svg, "zone-minus-outline").get(0).getAttribute("stroke"));
    }

    @Test
    void numbersTheMovesOfALineAndTellsOfThoseThatCannotBeSeen() throws Exception {
        Document svg = parse(new DiagramBuilder(9, 9)
                .stones(StoneColor.WHITE, Spots.of("E5"))
                .move(StoneColor.BLACK, Spot.of("D4"))
                .move(StoneColor.WHITE, null)
                .move(StoneColor.BLACK, Spot.of("E5"))
                .move(StoneColor.WHITE, Spot.of("F4"))
                .move(StoneColor.BLACK, Spot.of("D4"))
                .caption("Dia. 1")
                .diagram());
        assertThat(texts(svg, "moves")).containsExactly("", "1", "", "4");
        assertThat(texts(svg, "caption")).containsExactly("Dia. 1", "2 pass, 3 at E5, 5 at D4");
    }

    @Test
    void marksGoals() throws Exception {
        Document svg = parse(new DiagramBuilder(9, 9)
                .stones(StoneColor.BLACK, Spots.of("B2"))
                .goals(Spots.of("B2 C2"))
                .diagram());
        assertThat(group(svg, "goals"))
                .extracting(triangle -> triangle.getAttribute("stroke"))
                .containsExactly("#ffffff", "#1c1a18");
    }

    @Test
    void anyCaptionIsWellFormed() throws Exception {
        Document svg = parse(new DiagramBuilder(5, 3)
                .caption("a < b & c > \"d\" \u0001\ufffe \u56f2\u7881 \ud83d\ude00\ud83d")
                .diagram());
        assertThat(String.join(" ", texts(svg, "caption")))
                .isEqualTo("a < b & c > \"d\" \ufffd\ufffd \u56f2\u7881 \ud83d\ude00\ufffd");
    }

    @Test
    void breaksLongCaptionsBetweenWords() throws Exception {
        String caption = "Black lives whatever White may try first, and the zone shows why.\nSecond line";
        Document svg = parse(new DiagramBuilder(5, 3).caption(caption).diagram());
        List<String> lines = texts(svg, "caption");
        assertThat(lines)
                .hasSizeGreaterThan(2)
                .endsWith("Second line")
                .allSatisfy(line -> assertThat(line).hasSizeLessThan(30));
        assertThat(String.join(" ", lines)).isEqualTo(caption.replace("\n", " "));
        double height = Double.parseDouble(svg.getDocumentElement().getAttribute("height"));
        assertThat(group(svg, "caption")).allSatisfy(line -> assertThat(y(line)).isLessThan(height - 2));
    }

    @Test
    void writesTheSameInEveryCountry() {
        Diagram diagram = new DiagramBuilder(5, 3).zonePlus(Spots.of("A1")).diagram();
        String svg = SvgWriter.svg(diagram);
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(SvgWriter.svg(diagram)).isEqualTo(svg);
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void loadsNoClassOfAwt() throws IOException, InterruptedException {
        assertThat(loadedClasses("svg"))
                .contains("org.yomi.analyze.draw.SvgWriter")
                .doesNotContain("java.awt.");
        assertThat(loadedClasses("png")).contains("java.awt.");
    }

    private static String loadedClasses(String kind) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String[] command = {
            java, "-Xlog:class+load", "-cp", System.getProperty("java.class.path"), DrawOnce.class.getName(), kind
        };
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output;
    }

    /** Run in a JVM of its own. */
    static final class DrawOnce {

        public static void main(String[] arguments) {
            Diagram diagram = new DiagramBuilder(5, 3).caption("x").diagram();
            if (arguments[0].equals("svg")) {
                SvgWriter.svg(diagram);
            } else {
                PngWriter.png(diagram);
            }
        }
    }
}
