package org.yomi.analyze.tactics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.StopReason;

/** A solver that does as a test says, and remembers the questions. */
public final class ScriptedSolver implements Solver {
    private final BiFunction<Question, Monitor, Answer> script;
    private final List<Question> questions = Collections.synchronizedList(new ArrayList<>());

    /** One that answers as a function does. */
    public ScriptedSolver(BiFunction<Question, Monitor, Answer> script) {
        this.script = script;
    }

    /** One that gives up at once. */
    static ScriptedSolver givingUp() {
        return new ScriptedSolver((question, monitor) -> unknown(question, StopReason.NODES));
    }

    /** The answer that a limit cut short. */
    public static Answer unknown(Question question, StopReason reason) {
        return Answer.unknown(question, reason, new Effort(1, 1, "scripted"));
    }

    List<Question> questions() {
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
