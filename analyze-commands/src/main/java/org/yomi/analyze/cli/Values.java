package org.yomi.analyze.cli;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Option;
import org.yomi.analyze.settings.Seconds;

/** Options with a value: how they are declared and read. */
final class Values {
    /** Digits that no {@code long} has room for, or nearly so many. */
    private static final Pattern TOO_LARGE = Pattern.compile("\\+?\\d{19,}");

    private Values() {}

    /** An option that is only known by its long name. */
    static Option option(String name, String argument, String help) {
        return Option.builder()
                .longOpt(name)
                .hasArg()
                .argName(argument)
                .desc(help)
                .get();
    }

    /**
     * A whole number of at least 1.
     *
     * @param otherwise when the option is not there
     */
    static long count(CommandLine line, String option, long otherwise) throws UsageException {
        return whole(line, option, 1, otherwise);
    }

    /** A limit of nodes; the same ones as for {@code yomi-param nodes}. */
    static long nodes(CommandLine line, String option, long otherwise) throws UsageException {
        return whole(line, option, 1, Integer.MAX_VALUE, otherwise);
    }

    /**
     * A whole number.
     *
     * @param otherwise when the option is not there
     */
    static long whole(CommandLine line, String option, long least, long otherwise) throws UsageException {
        return whole(line, option, least, Long.MAX_VALUE, otherwise);
    }

    /** Likewise, and not more than {@code most}. */
    static long whole(CommandLine line, String option, long least, long most, long otherwise) throws UsageException {
        String text = line.getOptionValue(option);
        return text == null ? otherwise : whole("--" + option, text, least, most);
    }

    /**
     * A whole number that is no option.
     *
     * @param name what to call it if it is wrong
     */
    static int wholeWord(String name, String text, int least, int most) throws UsageException {
        return (int) whole(name, text, least, most);
    }

    private static long whole(String name, String text, long least, long most) throws UsageException {
        try {
            long number = Long.parseLong(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // worded below
        }
        boolean isTooLarge = TOO_LARGE.matcher(text).matches();
        String range = most == Long.MAX_VALUE && !isTooLarge ? "of at least " + least : "from " + least + " to " + most;
        throw new UsageException(name + " must be a whole number " + range + ", got '" + text + "'");
    }

    /**
     * A time in seconds, which may have a fraction.
     *
     * @param otherwise when the option is not there
     */
    static Duration seconds(CommandLine line, String option, Duration otherwise) throws UsageException {
        String text = line.getOptionValue(option);
        if (text == null) {
            return otherwise;
        }
        try {
            // Double would take 1d and 0x1p3 for numbers, too.
            Optional<Duration> time = Seconds.time(new BigDecimal(text));
            if (time.isPresent()) {
                return time.get();
            }
        } catch (NumberFormatException e) {
            // worded below
        }
        throw new UsageException(
                "--" + option + " must be a number of seconds, " + Seconds.RANGE + ", got '" + text + "'");
    }
}
