package org.yomi.benchmarks.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;

class EntryTest {
    private static final String KO = """
            {"id": "x", "boardsize": 5, "black": ["A2", "B1", "C2"], "white": ["B2", "C1"],
             "ko": {"point": "D1", "banned": "black"}}
            """;

    @Test
    void positionHasTheStonesOfTheRecord() throws NotAskable {
        Position position = Entry.parse(KO).position(Colour.BLACK);
        assertThat(position.withToMove(Colour.WHITE)).isEqualTo(Position.parse("""
                .....
                .....
                .....
                XOX..
                .XO..
                """, Colour.WHITE));
    }

    @Test
    void banBindsThePlayerItIsFor() throws NotAskable {
        Geometry geometry = Geometry.of(5, 5);
        assertThat(Entry.parse(KO).position(Colour.BLACK).ban()).isEqualTo(geometry.point(3, 0));
        assertThat(Entry.parse(KO).position(Colour.WHITE).ban()).isEqualTo(Geometry.PASS);
    }

    @Test
    void aColourIsAWordOrItsFirstLetter() throws NotAskable {
        Entry entry = Entry.parse("{\"id\": \"x\", \"first\": \"white\", \"owner\": \"B\", \"other\": \"grey\"}");
        assertThat(entry.colour("first")).isEqualTo(Colour.WHITE);
        assertThat(entry.colour("owner")).isEqualTo(Colour.BLACK);
        assertThatThrownBy(() -> entry.colour("other")).isInstanceOf(NotAskable.class);
        assertThatThrownBy(() -> entry.colour("none")).hasMessage("no colour as none");
    }

    @Test
    void stonesThatAreNoPositionAreNotAsked() {
        Entry captured =
                Entry.parse("{\"id\": \"x\", \"boardsize\": 2, \"black\": [\"A1\"], \"white\": [\"A2\", \"B1\"]}");
        assertThatThrownBy(() -> captured.position(Colour.BLACK))
                .isInstanceOf(NotAskable.class)
                .hasMessageContaining("A1");
        Entry twice = Entry.parse("{\"id\": \"x\", \"boardsize\": 5, \"black\": [\"A1\"], \"white\": [\"A1\"]}");
        assertThatThrownBy(() -> twice.position(Colour.BLACK))
                .isInstanceOf(NotAskable.class)
                .hasMessageContaining("two stones on A1");
    }

    @Test
    void textThatIsNoRecordIsRefused() {
        assertThatThrownBy(() -> Entry.parse("{\"id\": "))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("JSON");
        assertThatThrownBy(() -> Entry.parse("{\"set\": \"y\"}"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("id");
    }
}
