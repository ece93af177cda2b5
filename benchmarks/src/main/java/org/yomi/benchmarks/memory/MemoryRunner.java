package org.yomi.benchmarks.memory;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.apache.commons.cli.Options;
import org.yomi.benchmarks.corpus.RunOptions;
import org.yomi.benchmarks.corpus.Table;
import org.yomi.engine.board.Position;
import org.yomi.engine.discovery.Candidate;
import org.yomi.engine.memory.GoalMemory;
import org.yomi.engine.memory.RememberingSolver;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.study.Status;

/** Replays a game and asks for the status of its goals after every move, with and without goal memory. */
public final class MemoryRunner {
    private static final String GOALS = "goals";
    private static final String GAME = "game";
    private static final int USUAL_GOALS = 50;
    private static final Limits LIMITS = new Limits(1000, Duration.ofSeconds(60), 64);

    private final PrintStream out;
    private final Limits limits;
    private final LiveGoals goals;
    private final CountingSolver fresh;
    private final CountingSolver searching;
    private final CountingSolver remembering;
    private long positions;
    private long statuses;
    private long compared;
    private long differing;

    private MemoryRunner(RunOptions options, PrintStream out) {
        this.out = out;
        limits = options.limits();
        goals = new LiveGoals((int) options.number(GOALS, USUAL_GOALS));
        fresh = new CountingSolver(options.solver());
        searching = new CountingSolver(options.solver());
        remembering = new CountingSolver(new RememberingSolver(searching, new GoalMemory(2000)));
    }

    public static void main(String[] args) throws IOException {
        Options own = new Options()
                .addOption(RunOptions.option(GOALS, "N", "watches so many goals at a time, default " + USUAL_GOALS))
                .addOption(RunOptions.option(GAME, "FILE.sgf", "another game"));
        System.exit(RunOptions.run(args, own, LIMITS, MemoryRunner::run, System.out));
    }

    private static void run(RunOptions options, PrintStream out) throws IOException {
        List<Position> game = options.has(GAME) ? GameRecord.of(Path.of(options.text(GAME, ""))) : GameRecord.own();
        MemoryRunner runner = new MemoryRunner(options, out);
        game.stream().limit(options.max()).forEach(runner::ask);
        runner.report();
    }

    private void ask(Position position) {
        Collection<Candidate> live = goals.at(position);
        positions++;
        statuses += live.size();
        live.forEach(goal -> compare(status(position, goal, remembering), status(position, goal, fresh)));
    }

    private Status status(Position position, Candidate goal, CountingSolver solver) {
        Limits own = limits.withNodes(goal.nodes(limits.nodes()));
        return Status.of(
                goal.goal(),
                first -> Question.of(position, goal.goal(), goal.assumptions(), first, own),
                solver,
                1,
                question -> Monitor.SILENT);
    }

    private void compare(Status remembered, Status read) {
        compare(remembered.maxFirst(), read.maxFirst());
        compare(remembered.minFirst(), read.minFirst());
    }

    private void compare(Answer remembered, Answer read) {
        if (remembered.result() != Result.UNKNOWN && read.result() != Result.UNKNOWN) {
            compared++;
            if (remembered.result() != read.result()) {
                differing++;
                out.println("DIFF " + remembered + "\n" + read);
            }
        }
    }

    private void report() {
        long saved = remembering.asked() - searching.asked();
        Table table = new Table("goal memory", "questions", "searches", "unknown", "nodes", "seconds");
        table.add("without", fresh.asked(), fresh.asked(), fresh.unknown(), fresh.nodes(), fresh.seconds());
        table.add(
                "with",
                remembering.asked(),
                searching.asked(),
                remembering.unknown(),
                searching.nodes(),
                remembering.seconds());
        out.println(table);
        out.printf(
                Locale.ROOT,
                "%d positions, %.1f goals at a time; saved %.1f %% of the searches, %.1f %% of those that have a result; of"
                        + " %d results compared %d differ%n",
                positions,
                (double) statuses / positions,
                100.0 * saved / remembering.asked(),
                100.0 * saved / (remembering.asked() - remembering.unknown()),
                compared,
                differing);
    }
}
