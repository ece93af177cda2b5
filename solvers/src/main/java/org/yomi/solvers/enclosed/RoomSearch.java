package org.yomi.solvers.enclosed;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.yomi.engine.question.Threats;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Meter;

/**
 * Depth-first proof-number search in a room under one ko rule (Nagai 2002).
 *
 * <p>A win of the attacker is a finite tree and never rests on a repetition, which fails for him. That the owner keeps a
 * target may rest on one; it is then only <em>held</em>, and counts as kept while the search goes on. When the first state
 * is held, {@link RoomKeep} has to confirm it: it looks for a set of states that the owner never leaves. Where that fails,
 * a held state was wrong, and all of them are forgotten; what made it fail, a win of the attacker, is known from then on.
 * So nothing that depends on the way by which a state was reached is ever taken for a result (semantics, section 3).
 */
final class RoomSearch {
    /** Deeper lines count as held. */
    private static final int DEEPEST = 500;

    private static final int PRICE_OF_PASS = 5;

    /** The number of what ended otherwise with fewer threats. */
    private static final int UNLIKELY = 100;

    /** A set of states that the owner never leaves has one for so many of the table at most. */
    private static final int STATES_KEPT = 4;

    /** Buckets of states on the path; a power of two. */
    private static final int BUCKETS = 1 << 12;

    final Room room;
    final RoomMoves moves;
    final RoomJudge judge;
    private final RoomTable table;
    private final Meter meter;
    private final RoomKeep keep;
    private final RoomReplay replay;
    private final List<RoomFrame> frames = new ArrayList<>();
    private final int[] buckets = new int[BUCKETS];
    private final Supplier<List<Integer>> line = this::line;
    private int depth;
    private long nodes;

    // The numbers of the state that was searched last.
    private int proof;
    private int disproof;
    private int lean;
    private boolean held;
    private int move;

    RoomSearch(Room room, KoState ko, RoomTable table, Meter meter) {
        this.room = room;
        this.table = table;
        this.meter = meter;
        moves = new RoomMoves(room, ko);
        judge = new RoomJudge(room, moves);
        replay = new RoomReplay(this, table, new RoomMoves(room, ko));
        keep = new RoomKeep(this, table.capacity() / STATES_KEPT);
    }

    /**
     * Whether the attacker wins a state.
     *
     * @throws org.yomi.solvers.play.Stopped at a limit
     */
    boolean wins(long attackers, long owners, long rest) {
        depth = 0;
        RoomJudge.Verdict verdict = judge.judge(attackers, owners, rest);
        if (verdict != RoomJudge.Verdict.OPEN) {
            boolean won = verdict == RoomJudge.Verdict.WON;
            settled(won, won ? judge.lean : 0, judge.capture);
            return won;
        }
        while (!lookUp(attackers, owners, rest)) {
            searchAndConfirm(attackers, owners, rest);
        }
        return proof == 0;
    }

    private void settled(boolean won, int leanOfIt, int moveOfIt) {
        proof = won ? 0 : RoomFrame.INFINITE;
        disproof = won ? RoomFrame.INFINITE : 0;
        lean = leanOfIt;
        held = false;
        move = moveOfIt;
    }

    /**
     * Searches a state, also where its result is known, but no longer what shows it; what is held is confirmed, or forgotten.
     *
     * @throws org.yomi.solvers.play.Stopped at a limit
     */
    void searchAndConfirm(long attackers, long owners, long rest) {
        searchFirst(attackers, owners, rest);
        if (held && !confirm(attackers, owners, rest)) {
            table.forgetHeld();
        }
    }

    /** Takes what the table has of a state, if that is a result. */
    private boolean lookUp(long attackers, long owners, long rest) {
        int entry = table.find(attackers, owners, rest);
        if (table.isResult(entry)) {
            settled(entry);
            return true;
        }
        return false;
    }

    private void settled(int entry) {
        settled(table.proof(entry) == 0, table.lean(entry), table.move(entry));
    }

    /** Searches a state to the end, with nothing on the path. Leaves the result, which may be held. */
    void searchFirst(long attackers, long owners, long rest) {
        depth = 0;
        Arrays.fill(buckets, 0);
        search(attackers, owners, rest, RoomFrame.INFINITE, RoomFrame.INFINITE);
    }

    /** Whether what is held is so; then it is in the table as a result. */
    private boolean confirm(long attackers, long owners, long rest) {
        return keep.holds(attackers, owners, rest);
    }

    /** What the last result leans on. */
    int lean() {
        return lean;
    }

    /** After {@link #searchFirst}: whether the attacker wins. */
    boolean isWon() {
        return proof == 0;
    }

