package org.yomi.engine.sgf.game;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.yomi.engine.sgf.grammar.SgfFormatter;
import org.yomi.engine.sgf.grammar.SgfNode;
import org.yomi.engine.sgf.grammar.SgfValue;

/**
 * Writes collections of games as FF[4] in UTF-8.
 *
 * <p>Each root is written with FF[4], GM[1] and CA[UTF-8] in front, in the place of its own; all else is written as it
 * stands in the tree, unknown properties too.
 */
public final class SgfWriter {

    private static final Map<String, String> HEADER = header();

    private SgfWriter() {}

    private static Map<String, String> header() {
        Map<String, String> header = new LinkedHashMap<>();
        header.put("FF", "4");
        header.put("GM", "1");
        header.put("CA", "UTF-8");
        return header;
    }

    /** The games as text, which must be encoded as UTF-8. */
    public static String text(List<SgfGame> games) {
        StringBuilder out = new StringBuilder();
        games.forEach(game -> out.append(SgfFormatter.format(game.root(), withHeader(game.root()))));
        return out.toString();
    }

    private static Map<String, List<SgfValue>> withHeader(SgfNode root) {
        Map<String, List<SgfValue>> properties = new LinkedHashMap<>();
        HEADER.forEach((identifier, raw) -> properties.put(identifier, List.of(SgfValue.ofRaw(raw))));
        root.properties().forEach(properties::putIfAbsent);
        return properties;
    }

    /** The games as the bytes of a file. */
    public static byte[] bytes(List<SgfGame> games) {
        return text(games).getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Writes the games to a file, which is overwritten if it exists.
     *
     * @throws IOException if the file cannot be written
     */
    public static void write(Path file, List<SgfGame> games) throws IOException {
        Files.write(file, bytes(games));
    }
}
