package org.yomi.analyze.cli;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.DefaultParser;
import org.apache.commons.cli.MissingArgumentException;
import org.apache.commons.cli.Option;
import org.apache.commons.cli.Options;
import org.apache.commons.cli.ParseException;
import org.apache.commons.cli.UnrecognizedOptionException;
import org.yomi.analyze.Yomi;
import org.yomi.analyze.files.FileTrouble;

/** Finds out what a command line asks for, and does it. */
final class Program {
    private static final String HELP = "help";
    private static final String VERSION = "version";
    private static final String SELF_TEST = "selftest";
    private static final String PROGRESS = "progress";

    private final Console console;

    Program(Console console) {
        this.console = console;
    }

    private static List<SubCommand> subCommands() {
        return List.of(new Solve(), new Regress(), new Draw(), new Bench(), new Count(), new RandomLegal());
    }

    /**
     * Runs a command line.
     *
     * @return one of {@link ExitStatus}; the reason of a trouble was printed
     */
    int run(String... args) {
        return args.length > 0 && args[0].equals(HELP) ? runWords(asOption(args)) : runWords(args);
    }

    /** {@code help NAME ..} as {@code NAME .. --help}. */
    private static String[] asOption(String... help) {
        String[] words = Arrays.copyOfRange(help, 1, help.length + 1);
        words[help.length - 1] = "--" + HELP;
        return words;
    }

    private int runWords(String... args) {
        try {
            boolean sub = args.length > 0 && !args[0].startsWith("-");
            int status = sub ? runSubCommand(args) : runPlain(args);
            console.expectWritten();
            return status;
        } catch (ParseException | UsageException e) {
            return trouble(e.getMessage() + "\nTry: yomi " + known(args) + "--help");
        } catch (InvalidPathException e) {
            return trouble("'" + e.getInput() + "' is no name of a file here: " + FileTrouble.reason(e));
        } catch (NoSuchFileException | FileNotFoundException e) {
            return trouble("there is no file " + e.getMessage());
        } catch (IOException e) {
            return trouble(FileTrouble.reason(e));
        }
    }

    /** The sub-command that says more, if one was called. */
    private static String known(String... args) {
        return subCommands().stream()
                .map(SubCommand::name)
                .filter(name -> args.length > 0 && name.equals(args[0]))
                .map(name -> name + " ")
                .collect(Collectors.joining());
    }

    private int trouble(String reason) {
        console.err().println("yomi: " + reason);
        return ExitStatus.TROUBLE;
    }

    private int runSubCommand(String... args) throws ParseException, UsageException, IOException {
        SubCommand command = subCommand(args[0]);
        Options options = withHelp(command.options());
        if (command.showsProgress()) {
            options.addOption(
                    null,
                    PROGRESS,
                    false,
                    "shows on stderr how far it is, also where that is no terminal; on Windows, nothing is shown without it");
        }
        CommandLine line = parse(options, Arrays.copyOfRange(args, 1, args.length));
        if (line.hasOption(HELP)) {
            console.out().print(Help.of(command, options));
            return ExitStatus.OK;
        }
        return command.run(line, line.hasOption(PROGRESS) ? console.watchedByRequest() : console);
    }

    private static SubCommand subCommand(String name) throws UsageException {
        for (SubCommand command : subCommands()) {
            if (command.name().equals(name)) {
                return command;
            }
        }
        String names = subCommands().stream().map(SubCommand::name).collect(Collectors.joining(", "));
        throw new UsageException("there is no sub-command '" + name + "'; there are " + names);
    }

    private int runPlain(String... args) throws ParseException, UsageException, IOException {
        Options options = withHelp(GtpServer.options());
        options.addOption(null, VERSION, false, "says which version this is");
        options.addOption(null, SELF_TEST, false, "checks that Yomi can work here, and says what is wrong if not");
        CommandLine line = parse(options, args);
        if (!line.getArgList().isEmpty()) {
            throw new UsageException("'" + line.getArgList().get(0) + "' was not expected; a sub-command comes first");
        }
        if (line.hasOption(HELP)) {
            console.out().print(Help.of(subCommands(), options));
            return ExitStatus.OK;
        }
        if (line.hasOption(VERSION)) {
            console.out().print(Yomi.NAME + " " + Version.text() + "\n");
            return ExitStatus.OK;
        }
        return line.hasOption(SELF_TEST) ? new SelfTest(console.out()).run() : new GtpServer(console).run(line);
    }

    private static Options withHelp(Options options) {
        return options.addOption("h", HELP, false, "prints this");
    }

    private static CommandLine parse(Options options, String... args) throws ParseException, UsageException {
        CommandLine line = parseKnown(options, args);
        Set<String> given = new HashSet<>();
        for (Option option : line.getOptions()) {
            if (!given.add(option.getLongOpt())) {
                throw new UsageException("--" + option.getLongOpt() + " is given more than once");
            }
        }
        return line;
    }

    /** The library's own words do not say what there is. */
    private static CommandLine parseKnown(Options options, String... args) throws ParseException, UsageException {
        try {
            return DefaultParser.builder().setAllowPartialMatching(false).get().parse(options, args);
        } catch (UnrecognizedOptionException e) {
            String name = e.getOption().replaceFirst("=.*", "");
            if (options.hasOption(name)) {
                throw new UsageException(name + " takes no value");
            }
            String names = options.getOptions().stream()
                    .map(option -> "--" + option.getLongOpt())
                    .sorted()
                    .collect(Collectors.joining(", "));
            throw new UsageException("there is no option '" + name + "'; there are " + names);
        } catch (MissingArgumentException e) {
            String name = "--" + e.getOption().getLongOpt();
            throw new UsageException(
                    name + " needs a value: " + name + " " + e.getOption().getArgName());
        }
    }
}