    boolean isHeld() {
        return held;
    }

    /** The best move in the state that was searched last, or {@link Rest#NONE} for a pass or none. */
    int move() {
        return move;
    }

    /** The proof number of the state that was searched first, as far as it has come; 0 when it is not under way. */
    int firstProof() {
        return depth == 0 ? 0 : frames.get(0).proof;
    }

    /** The disproof number likewise. */
    int firstDisproof() {
        return depth == 0 ? 0 : frames.get(0).disproof;
    }

    private void search(long attackers, long owners, long rest, int proofLimit, int disproofLimit) {
        tick();
        long start = nodes;
        RoomFrame frame = frame();
        depth++;
        int bucket = (int) RoomTable.hash(attackers, owners, rest) & BUCKETS - 1;
        buckets[bucket]++;
        expand(frame, attackers, owners, rest, false);
        frame.sumUp();
        while (!frame.isSettled() && frame.proof < proofLimit && frame.disproof < disproofLimit) {
            int best = frame.best;
            if (!lookUp(frame.childAttackers[best], frame.childOwners[best], frame.childRests[best])) {
                search(
                        frame.childAttackers[best],
                        frame.childOwners[best],
                        frame.childRests[best],
                        frame.proofLimit(proofLimit),
                        frame.disproofLimit(disproofLimit));
            }
            frame.proofs[best] = proof;
            frame.disproofs[best] = disproof;
            frame.leans[best] = lean;
            frame.held[best] = held;
            if (frame.isRefuted(best)) {
                replay.refuteOthers(frame, best);
            }
            frame.sumUp();
        }
        buckets[bucket]--;
        depth--;
        take(frame);
        if (!isFoundMeanwhile(frame)) {
            store(frame, (int) Math.min(Integer.MAX_VALUE, nodes - start + 1));
        }
    }

    /**
     * Replies may lead to a state that is being searched, and find its result; then takes that. Whether the first state is kept is
     * searched for itself, for what shows it.
     */
    private boolean isFoundMeanwhile(RoomFrame frame) {
        if (frame.isSettled() && !held) {
            return false;
        }
        int entry = table.find(frame.attackers, frame.owners, frame.rest);
        if (!table.isResult(entry) || depth == 0 && table.proof(entry) != 0) {
            return false;
        }
        settled(entry);
        return true;
    }

    private void take(RoomFrame frame) {
        proof = frame.proof;
        disproof = frame.disproof;
        lean = frame.isSettled() ? frame.lean : 0;
        held = frame.disproof == 0 && frame.isHeld;
        move = frame.bestMove();
    }

    private void store(RoomFrame frame, int work) {
        table.store(frame.attackers, frame.owners, frame.rest, proof, disproof, held, move, lean, work);
    }

    /** Makes a confirmed state a result. */
    void storeKept(long attackers, long owners, long rest, int leanOfIt) {
        int entry = table.find(attackers, owners, rest);
        table.store(
                attackers,
                owners,
                rest,
                RoomFrame.INFINITE,
                0,
                false,
                entry < 0 ? Rest.NONE : table.move(entry),
                leanOfIt,
                1);
    }

    private RoomFrame frame() {
        if (depth == frames.size()) {
            frames.add(new RoomFrame());
        }
        return frames.get(depth);
    }

    /** As {@link #expand}, with nothing on the path, to the last move. */
    void expandFirst(RoomFrame frame, long attackers, long owners, long rest) {
        depth = 0;
        expand(frame, attackers, owners, rest, true);
    }

    /**
     * Finds the moves from a state, and what is known of the states after them.
     *
     * @param whole whether to go on when a move decides it
     */
    private void expand(RoomFrame frame, long attackers, long owners, long rest, boolean whole) {
        frame.begin(attackers, owners, rest);
        for (long left = room.playable & ~(attackers | owners); left != 0; left &= left - 1) {
            int p = Long.numberOfTrailingZeros(left);
            if (moves.play(attackers, owners, rest, p)) {
                add(frame, p);
                if (!whole && frame.isDecided(frame.count - 1)) {
                    return;
                }
            } else {
                frame.refusals |= moves.refusal;
            }
        }
        if (mayPass(rest)) {
            moves.pass(attackers, owners, rest);
            add(frame, Rest.NONE);
        }
    }

    /** Without a ban that his pass lifts, the attacker need not: the owner passes, too, and nothing has happened. */
    static boolean mayPass(long rest) {
        return Rest.toMove(rest) == Rest.OWNER || Rest.ban(rest) >= 0;
    }

    private void add(RoomFrame frame, int point) {
        look(frame, frame.add(point, moves));
    }

