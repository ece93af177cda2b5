package org.yomi.engine.discovery;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Live;
import org.yomi.engine.goal.Not;
import org.yomi.engine.question.Answer;
import org.yomi.engine.study.Status;
import org.yomi.engine.zone.Zone;

/** A goal that its player does not gain even by moving first; and whether two moves in a row gain it. */
final class Hope {
    private final Goal goal;
    private final int stones;
    private final Zone zone;
    private final List<String> leaned;

    /** By point: whether a move there threatens to gain the goal. */
    private final Map<Integer, Threat> threats = new HashMap<>();

    /** Whether a move gains the goal if it is not answered. */
    enum Threat {
        YES,
        NO,
        UNKNOWN
    }

    private Hope(Goal goal, int stones, Zone zone, List<String> leaned) {
        this.goal = goal;
        this.stones = stones;
        this.zone = zone;
        this.leaned = leaned;
    }

    /** The hope of the player who loses a settled goal; none when it is not settled. */
    static Optional<Hope> of(Found found) {
        if (!found.status().isSettled()) {
            return Optional.empty();
        }
        boolean maxLoses = found.status().verdict() == Status.Verdict.LOST;
        Answer answer = maxLoses ? found.status().maxFirst() : found.status().minFirst();
        Goal goal =
                maxLoses ? answer.question().goal() : opposite(answer.question().goal());
        return answer.zone().map(zone -> new Hope(goal, found.candidate().stones(), zone, answer.assumptions()));
    }

    private static Goal opposite(Goal goal) {
        if (goal instanceof Capture capture) {
            return new Live(capture.stone(), capture.max().opponent());
        }
        if (goal instanceof Live live) {
            return new Capture(live.stone(), live.max().opponent());
        }
        return new Not(goal);
    }

    Goal goal() {
        return goal;
    }

    int stones() {
        return stones;
    }

    /** What his failure rests on: a move elsewhere leaves it as it is. */
    Zone zone() {
        return zone;
    }

    List<String> leaned() {
        return leaned;
    }

    /** What is known of moves, by point. */
    Map<Integer, Threat> threats() {
        return threats;
    }

    /** Lets be asked again what was not found out. */
    void forgetUnknown() {
        threats.values().removeIf(threat -> threat == Threat.UNKNOWN);
    }
}
