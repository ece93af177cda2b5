package org.yomi.analyze.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Option;
import org.apache.commons.cli.Options;
import org.yomi.analyze.draw.Diagram;
import org.yomi.analyze.draw.PngWriter;
import org.yomi.analyze.draw.SvgWriter;
import org.yomi.analyze.files.FileTrouble;

/** {@code yomi draw}: draws a position of a file, and the answer to a question about it. */
final class Draw implements SubCommand {
    private static final String GOAL = "goal";
    private static final String OUTPUT = "output";

    @Override
    public String name() {
        return "draw";
    }

    @Override
    public String arguments() {
        return "FILE.sgf -o OUT.svg";
    }

    @Override
    public String summary() {
        return "draws a position, with the answer to a question and its zones if a goal is given";
    }

    @Override
    public Options options() {
        return Problem.options()
                .addOption(Option.builder()
                        .longOpt(GOAL)
                        .hasArg()
                        .argName("GOAL")
                        .desc("the question to answer, such as 'capture(D4)'")
                        .get())
                .addOption(Option.builder("o")
                        .longOpt(OUTPUT)
                        .hasArg()
                        .argName("FILE")
                        .desc("the picture, a name that ends with .svg or .png")
                        .get());
    }

    @Override
    public boolean showsProgress() {
        return true;
    }

    @Override
    public int run(CommandLine line, Console console) throws UsageException, IOException {
        if (line.getArgList().size() != 1) {
            throw new UsageException("draw needs one file: yomi draw FILE.sgf [--goal GOAL] -o OUT.svg");
        }
        for (String option : List.of(Problem.NODES, Problem.SECONDS, Problem.THREADS)) {
            if (line.hasOption(option) && !line.hasOption(GOAL)) {
                throw new UsageException("--" + option + " is for the question of --goal, which is missing");
            }
        }
        String output = line.getOptionValue(OUTPUT);
        if (output == null) {
            throw new UsageException("draw needs -o for the picture: yomi draw FILE.sgf -o OUT.svg");
        }
        Format format = Format.of(output);
        Problem.expectOtherFile("-o", output, line.getArgList().get(0));
        Problem problem = Problem.load(line.getArgList().get(0), line, console);
        FileTrouble.expectWritable(output, Path.of(output));
        ProblemPicture picture = new ProblemPicture(problem.position());
        // The picture is written before the interrupt is closed: afterwards the process may be gone.
        try (Interrupt interrupt = new Interrupt(problem::stop)) {
            if (line.hasOption(GOAL)) {
                picture.show(JsonAnswer.parse(problem.ask("yomi-json", line.getOptionValue(GOAL))));
            }
            write(output, format.bytes(picture.diagram()));
            if (interrupt.came()) {
                console.err().println("yomi: interrupted");
            }
        }
        return ExitStatus.OK;
    }

    private static void write(String output, byte[] picture) throws IOException {
        try {
            Files.write(Path.of(output), picture);
        } catch (IOException e) {
            throw FileTrouble.writing(output, e);
        }
    }

    private enum Format {
        SVG {
            @Override
            byte[] bytes(Diagram diagram) {
                return SvgWriter.svg(diagram).getBytes(StandardCharsets.UTF_8);
            }
        },
        PNG {
            @Override
            byte[] bytes(Diagram diagram) {
                return PngWriter.png(diagram);
            }
        };

        static Format of(String file) throws UsageException {
            for (Format format : values()) {
                if (file.toUpperCase(Locale.ROOT).endsWith("." + format.name())) {
                    return format;
                }
            }
            throw new UsageException("-o must name a file that ends with .svg or .png, got '" + file + "'");
        }

        abstract byte[] bytes(Diagram diagram);
    }
}