    private void look(RoomFrame frame, int child) {
        long attackers = frame.childAttackers[child];
        long owners = frame.childOwners[child];
        long rest = frame.childRests[child];
        if (depth >= DEEPEST || isOnPath(attackers, owners, rest)) {
            set(frame, child, RoomFrame.INFINITE, 0);
            frame.held[child] = true;
            return;
        }
        int entry = table.find(attackers, owners, rest);
        if (entry >= 0 && !table.isForgotten(entry)) {
            set(frame, child, table.proof(entry), table.disproof(entry));
            frame.leans[child] = table.lean(entry);
            frame.held[child] = table.isHeld(entry);
            return;
        }
        if (isKnownWithOtherThreats(frame, child)) {
            return;
        }
        switch (judge.recall(attackers, owners, rest)) {
            case WON -> frame.settleChild(child, true, judge.lean);
            case KEPT -> frame.settleChild(child, false, 0);
            case OPEN -> guess(frame, child);
        }
    }

    /** A pass looks better than it is: what it leaves to do is not counted yet. */
    private void guess(RoomFrame frame, int child) {
        int debt = frame.moves[child] < 0 ? PRICE_OF_PASS : 0;
        boolean attacks = frame.isAttackers();
        set(frame, child, judge.proof + (attacks ? debt : 0), judge.disproof + (attacks ? 0 : debt));
    }

    private static void set(RoomFrame frame, int child, int proof, int disproof) {
        frame.proofs[child] = proof;
        frame.disproofs[child] = disproof;
    }

    /**
     * Takes the result with fewer threats, or without limit, where that says enough: he who wins with fewer threats wins with
     * more, he who loses with any number loses with fewer, and a loss in which no ban forbade a move is one with any number.
     * What does not follow is likely all the same.
     */
    private boolean isKnownWithOtherThreats(RoomFrame frame, int child) {
        int threats = Rest.threats(frame.childRests[child]);
        if (moves.threatOwner() == Rest.NONE || threats == 0) {
            return false;
        }
        long attackers = frame.childAttackers[child];
        long owners = frame.childOwners[child];
        boolean ownersThreats = moves.threatOwner() == Rest.OWNER;
        boolean isLikely = false;
        for (int fewer = Math.min(threats, Threats.MOST_COUNTED + 1) - 1; fewer >= 0; fewer--) {
            int entry = table.find(attackers, owners, Rest.withThreats(frame.childRests[child], fewer));
            if (table.isResult(entry)) {
                boolean won = table.proof(entry) == 0;
                if (won != ownersThreats || (table.lean(entry) & Lean.BAN) == 0) {
                    take(frame, child, entry);
                    return true;
                }
                isLikely = threats < KoState.UNLIMITED;
                set(frame, child, won ? 1 : UNLIKELY, won ? UNLIKELY : 1);
            }
        }
        int entry =
                threats < KoState.UNLIMITED ? table.find(attackers, owners, unlimited(frame.childRests[child])) : -1;
        if (table.isResult(entry) && table.proof(entry) == 0 == ownersThreats) {
            take(frame, child, entry);
            return true;
        }
        return isLikely;
    }

    /** The same state if no ban bound the owner of the threats. */
    private long unlimited(long rest) {
        boolean isVoid = Rest.toMove(rest) == moves.threatOwner();
        return Rest.of(Rest.toMove(rest), isVoid ? Rest.NONE : Rest.ban(rest), KoState.UNLIMITED, Rest.pending(rest));
    }

    private void take(RoomFrame frame, int child, int entry) {
        frame.settleChild(child, table.proof(entry) == 0, table.lean(entry));
    }

    private boolean isOnPath(long attackers, long owners, long rest) {
        if (buckets[(int) RoomTable.hash(attackers, owners, rest) & BUCKETS - 1] == 0) {
            return false;
        }
        for (int i = 0; i < depth; i++) {
            RoomFrame frame = frames.get(i);
            if (frame.attackers == attackers && frame.owners == owners && frame.rest == rest) {
                return true;
            }
        }
        return false;
    }

    /** How much work went into a state, 0 if that is not known. */
    int work(long attackers, long owners, long rest) {
        int entry = table.find(attackers, owners, rest);
        return entry < 0 ? 0 : table.work(entry);
    }

    /** The nodes so far. */
    long nodes() {
        return nodes;
    }

    /** Counts a node. */
    void tick() {
        nodes++;
        meter.tick(line);
    }

    /** The moves that are being read, on the board. */
    List<Integer> line() {
        List<Integer> points = new ArrayList<>();
        for (int i = 0; i + 1 < depth; i++) {
            RoomFrame frame = frames.get(i);
            points.add(room.point(frame.bestMove()));
        }
        return points;
    }
}
