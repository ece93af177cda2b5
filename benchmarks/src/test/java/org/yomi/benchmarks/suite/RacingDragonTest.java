package org.yomi.benchmarks.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.yomi.benchmarks.corpus.Entry;

class RacingDragonTest {
    private static Entry race(String own, String other, String... codes) {
        String accepted = String.join(
                ",", Stream.of(codes).map(code -> "\"" + code + "\":null").toList());
        return Entry.parse(
                "{\"id\":\"%s\",\"black\":[\"A1\"],\"white\":[\"B1\"],\"args\":[\"%s\",\"%s\"],\"expected\":{\"accept\":{%s}}}"
                        .formatted(own, own, other, accepted));
    }

    private static Map<String, String> statuses(Entry... races) {
        return RacingDragon.of(List.of(races)).stream()
                .collect(Collectors.toMap(dragon -> dragon.entry().id(), RacingDragon::status));
    }

    @Test
    void whoMovesFirstWins() {
        assertThat(statuses(race("A1", "B1", "1 1"), race("B1", "A1", "1 1")))
                .isEqualTo(Map.of("A1", "critical", "B1", "critical"));
    }

    @Test
    void oneIsSlower() {
        assertThat(statuses(race("A1", "B1", "0 0"), race("B1", "A1", "1 1")))
                .isEqualTo(Map.of("A1", "dead", "B1", "alive"));
    }

    @Test
    void kosSeveralAnswersAndOneSideAloneSayNothing() {
        assertThat(statuses(race("A1", "B1", "2 2"), race("B1", "A1", "3 3"))).isEmpty();
        assertThat(statuses(race("A1", "B1", "1 1", "1 0"), race("B1", "A1", "1 1", "0 0")))
                .isEmpty();
        assertThat(statuses(race("A1", "B1", "1 1"))).isEmpty();
    }
}
