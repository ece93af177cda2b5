package org.yomi.analyze.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yomi.analyze.TestEngine;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Solver;
import org.yomi.solvers.Solvers;

class LambdaBenchTest {
    private static final Limits LIMITS = new Limits(20_000, Duration.ofMinutes(1), 16);

    /** D4 is caught in a ladder; a question of another kind; D4 is not caught; Black may not take A1 back. */
    private static final List<String> RECORDS = List.of(
            record("ladder", "attack", "D4", "black", "null", "\"C4\",\"D3\",\"C5\",\"E3\"", "\"D4\""),
            record("other", "owl_attack", "D4", "black", "null", "\"C4\"", "\"D4\""),
            record("open", "defend", "D4", "white", "null", "\"C4\"", "\"D4\""),
            record(
                    "ko",
                    "defend",
                    "A2",
                    "black",
                    "{\"point\":\"B1\",\"banned\":\"black\"}",
                    "\"A2\"",
                    "\"A1\",\"C1\",\"B2\""));

    @TempDir
    private Path directory;

    private static String record(
            String id, String command, String stone, String mover, String ko, String black, String white) {
        return String.format(
                "{\"id\":\"%s\",\"boardsize\":9,\"black\":[%s],\"white\":[%s],\"ko\":%s,\"command\":\"%s\","
                        + "\"args\":[\"%s\"],\"mover\":\"%s\",\"expected\":{\"accept\":{\"1\":{\"only\":[\"A1\"]}}},"
                        + "\"goal\":{\"first\":\"black\",\"lists\":[[1],{\"x\":[2]}]},\"last\":1}",
                id, black, white, ko, command, stone, mover);
    }

    private String file(List<String> lines) throws IOException {
        return Files.write(directory.resolve("problems.jsonl"), lines).toString();
    }

    @Test
    void captureProblemsOfTheFileAreRead() throws IOException {
        List<CaptureProblem> problems = CaptureProblem.read(file(RECORDS));
        assertThat(problems).extracting(CaptureProblem::id).containsExactly("ladder", "open", "ko");
        assertThat(CaptureProblem.read(file(List.of("", RECORDS.get(0), " ", RECORDS.get(3), ""))))
                .extracting(CaptureProblem::id)
                .containsExactly("ladder", "ko");
        assertThat(problems)
                .extracting(CaptureProblem::goal)
                .containsExactly("capture(D4) escape(5)", "live(D4) escape(5)", "live(A2) escape(5)");
        assertThat(problems.get(1).position().toMove()).isEqualTo(Colour.WHITE);
        CaptureProblem ko = problems.get(2);
        assertThat(ko.position().geometry().name(ko.position().ban())).isEqualTo("B1");
        assertThat(ko.question(LIMITS).first()).isEqualTo(Colour.BLACK);
    }

    /** The name of each is its file, the move before which it is asked if it is not the last position, and the question. */
    @Test
    void theProblemsThatComeWithYomiAreThoseOfItsGames() throws IOException {
        TestEngine engine = new TestEngine(Path.of(".."), Solvers.all().toArray(Solver[]::new));
        List<CaptureProblem> problems = CaptureProblem.shipped();
        assertThat(problems).hasSize(47).extracting(CaptureProblem::id).doesNotHaveDuplicates();
        for (CaptureProblem problem : problems) {
            engine.ask("loadsgf " + problem.id().replaceFirst(" (attack|defend) .*", ""));
            List<String> question = List.of(
                    problem.id().replaceFirst(".* (?=attack|defend)", "").split(" "));
            String goal = question.get(0).equals("attack") ? "capture" : "live";
            assertThat(problem.goal()).isEqualTo(goal + "(" + question.get(1) + ") escape(5)");
            for (Colour colour : Colour.values()) {
                assertThat(stones(problem.position(), colour))
                        .as(problem.id())
                        .containsExactlyInAnyOrder(
                                engine.ask("list_stones " + colour.word()).split(" "));
            }
        }
    }

    private static List<String> stones(Position position, Colour colour) {
        Geometry geometry = position.geometry();
        return IntStream.range(0, geometry.size())
                .filter(point -> position.cell(point) == colour.cell())
                .mapToObj(geometry::name)
                .toList();
    }

    @Test
    void aBrokenRecordIsNamed() throws IOException {
        String noVertex = file(List.of(RECORDS.get(0), RECORDS.get(0).replace("C5", "Z5")));
        assertThatThrownBy(() -> CaptureProblem.read(noVertex))
                .isInstanceOf(IOException.class)
                .hasMessageContainingAll("problems.jsonl, line 2", "Z5");
        String noJson = file(List.of("[1, 2]"));
        assertThatThrownBy(() -> CaptureProblem.read(noJson)).hasMessageContainingAll("line 1", "JSON object");
        String twoStones = file(List.of(RECORDS.get(2).replace("\"C4\"", "\"D4\"")));
        assertThatThrownBy(() -> CaptureProblem.read(twoStones))
                .hasMessageContaining("line 1: white: two stones on D4");
    }

    @Test
    void aFileThatCannotBeReadIsNamed() throws IOException {
        String folder = directory.toString();
        assertThatThrownBy(() -> CaptureProblem.read(folder))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("cannot read the file " + folder);
        String latin = Files.write(directory.resolve("latin.jsonl"), new byte[] {'{', '"', (byte) 0xe9, '"', '}'})
                .toString();
        assertThatThrownBy(() -> CaptureProblem.read(latin))
                .hasMessage("cannot read the file " + latin + ": it is not a text in UTF-8");
        assertThatThrownBy(() -> CaptureProblem.read("")).hasMessage("the name of the file is empty");
    }

    @Test
    void aByteOrderMarkBelongsToNoRecord() throws IOException {
        assertThat(CaptureProblem.read(file(List.of("\uFEFF" + RECORDS.get(0)))))
                .hasSize(1);
    }

    @Test
    void tablesCountRuns() throws IOException {
        List<String> heard = new ArrayList<>();
        String text = new LambdaBench(LIMITS, () -> false)
                .run(CaptureProblem.read(file(RECORDS)).subList(0, 2), heard::add)
                .text();
        assertThat(heard).containsExactly("1/2 ladder", "2/2 open");
        List<List<String>> rows =
                text.lines().map(line -> List.of(line.split(" +"))).toList();
        for (String solver : List.of("plain", "lambda")) {
            for (String moves : List.of("heuristic", "full")) {
                List<String> row = rows.stream()
                        .filter(words -> words.size() > 4
                                && words.get(0).equals(solver)
                                && words.get(1).equals(moves))
                        .findFirst()
                        .orElseThrow();
                assertThat(row.get(3)).as("won by " + solver + " " + moves).isEqualTo("1");
                assertThat(Integer.parseInt(row.get(2)))
                        .as("solved is won or refuted")
                        .isEqualTo(1 + Integer.parseInt(row.get(4)));
            }
        }
        assertThat(text)
                .contains("heuristic  below 100 ", "full       lambda alone")
                .startsWith("problems: 2;");
    }

    @Test
    void stoppingKeepsWhatIsDone() throws IOException {
        List<CaptureProblem> problems = CaptureProblem.read(file(RECORDS));
        List<String> heard = new ArrayList<>();
        LambdaBench bench = new LambdaBench(LIMITS, () -> heard.size() > 1);
        LambdaReport report = bench.run(problems, heard::add);
        assertThat(report.text()).startsWith("problems: 1 of 3, then stopped");
        assertThat(report.extent()).isEqualTo("1 of 3 problems done");
        assertThat(heard).hasSize(2);
    }
}
