package org.yomi.gtp.client;

/**
 * A reply, as a client reads it.
 *
 * @param success whether the status is {@code =}
 * @param id digits, or empty
 * @param text without the status and the blank line; lines are separated by {@code \n}
 */
public record Response(boolean success, String id, String text) {}
