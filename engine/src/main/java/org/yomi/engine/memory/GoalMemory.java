package org.yomi.engine.memory;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;

/**
 * What is known of goals over a whole game (Ramon and Croonenborghs 2004, section 2: a proof remains valid as long as the
 * points of its relevancy zone remain unchanged).
 *
 * <p>An answer is kept with its zone. It holds in every position that has the same stones on the zone, and the same ban
 * if that is there (semantics, section 7). So a move outside the zone leaves it as it is; a move inside makes it stale,
 * and it holds again once that is taken back. Nothing is told about moves: positions are compared, so that undo, setup
 * and other games come out right. Answers that are {@code Unknown} are not kept. Of a ko, the zones say nothing about
 * the number of threats; its answer holds only for the very same stones.
 *
 * <p>Safe for several threads.
 */
public final class GoalMemory {
    /** A zone's contents recur mostly after an undo, which needs few; and a search costs more than comparing them. */
    private static final int ANSWERS_A_TOPIC = 16;

    private final Map<Topic, Deque<KeptAnswer>> entries;

    /**
     * An empty memory.
     *
     * @param mostTopics how many goals, each with one player to move first, are remembered; those not asked about for
     *     the longest time are forgotten. A topic takes up to some 20 KB on 19x19
     */
    public GoalMemory(int mostTopics) {
        entries = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Topic, Deque<KeptAnswer>> eldest) {
                return size() > mostTopics;
            }
        };
    }

    /**
     * The answer to a question, if one that was kept still holds. Result, zones, move and assumptions are those that were
     * found then; the line ends where it leaves the zone; the effort is none. The limits do not matter.
     */
    public synchronized Optional<Answer> recall(Question question) {
        Deque<KeptAnswer> known = entries.get(Topic.of(question));
        return known == null
                ? Optional.empty()
                : known.stream()
                        .filter(entry -> entry.holds(question.position()))
                        .findFirst()
                        .map(entry -> entry.answerTo(question));
    }

    /** Keeps an answer, unless it is {@code Unknown}. */
    public synchronized void keep(Answer answer) {
        if (answer.result() == Result.UNKNOWN) {
            return;
        }
        Deque<KeptAnswer> known = entries.computeIfAbsent(Topic.of(answer.question()), topic -> new ArrayDeque<>());
        known.addFirst(new KeptAnswer(answer));
        if (known.size() > ANSWERS_A_TOPIC) {
            known.removeLast();
        }
    }

    /** Forgets everything. */
    public synchronized void clear() {
        entries.clear();
    }
}
