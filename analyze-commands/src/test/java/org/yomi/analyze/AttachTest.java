package org.yomi.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What the frontends send when they attach, in their order, and that nothing of it fails. */
class AttachTest {
    private final TestEngine engine = new TestEngine();

    @Test
    void goGuiAttachesToAProblemPosition() {
        assertThat(engine.ask("name")).isEqualTo("Yomi");
        assertThat(engine.ask("protocol_version")).isEqualTo("2");
        assertThat(engine.ask("version")).isEqualTo("1.2.3");
        assertThat(engine.ask("list_commands").lines()).contains("gogui-setup", "gogui-title", "yomi-zone");
        assertThat(engine.ask("gogui-interrupt")).isEmpty();
        engine.ask("name", "protocol_version");
        assertThat(engine.ask("gogui-version 1.6.0")).isEmpty();
        assertThat(engine.ask("gogui-version"))
                .as("refused, it would end the attaching")
                .isEmpty();
        assertThat(engine.ask("gogui-analyze_commands").lines()).allMatch(line -> line.split("/").length == 3);
        assertThat(engine.ask("boardsize 9")).isEmpty();
        assertThat(engine.ask("clear_board")).isEmpty();
        assertThat(engine.ask("komi 6.5")).isEmpty();
        assertThat(engine.ask("time_settings 1800 60 1")).isEmpty();
        assertThat(engine.ask("gogui-setup B C7 B D6 W E5")).isEmpty();
        assertThat(engine.ask("gogui-setup_player W")).isEmpty();
        assertThat(engine.ask("gogui-play_sequence W C5 B G3")).isEmpty();
        assertThat(engine.ask("gogui-title")).isEqualTo("Yomi");
        assertThat(engine.ask("undo", "gg-undo 1", "showboard")).contains("white to move, 0 moves, komi 6.5");
    }

    @Test
    void sabakiAttachesAndSynchronisesInOneBurst() {
        String replies = engine.pipe(
                "name",
                "version",
                "protocol_version",
                "komi 6.5",
                "boardsize 9",
                "clear_board",
                "set_free_handicap C7 D6",
                "play W E5",
                "play W E6",
                "play B D4",
                "play B pass",
                "undo",
                "play W C4",
                "rectangular_boardsize 9 7",
                "protocol_version",
                "quit",
                "name");
        assertThat(replies).isEqualTo("= Yomi\n\n= 1.2.3\n\n= 2\n\n" + "= \n\n".repeat(11) + "= 2\n\n" + "= \n\n");
    }

    @Test
    void commandNamesStandAloneOnTheirLines() {
        assertThat(engine.pipe("list_commands").strip().split("\n")).allMatch(line -> line.equals(line.strip()));
    }

    @Test
    void everyPromisedCommandIsListedAndNoneThatFrontendsTrip() {
        List<String> names = engine.ask("list_commands").lines().toList();
        assertThat(names)
                .contains(
                        ("protocol_version name version known_command list_commands quit boardsize clear_board komi play"
                                        + " genmove undo showboard loadsgf reg_genmove time_settings time_left final_score"
                                        + " fixed_handicap place_free_handicap set_free_handicap gogui-analyze_commands"
                                        + " gogui-interrupt gogui-play_sequence gogui-setup gogui-setup_player gogui-title gg-undo"
                                        + " rectangular_boardsize analyze cputime yomi-solve yomi-status yomi-json yomi-zone"
                                        + " yomi-capture yomi-connect yomi-live yomi-param yomi-goal yomi-goals")
                                .split(" "))
                .noneMatch(name -> name.startsWith("gogui-action_") || name.startsWith("gogui-rules_"));
    }

    /** Labels that users know stay as they are; GoGui shows them in this order. */
    @Test
    void goGuisListIsInTheOrderInWhichOneNeedsIt() {
        assertThat(engine.ask("gogui-analyze_commands").lines())
                .startsWith(
                        "gfx/Capture/yomi-capture %p",
                        "gfx/Connect/yomi-connect %P",
                        "gfx/Live/yomi-live %p",
                        "gfx/Last zone/yomi-last-zone",
                        "gfx/Best moves/yomi-last-moves",
                        "hpstring/Why/yomi-why",
                        "pstring/Goals/yomi-goals",
                        "gfx/Goals drawn/yomi-goals-draw",
                        "gfx/Double purpose/yomi-doubles",
                        "hpstring/Last move/yomi-last-move",
                        "gfx/Ladders/yomi-ladders",
                        "gfx/Liberties/yomi-liberties",
                        "gfx/Unconditional life/yomi-unconditional",
                        "string/Goal/yomi-goal %o",
                        "eplist/Goal: capture/yomi-goal-capture",
                        "eplist/Goal: live/yomi-goal-live",
                        "eplist/Goal: connect/yomi-goal-connect",
                        "string/Solve/yomi-solve %m %s",
                        "gfx/Zone/yomi-zone %m %s",
                        "string/Status/yomi-status %s",
                        "hpstring/Explain/yomi-explain %m %s",
                        "string/Moves/yomi-moves %m %s",
                        "string/Order/yomi-order %m %s",
                        "string/Verify/yomi-verify %m %s",
                        "string/JSON/yomi-json %m %s")
                .contains("param/Parameters/yomi-param");
    }
}
