package org.yomi.analyze.cli;

import java.util.List;
import java.util.Locale;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.yomi.analyze.game.TextBoard;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.sgf.board.SgfBoard;
import org.yomi.engine.sgf.game.SgfBuilder;
import org.yomi.engine.sgf.grammar.SgfFormatter;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.uniform.OpenBoard;
import org.yomi.solvers.counting.uniform.RandomPositions;

/** {@code yomi random-positions}: legal positions, each exactly as likely as any other. */
final class RandomLegal implements SubCommand {
    private static final String COUNT = "count";
    private static final String SEED = "seed";
    private static final String FIXED = "fixed";
    private static final String FORMAT = "format";

    @Override
    public String name() {
        return "random-positions";
    }

    @Override
    public String arguments() {
        return "WIDTH HEIGHT";
    }

    @Override
    public String summary() {
        return "draws legal positions, each exactly as likely as any other";
    }

    @Override
    public Options options() {
        return new Options()
                .addOption(Values.option(COUNT, "N", "how many; 1 unless said"))
                .addOption(Values.option(
                        SEED,
                        "N",
                        "the same seed gives the same positions, where as much memory is free; 1 unless said"))
                .addOption(Values.option(
                        FIXED,
                        "POINTS",
                        "points that are fixed, each with b, w or e (empty) in front, in quotes: 'b D4 w E5 e C3'"))
                .addOption(Values.option(
                        FORMAT, "FORMAT", "how they are written: text (if not said), or sgf, one game a line"));
    }

    @Override
    public boolean showsProgress() {
        return true;
    }

    @Override
    public int run(CommandLine line, Console console) throws UsageException {
        Geometry geometry = geometry(line.getArgList());
        boolean sgf = sgf(line.getOptionValue(FORMAT, "text"));
        long count = Values.count(line, COUNT, 1);
        long seed = Values.whole(line, SEED, 0, Integer.MAX_VALUE, 1);
        OpenBoard board = board(geometry, line.getOptionValue(FIXED, ""));
        return LongCount.run(console, drawing -> {
            RandomPositions source = new RandomPositions(board, seed);
            for (long i = 0; i < count; i++) {
                drawing.watch().check(i + " of " + count + " positions drawn");
                byte[] cells = source.next(drawing.watch().within((double) i / count, (i + 1.0) / count));
                Position position = Position.of(geometry, cells, Colour.BLACK, Geometry.PASS);
                drawing.print(sgf ? sgf(position) + "\n" : TextBoard.of(position) + "\n\n");
            }
            return ExitStatus.OK;
        });
    }

    private static Geometry geometry(List<String> words) throws UsageException {
        if (words.size() != 2) {
            throw new UsageException("random-positions needs the sides of a board: yomi random-positions 9 9");
        }
        return Geometry.of(side("WIDTH", words.get(0)), side("HEIGHT", words.get(1)));
    }

    private static int side(String name, String word) throws UsageException {
        return Values.wholeWord(name, word, Geometry.MIN_SIZE, Geometry.MAX_SIZE);
    }

    private static boolean sgf(String format) throws UsageException {
        return switch (format) {
            case "text" -> false;
            case "sgf" -> true;
            default -> throw new UsageException("--" + FORMAT + " must be text or sgf, got '" + format + "'");
        };
    }

    private static OpenBoard board(Geometry geometry, String fixed) throws UsageException {
        OpenBoard board = OpenBoard.of(geometry.width(), geometry.height());
        String[] words = fixed.isBlank() ? new String[0] : fixed.strip().split("\\s+");
        for (int i = 0; i < words.length; i += 2) {
            int cell = cell(words[i]);
            if (i + 1 == words.length) {
                throw new UsageException("--" + FIXED + ": a point is missing after the last '" + words[i] + "'");
            }
            try {
                board = board.fixed(point(geometry, words[i + 1]), cell);
            } catch (RefusedCount e) {
                throw new UsageException("--" + FIXED + ": " + e.getMessage());
            }
        }
        return board;
    }

    private static int cell(String word) throws UsageException {
        int cell = word.length() == 1 ? "ebw".indexOf(word.toLowerCase(Locale.ROOT)) : -1;
        if (cell < 0) {
            throw new UsageException("--" + FIXED + ": e, b or w must stand before each point, got '" + word + "'");
        }
        return cell;
    }

    private static int point(Geometry geometry, String word) throws UsageException {
        int point = geometry.parse(word).orElse(-1);
        if (point < 0) {
            throw new UsageException("--" + FIXED + ": '" + word + "' is no point of a board of " + geometry.width()
                    + "x" + geometry.height());
        }
        return point;
    }

    /** On one line. */
    private static String sgf(Position position) {
        Geometry geometry = position.geometry();
        SgfBuilder game = new SgfBuilder(geometry.width(), geometry.height());
        for (Colour colour : Colour.values()) {
            game.addStones(SgfBoard.toSgf(colour), SgfBoard.stones(position, colour));
        }
        return SgfFormatter.format(game.game().root()).replace("\n", "");
    }
}
