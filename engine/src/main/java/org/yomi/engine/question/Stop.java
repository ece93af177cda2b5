package org.yomi.engine.question;

/**
 * The end of a search that has no result.
 *
 * @param reason which limit ended it
 * @param known what it knew by then
 */
public record Stop(StopReason reason, Known known) {}
