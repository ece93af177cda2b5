package org.yomi.solvers.oracle;

import java.util.Optional;
import java.util.Random;
import org.yomi.engine.oracle.Result;
import org.yomi.engine.oracle.ZoneCheck;

/** Looks for a position that agrees on a zone and has a worse result than the zone claims. */
@FunctionalInterface
public interface ZoneTrial {
    /** Tries every legal filling of the outside with every ban there. */
    ZoneTrial ALL = (question, claimed, kind, zone) ->
            ZoneCheck.all(question.oracle(), question.position(), question.first(), claimed, kind, zone);

    /** Such a position as text, or nothing. */
    Optional<String> find(OracleQuestion question, Result claimed, ZoneCheck.Kind kind, int zone);

    /** Tries so many random fillings, for boards where all are too many. */
    static ZoneTrial sample(int fillings, Random random) {
        return (question, claimed, kind, zone) -> ZoneCheck.sample(
                question.oracle(), question.position(), question.first(), claimed, kind, zone, fillings, random);
    }
}
