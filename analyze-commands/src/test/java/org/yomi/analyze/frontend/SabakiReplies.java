package org.yomi.analyze.frontend;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads replies as Sabaki 0.60 does: which lines it takes for an analysis, and what it makes of them. */
final class SabakiReplies {
    /** How each segment must end, or Sabaki drops it. */
    private static final Pattern LINE_OF_PLAY = Pattern.compile("(pass|[A-Za-z]\\d+)(\\s+(pass|[A-Za-z]\\d+))*$");

    /** A colour and at least two vertices: the mouse plays it. */
    private static final Pattern PLAYABLE =
            Pattern.compile("\\b(Black|White) ((?:[A-HJ-Z]\\d{1,2} +)+[A-HJ-Z]\\d{1,2})\\b");

    private SabakiReplies() {}

    /** A move as Sabaki draws it. */
    record Drawn(String vertex, int visits, double winrate, List<String> moves) {}

    /** The lines of a reply that Sabaki reads as an analysis; the first line of a reply is none. */
    static List<String> infoLines(String reply) {
        return ("= " + reply).lines().filter(line -> line.startsWith("info ")).toList();
    }

    /** What is drawn of a line; fails if Sabaki would lose anything of it, or draw nonsense. */
    static List<Drawn> parse(String line, FrontendBoard board) {
        List<Drawn> drawn = new ArrayList<>();
        for (String segment : line.substring("info ".length()).split("\\s*info\\s+")) {
            drawn.add(segment(segment.strip(), board));
        }
        assertThat(drawn.stream()
                        .mapToDouble(move -> move.visits * move.winrate)
                        .max()
                        .orElse(0))
                .as(line)
                .isPositive();
        assertThat(drawn).extracting(Drawn::vertex).as(line).doesNotHaveDuplicates();
        return drawn;
    }

    private static Drawn segment(String segment, FrontendBoard board) {
        Matcher pv = LINE_OF_PLAY.matcher(segment);
        assertThat(pv.find()).as(segment).isTrue();
        String[] words = segment.substring(0, pv.start()).strip().split("\\s+");
        assertThat(words[words.length - 1]).as(segment).isEqualTo("pv");
        assertThat(words.length % 2).as("pairs in " + segment).isEqualTo(1);
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 0; i + 1 < words.length; i += 2) {
            values.put(words[i], words[i + 1]);
        }
        assertThat(values).as(segment).containsKeys("move", "visits", "winrate");
        List<String> moves = List.of(pv.group().split("\\s+"));
        moves.forEach(move -> assertOnBoard(move, board));
        assertThat(moves.get(0)).as(segment).isEqualTo(values.get("move"));
        int winrate = Integer.parseInt(values.getOrDefault("winrate", ""));
        assertThat(winrate).as(segment).isBetween(1, 10_000);
        return new Drawn(moves.get(0), Integer.parseInt(values.getOrDefault("visits", "")), winrate / 100.0, moves);
    }

    private static void assertOnBoard(String vertex, FrontendBoard board) {
        int column = "ABCDEFGHJKLMNOPQRSTUVWXYZ".indexOf(vertex.charAt(0));
        int row = Integer.parseInt(vertex.substring(1));
        assertThat(column >= 0 && column < board.width && row >= 1 && row <= board.height)
                .as(vertex)
                .isTrue();
    }

    /** The lines of play that the mouse plays, each with the colour in front. */
    static List<List<String>> playable(String reply) {
        return PLAYABLE.matcher(reply)
                .results()
                .map(match -> List.of((match.group(1) + " " + match.group(2)).split(" +")))
                .toList();
    }
}
