package org.yomi.solvers.proof;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Board;
import org.yomi.solvers.compound.GameOfParts;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.game.Stages;
import org.yomi.solvers.node.Nodes;
import org.yomi.solvers.node.PatternTable;
import org.yomi.solvers.node.Saving;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Play;

/** The searches of one contest: one for each stage of the goal that play comes to, with patterns of its own. */
final class StageSearches {
    final Play play;
    final Stages stages;

    /** Of all stages, for those who watch. */
    final Refutations refutations;

    private final Tables tables;
    private final Meter meter;
    private final Saving saving;
    private final Map<Long, StageSearch> searches = new HashMap<>();

    /** Memory for each part's own table, and as much for its patterns; 0 when parts are not read by themselves. */
    private final int partMb;

    private final Map<Integer, Local> locals = new HashMap<>();

    /** Set by turns. */
    final Patience patience = new Patience();

    // Asked for at every node, mostly for the same stage.
    private @Nullable StageSearch last;
    private long lastStage;

    StageSearches(Play play, Stages stages, Tables tables, int partMb, Saving saving, Meter meter) {
        this.play = play;
        this.saving = saving;
        refutations = new Refutations(play);
        this.stages = stages;
        this.tables = tables;
        this.partMb = partMb;
        this.meter = meter;
    }

    /** The player who has won the position on the board because nothing can change that, or {@link Board#EMPTY}. */
    int winner() {
        return stages.winner(stages.now());
    }

    /** The search for the position on the board, in which nobody has won. */
    StageSearch here() {
        long now = stages.now();
        if (last == null || now != lastStage) {
            last = searches.computeIfAbsent(now, this::begin);
            lastStage = now;
        }
        return last;
    }

    private StageSearch begin(long stage) {
        ReachGame game = stages.game(stage);
        Nodes nodes = new Nodes(play, game, tables.proofs, meter, saving);
        PatternTable patterns = tables.patterns(stage, play, nodes);
        Parts parts = partMb > 0 && game instanceof GameOfParts joint
                ? new Parts(joint, nodes, atom -> locals.computeIfAbsent(atom, a -> local(joint, a)), patience)
                : null;
        return new StageSearch(nodes, patterns, new Elsewhere(this, nodes, stage), parts, refutations);
    }

    private Local local(GameOfParts joint, int atom) {
        Tables own = tables.part(atom, () -> new Tables(play.geometry.words(), partMb, partMb));
        return new Local(play, joint.part(atom), joint.flagOf(atom), 1L << atom, own, meter);
    }

    /**
     * Sets how long each part of a formula is looked at by itself in the first position.
     *
     * @param nodes 0 when parts are not to be read by themselves at all
     */
    void setPatience(long nodes) {
        patience.set(nodes);
        locals.values().forEach(Local::forgetFailures);
    }

    /** After a search was stopped half-way and its moves taken back. */
    void forgetPaths() {
        searches.values().forEach(each -> each.search.forgetPath());
    }
}
