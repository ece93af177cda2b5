package org.yomi.analyze.draw;

/** A point of the plane. */
record XY(double x, double y) {}
