package org.yomi.analyze.frontend;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Holds replies against what GoGui 1.6 makes of them: each type of analyze command has its own form. */
final class GoGuiReplies {
    private static final Set<String> COLOURS =
            Set.of("black", "blue", "cyan", "green", "gray", "magenta", "pink", "red", "white", "yellow");
    private static final Pattern RGB = Pattern.compile("#[0-9a-f]{6}");
    private static final Pattern PARAMETER = Pattern.compile("(?:\\[(?:bool|string|list/[^ \\]]+)\\] )?[^ ]+ ?.*");

    private final FrontendBoard board;

    GoGuiReplies(FrontendBoard board) {
        this.board = board;
    }

    /** Fails unless GoGui takes a reply of a type as it is meant. */
    void check(String type, String command, String reply) {
        switch (type) {
            case "gfx" -> reply.lines().forEach(line -> gfx(line, command));
            case "plist" -> words(reply).forEach(word -> point(word, command));
            case "pspairs" -> pairs(words(reply), command);
            case "bwboard", "cboard", "dboard", "sboard" -> rows(reply, command);
            case "var", "varb", "varw", "varc", "varp", "varpo", "none" -> {}
            case "param" ->
                reply.lines().forEach(line -> assertThat(line).as(command).matches(PARAMETER));
            case "eplist" -> words(reply).forEach(word -> point(word, command));
            case "string", "hstring", "pstring", "hpstring" -> {}
            default -> throw new AssertionError("unknown type " + type + " of " + command);
        }
    }

    private void gfx(String line, String command) {
        List<String> words = words(line);
        List<String> rest = words.subList(Math.min(1, words.size()), words.size());
        switch (words.isEmpty() ? "" : words.get(0).toUpperCase(Locale.ROOT)) {
            case "TEXT" -> assertThat(rest).as(command).isNotEmpty();
            case "CLEAR" -> assertThat(rest).as(command).isEmpty();
            case "BLACK", "WHITE", "CIRCLE", "SQUARE", "TRIANGLE", "MARK" ->
                rest.forEach(word -> point(word, command + ": " + line));
            case "COLOR" -> {
                assertThat(COLOURS.contains(rest.get(0))
                                || RGB.matcher(rest.get(0)).matches())
                        .as(line)
                        .isTrue();
                rest.subList(1, rest.size()).forEach(word -> point(word, command + ": " + line));
            }
            case "INFLUENCE" -> {
                pairs(rest, line);
                for (int i = 1; i < rest.size(); i += 2) {
                    assertThat(Double.parseDouble(rest.get(i))).as(line).isBetween(-1.0, 1.0);
                }
            }
            case "LABEL" -> {
                pairs(rest, line);
                for (int i = 1; i < rest.size(); i += 2) {
                    // A blank is narrow: "B2 W" fits on a point of the board, "B2W2" does not.
                    assertThat(rest.get(i).replace(" ", "").length()).as(line).isBetween(1, 3);
                }
            }
            case "VAR" -> variation(rest, line);
            default -> throw new AssertionError("GoGui ignores '" + line + "' of " + command);
        }
    }

    private void variation(List<String> words, String line) {
        assertThat(words.size() % 2).as(line).isZero();
        for (int i = 0; i < words.size(); i += 2) {
            assertThat(words.get(i)).as(line).isIn("b", "w");
            if (!words.get(i + 1).equalsIgnoreCase("pass")) {
                point(words.get(i + 1), line);
            }
        }
    }

    private void pairs(List<String> words, String what) {
        assertThat(words.size() % 2).as(what).isZero();
        for (int i = 0; i < words.size(); i += 2) {
            point(words.get(i), what);
        }
    }

    private void rows(String reply, String command) {
        List<String> rows = reply.lines().filter(line -> !line.isBlank()).toList();
        assertThat(rows.size()).as(command).isGreaterThanOrEqualTo(board.height);
        rows.forEach(row -> assertThat(words(row).size()).as(command).isGreaterThanOrEqualTo(board.width));
    }

    private void point(String word, String what) {
        List<String> names = new ArrayList<>();
        for (int point = 0; point < board.points(); point++) {
            names.add(board.name(point));
        }
        assertThat(names).as(what).contains(word.toUpperCase(Locale.ROOT));
    }

    /** Split at blanks; a text in quotes is one word. */
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        Pattern.compile("\"([^\"]*)\"|(\\S+)")
                .matcher(text)
                .results()
                .forEach(match -> words.add(match.group(1) == null ? match.group(2) : match.group(1)));
        return words;
    }
}
