package org.yomi.engine.memory;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Tenuki;

/**
 * What is known of goals over a whole game (Ramon and Croonenborghs 2004, section 2: a proof remains valid as long as the
 * points of its relevancy zone remain unchanged).
 *
 * <p>An answer is kept with its zone. It holds in every position that has the same stones on the zone, and the same ban
 * if that is there (semantics, section 7). So a move outside the zone leaves it as it is; a move inside makes it stale,
 * and it holds again once that is taken back. Nothing is told about moves: positions are compared, so that undo, setup
 * and other games come out right. Of a ko, the zones say nothing about the number of threats: a question that wants it is
 * answered only for the very same stones, and only if they were counted. An answer with a move is for who does not
 * want to know more of tenuki.
 *
 * <p>What the limits cut short, {@code Unknown} or a ko without the number that was wanted, is kept for the very same
 * question with the very same limits: to read it again would lead no further.
 *
 * <p>Safe for several threads.
 */
public final class GoalMemory {
    /** A zone's contents recur mostly after an undo, which needs few; and a search costs more than comparing them. */
    private static final int ANSWERS_A_TOPIC = 16;

    private final Map<Topic, Deque<KeptAnswer>> entries;
    private final Map<Question, Answer> unfinished;

    /**
     * An empty memory.
     *
     * @param mostTopics how many goals, each with one player to move first, are remembered; those not asked about for
     *     the longest time are forgotten. A topic takes up to some 20 KB on 19x19
     */
    public GoalMemory(int mostTopics) {
        entries = latest(mostTopics);
        unfinished = latest(mostTopics);
    }

    private static <K, V> Map<K, V> latest(int most) {
        return new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > most;
            }
        };
    }

    /**
     * The answer to a question, if one that was kept still holds. Result, zones, move and assumptions are those that were
     * found then; the line ends where it leaves the zone; the effort is none. The limits do not matter. Of a ko, the number
     * of threats is there if the question wants it, and may be there if not.
     */
    public synchronized Optional<Answer> recall(Question question) {
        Deque<KeptAnswer> known = entries.get(Topic.of(question));
        return known == null
                ? Optional.empty()
                : known.stream()
                        .filter(entry -> entry.answers(question))
                        .findFirst()
                        .map(entry -> entry.answerTo(question));
    }

    /**
     * How far the very same question came when limits cut it short, if that was kept; the effort is none. With
     * {@code Unknown} it does not matter whether the threats of a ko were wanted, too: they are counted last. Nor would who
     * looks longer for a pass come further.
     */
    public synchronized Optional<Answer> recallUnfinished(Question question) {
        Question justResult = question.withoutThreats();
        return Stream.concat(
                        Stream.of(question),
                        Arrays.stream(Tenuki.values())
                                .filter(tenuki -> tenuki.compareTo(question.tenuki()) <= 0)
                                .map(justResult::withTenuki))
                .flatMap(same -> Optional.ofNullable(unfinished.get(same)).stream())
                .findFirst()
                .map(answer -> answer.knownFor(question));
    }

    /** Keeps what limits cut short; nothing that somebody stopped belongs here. */
    public synchronized void keepUnfinished(Answer answer) {
        if (answer.result() == Result.UNKNOWN) {
            unfinished.put(answer.question().withoutThreats(), answer);
        } else if (answer.result().isKo() && answer.question().wantsThreats() && answer.threats() == null) {
            unfinished.put(answer.question(), answer);
        }
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
        unfinished.clear();
    }
}
