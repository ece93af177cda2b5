package org.yomi.gtp.analyze;

/** One argument of the command behind an analyze line: fixed, or filled in by GoGui. Its text is what GoGui reads. */
public sealed interface PatternPart permits Literal, Placeholder {}
