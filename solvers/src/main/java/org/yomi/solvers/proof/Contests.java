package org.yomi.solvers.proof;

import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Meter;

/** Makes the contests of one question, one after the other under each ko rule; each goes on with what is found. */
interface Contests {
    /** The question under one rule, or with threats. */
    Contest contest(KoState ko, Meter meter);
}
