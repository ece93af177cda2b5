package org.yomi.engine.sgf.property;

import java.util.LinkedHashMap;
import java.util.Map;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.grammar.SgfNode;
import org.yomi.engine.sgf.grammar.SgfValue;

/** The LB property: texts on points. */
public final class SgfLabels {

    private static final String IDENTIFIER = "LB";

    private SgfLabels() {}

    /**
     * The labels of a node; if a point has two, the later.
     *
     * @throws SgfException if a value is not a point on the board, a colon and a text
     */
    public static Map<SgfPoint, String> of(SgfNode node, SgfSize size) throws SgfException {
        Map<SgfPoint, String> labels = new LinkedHashMap<>();
        for (SgfValue value : node.values(IDENTIFIER)) {
            int colon = value.raw().indexOf(':');
            if (colon < 0) {
                throw value.error("expected a point, ':' and a label, found " + value);
            }
            SgfPoint point = SgfPoints.point(value.part(0, colon), size);
            labels.put(
                    point, SgfTexts.simpleText(value.part(colon + 1, value.raw().length())));
        }
        return labels;
    }

    /** Adds a label to a node. */
    public static void add(SgfNode node, SgfPoint point, String label) {
        String text = SgfTexts.ofSimpleText(label).raw().replace(":", "\\:");
        node.add(IDENTIFIER, SgfValue.ofRaw(point + ":" + text));
    }
}
