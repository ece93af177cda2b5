package org.yomi.analyze.regress;

/**
 * What came of one command.
 *
 * @param line where it stands in the script, from 1
 * @param command as written
 * @param expected as written, empty if the script only asks for a success
 * @param got the text of the reply, after {@code ?} if it was a failure; or why there was none in time
 * @param millis wall-clock time until the reply
 */
public record Verdict(int line, String command, String expected, String got, Outcome outcome, long millis) {}
