package org.yomi.engine.question;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.zone.Zone;

/** A solver that does as a test says, and remembers the questions. */
public final class ScriptedSolver implements Solver {
    private final BiFunction<Question, Monitor, Answer> script;
    private final List<Question> questions = Collections.synchronizedList(new ArrayList<>());

    /** One that answers as a function does. */
    public ScriptedSolver(BiFunction<Question, Monitor, Answer> script) {
        this.script = script;
    }

    /** One that gives up at once. */
    public static ScriptedSolver givingUp() {
        return new ScriptedSolver((question, monitor) -> unknown(question, StopReason.NODES));
    }

    /** The answer that a limit cut short. */
    public static Answer unknown(Question question, StopReason reason) {
        return Answer.unknown(question, reason, new Effort(1, 1, "scripted"));
    }

    /** An answer that is no ko, with the whole board for its zone. */
    public static Answer settled(Question question, boolean won, FirstMove move, String... assumptions) {
        Zone board = Zone.board(question.position().geometry());
        Effort effort = new Effort(1, 1, "scripted");
        return Answer.settled(question, won, move, List.of(), board, List.of(assumptions), effort, false);
    }

    /** Those that it was asked, in their order. */
    public List<Question> questions() {
        return questions;
    }

    @Override
    public String name() {
        return "scripted";
    }

    @Override
    public String refuses(Goal goal) {
        return "";
    }

    @Override
    public Answer solve(Question question, Monitor monitor) {
        questions.add(question);
        return script.apply(question, monitor);
    }
}
