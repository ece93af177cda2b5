package org.yomi.engine.compound;

import java.util.Optional;
import org.yomi.engine.question.Answer;
import org.yomi.engine.zone.Zone;

/**
 * What is known of a part when one of the players moves first.
 *
 * @param bounds of the result
 * @param negative the zone of what max has, if he has something and it may be held beside another one
 * @param positive the zone of what min has, likewise
 */
record Half(Bounds bounds, Optional<Zone> negative, Optional<Zone> positive) {
    static Half of(Answer answer) {
        if (answer.alone()) {
            return new Half(Bounds.of(answer), Optional.empty(), Optional.empty());
        }
        return new Half(
                Bounds.of(answer),
                Optional.ofNullable(answer.negativeZone()),
                Optional.ofNullable(answer.positiveZone()));
    }

    Half negated() {
        return new Half(bounds.negated(), /* negative= */ positive, /* positive= */ negative);
    }

    static boolean disjoint(Optional<Zone> one, Optional<Zone> other) {
        return one.isPresent() && other.isPresent() && !one.get().intersects(other.get());
    }
}
