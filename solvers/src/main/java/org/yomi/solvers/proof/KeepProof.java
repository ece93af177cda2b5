package org.yomi.solvers.proof;

import java.util.HashMap;
import java.util.Map;
import org.yomi.engine.board.Board;
import org.yomi.engine.question.StopReason;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.node.Dilation;
import org.yomi.solvers.node.Frame;
import org.yomi.solvers.node.Kind;
import org.yomi.solvers.node.Nodes;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Play;
import org.yomi.solvers.play.Stopped;

/**
 * Proves that the keeper holds for ever: a set of positions with the reacher to move, closed under every move of the
 * reacher inside the zone and the keeper's reply to it.
 *
 * <p>The proof is coinductive. A reacher's win is a finite tree, so play that never leaves the set is the keeper's
 * (semantics, section 3), and repetitions need no care: nothing here depends on the path. A reply with which the keeper is
 * known to win for good ends its line, and its zone joins. To the reacher's pass, and so
 * to every move outside the zone, the keeper passes back, which leads to the same position with the same zone. The
 * zones of the set are the least ones that satisfy all the rules of {@link Dilation} at once; they are found by going
 * through the set until none grows.
 *
 * <p>Replies come from {@link ProofSearch}. When a reply turns out to lose, the search has learnt a win of the reacher
 * and is asked for another one; when there is none left, the position before it is lost, too, and so on up. Each such
 * step adds a win to the table, so that this ends.
 */
final class KeepProof {
    /** How an attempt ended. */
    enum Outcome {
        HELD,
        /** The reacher wins; the search knows it now. */
        BROKEN,
        /** The keeper is known to win after all, and the search says so when it is asked again. */
        KNOWN,
        /** The lines get too long for the stack. */
        TOO_DEEP
    }

    /** Turns of the reacher in one line that fit on the stack, see {@link org.yomi.solvers.play.DeepStack}. */
    private static final int MAX_DEPTH = 1000;

    /** One position of a proof takes some four times the memory of an entry of the table, which has room to grow. */
    private static final int ENTRIES_FOR_POSITION = 8;

    /** A proof may have so many positions, however small the table. */
    private static final int ALWAYS_ALLOWED = 4096;

    /** What an answer rests on. */
    private static final class Zones {
        final long[] zone;

        /** Liberties that the reacher's blocks need besides. */
        final long[] needs;

        Zones(long[] zone, long[] needs) {
            this.zone = zone;
            this.needs = needs;
        }
    }

    /**
     * The keeper's answer to a move.
     *
     * @param forGood whether he is known to win with it, whatever comes of this proof: its zone has joined that of the node
     */
    private record Reply(int move, boolean forGood) {}

    private static final class Node {
        final long[] zone;

        /** What the reacher's blocks need after the keeper's answers, while that is not in the zone. */
        final long[] below;

        /** The same for the answer that led here. */
        final long[] needs;

        final Map<Integer, Reply> replies = new HashMap<>();
        int round;
        boolean broken;

        /** Held for good by a proof of its own. */
        boolean settled;

        /** Of another stage, and won by the reacher. */
        boolean lost;

        Node(int words) {
            zone = new long[words];
            below = new long[words];
            needs = new long[words];
        }
    }

    private final Play play;
    private final Board board;
    private final ReachGame game;
    private final ProofSearch search;
    private final Nodes work;
    private final Dilation dilation;
    private final Map<Long, Node> nodes = new HashMap<>();
    private final int mostNodes;
    private int round;

    /** What the nodes lean on, {@link Lean} bits. */
    private int lean;

    private int rootReply;
    private boolean grew;
    private boolean storing;

    KeepProof(Nodes work, ProofSearch search) {
        this(work, search, Math.max(ALWAYS_ALLOWED, work.table.mostEntries() / ENTRIES_FOR_POSITION));
    }

    /**
     * The same with a bound.
     *
     * @param mostNodes that a proof may have
     */
    KeepProof(Nodes work, ProofSearch search, int mostNodes) {
        this.mostNodes = mostNodes;
        this.work = work;
        this.search = search;
        play = work.play;
        board = work.board;
        game = work.game;
        dilation = work.dilation;
    }

    /**
     * Tries to prove the position on the board, where the search saw the keeper hold.
     *
     * @throws Stopped at a limit, that of the memory too
     */
    Outcome attempt() {
        nodes.clear();
        lean = Lean.CYCLE;
        round = 0;
        do {
            round++;
            grew = false;
            Outcome outcome = board.toMove() == game.reacher() ? visit(0) : visitAfterReply();
            if (outcome != Outcome.HELD) {
                return outcome;
            }
        } while (grew);
        return Outcome.HELD;
    }

    /** After {@link Outcome#HELD}: stores all that was proven, and completes a frame for the position on the board. */
    void complete(Frame frame) {
        boolean reacher = board.toMove() == game.reacher();
        Zones found = reacher ? new Zones(node().zone.clone(), node().needs.clone()) : zonesOfReply(rootReply);
        storing = true;
        round++;
        // Nothing grew in the last round and nothing is searched in this one, so it goes the same way.
        Outcome again = reacher ? visit(0) : visitReply(rootReply, 0);
        assert again == Outcome.HELD && !grew : again;
        fill(frame, found, reacher ? firstTry(node()) : rootReply);
        // Else a search of another stage, which asks for it again, takes it for merely held, and has it proven for
        // ever.
        work.table.store(play.key(), frame, 1);
    }

    private void store(Zones zones, int best) {
        Frame frame = search.top();
        fill(frame, zones, best);
        work.table.store(play.key(), frame, 1);
    }

    private void fill(Frame frame, Zones zones, int best) {
        frame.clear();
        Bits.copy(zones.zone, frame.zone);
        Bits.copy(zones.needs, frame.spare);
        work.nothingMayBeFilled(frame);
        frame.lean = lean;
        frame.best = best;
        frame.settle(Kind.KEPT);
    }

    /** Tries the keeper's first replies, one after the other; {@link #rootReply} is the last one tried. */
    private Outcome visitAfterReply() {
        while (keeperHasReply()) {
            if (search.top().kind == Kind.KEPT) {
                return Outcome.KNOWN;
            }
            rootReply = search.top().best;
            Outcome outcome = visitReply(rootReply, 0);
            if (outcome != Outcome.BROKEN) {
                return outcome;
            }
            work.table.remove(play.key());
            // What counts as held in this round may lean on a position that turned out broken after it.
            grew = true;
        }
        return Outcome.BROKEN;
    }

    /** Looks for a reply of the keeper; it is in the frame of ply 0. */
    private boolean keeperHasReply() {
        return search.search() != Kind.WIN;
    }

    private Outcome visitReply(int reply, int depth) {
        makeMove(reply);
        Outcome outcome = isFailed() ? Outcome.HELD : visit(depth);
        play.undo();
        return outcome;
    }

    private Node node() {
        return nodes.computeIfAbsent(play.key(), k -> newNode());
    }

    private Node newNode() {
        if (nodes.size() >= mostNodes) {
            throw new Stopped(StopReason.MEMORY);
        }
        Node node = new Node(play.geometry.words());
        Frame frame = search.top();
        boolean known = search.settled(frame) || search.isElsewhere() && search.search() != Kind.OPEN;
        node.settled = known && frame.kind == Kind.KEPT;
        node.lost = search.isElsewhere() && !node.settled;
        if (!node.settled && !node.lost) {
            work.keptSoFar(frame);
        }
        Bits.copy(frame.zone, node.zone);
        Bits.copy(frame.spare, node.needs);
        lean |= frame.lean;
        return node;
    }

    /** Answers all the reacher's moves in the zone of the position on the board, as far as that grows. */
    private Outcome visit(int depth) {
        work.tick();
        Node node = node();
        if (node.round == round && !node.broken) {
            return Outcome.HELD;
        }
        node.round = round;
        if (node.settled) {
            return Outcome.HELD;
        }
        if (isKnownWin(node)) {
            return Outcome.BROKEN;
        }
        if (depth > MAX_DEPTH) {
            return Outcome.TOO_DEEP;
        }
        long[] answered = new long[node.zone.length];
        Outcome outcome = work.passMatters() ? answerPass(node, depth) : Outcome.HELD;
        close(node);
        int p = nextToAnswer(node.zone, answered);
        while (outcome == Outcome.HELD && p >= 0) {
            Bits.add(answered, p);
            outcome = answer(node, p, depth);
            close(node);
            p = nextToAnswer(node.zone, answered);
        }
        node.broken = outcome == Outcome.BROKEN;
        addNeeds(node);
        if (storing) {
            store(new Zones(node.zone, node.needs), firstTry(node));
        }
        return outcome;
    }

    private boolean isKnownWin(Node node) {
        if (search.isElsewhere()) {
            return node.lost;
        }
        int entry = work.table.find(play.key());
        return entry >= 0 && work.table.kind(entry) == Kind.WIN;
    }

    private int nextToAnswer(long[] zone, long[] answered) {
        for (int p = Bits.next(zone, 0); p >= 0; p = Bits.next(zone, p + 1)) {
            if (board.cell(p) == Board.EMPTY && !Bits.has(answered, p)) {
                return p;
            }
        }
        return -1;
    }

    /** A pass of the reacher that lifts a ban or settles a flag: passing back does not lead to the same position. */
    private Outcome answerPass(Node node, int depth) {
        play.pass();
        Outcome outcome = reply(node, Board.PASS, depth);
        play.undo();
        return outcome;
    }

    private Outcome answer(Node node, int move, int depth) {
        if (play.play(move) != Play.Verdict.PLAYED) {
            long[] more = node.zone.clone();
            lean |= work.addRefusal(more, move);
            enlarge(node, more);
            return Outcome.HELD;
        }
        Outcome outcome = reply(node, move, depth);
        play.undo();
        return outcome;
    }

    /** The reacher's move is on the board: finds a reply that holds, or learns that there is none. */
    private Outcome reply(Node node, int move, int depth) {
        if (search.isElsewhere()) {
            // The table may have lost it since: found again, it might have another zone, which nobody has closed.
            return storing ? Outcome.HELD : replyElsewhere(node, move);
        }
        while (true) {
            Reply known = node.replies.get(move);
            if (known == null) {
                if (!keeperHasReply()) {
                    search.learnWin(move);
                    return Outcome.BROKEN;
                }
                known = new Reply(search.top().best, search.top().kind == Kind.KEPT);
                node.replies.put(move, known);
                grew = true;
                if (known.forGood()) {
                    lean |= search.top().lean;
                    join(node, move, zonesOf(search.top()));
                }
            }
            if (known.forGood()) {
                return Outcome.HELD;
            }
            Outcome outcome = visitReply(known.move(), depth + 1);
            if (outcome == Outcome.HELD) {
                joinReply(node, move, known.move());
            }
            if (outcome != Outcome.BROKEN) {
                return outcome;
            }
            node.replies.remove(move);
            work.table.remove(play.key());
        }
    }

    /** The reacher's move, on the board, led to another stage, which settles itself. */
    private Outcome replyElsewhere(Node node, int move) {
        if (!keeperHasReply()) {
            search.learnWin(move);
            return Outcome.BROKEN;
        }
        Frame found = search.top();
        lean |= found.lean;
        long[] more = node.zone.clone();
        if (move != Board.PASS) {
            dilation.addCapturesBy(move, found.zone, more);
        }
        Bits.or(more, found.zone);
        enlarge(node, more);
        return Outcome.HELD;
    }

    private void joinReply(Node node, int move, int reply) {
        Zones answer = zonesOfReply(reply);
        if (storing) {
            store(answer, reply);
        }
        join(node, move, answer);
    }

    /** The reacher's move is on the board, and the keeper's win after it rests on these zones. */
    private void join(Node node, int move, Zones answer) {
        long[] more = node.zone.clone();
        if (dilation.lastMoveCapturedIn(answer.needs)) {
            Bits.or(answer.zone, answer.needs);
        }
        dilation.addCapturesBy(move, answer.zone, more);
        Bits.or(more, answer.zone);
        enlarge(node, more);
        Bits.or(node.below, answer.needs);
    }

    private void makeMove(int reply) {
        if (reply == Board.PASS) {
            play.pass();
        } else {
            Play.Verdict verdict = play.play(reply);
            assert verdict == Play.Verdict.PLAYED : verdict;
        }
    }

    /** The zone of the position on the board, keeper to move, when he replies so, and what the reacher's blocks need then. */
    private Zones zonesOfReply(int reply) {
        makeMove(reply);
        int words = play.geometry.words();
        Zones zones = isFailed()
                ? new Zones(new long[words], new long[words])
                : new Zones(node().zone.clone(), node().needs.clone());
        if (reply != Board.PASS) {
            dilation.addMove(zones.zone, reply, zones.needs);
        }
        play.undo();
        dilation.closeForMover(zones.zone, game.keeper());
        return zones;
    }

    private static Zones zonesOf(Frame found) {
        return new Zones(found.zone.clone(), found.spare.clone());
    }

    private boolean isFailed() {
        return !search.isElsewhere() && game.failed(board);
    }

    private void enlarge(Node node, long[] more) {
        if (!Bits.containsAll(node.zone, more)) {
            Bits.or(node.zone, more);
            grew = true;
        }
    }

    private void close(Node node) {
        long[] more = node.zone.clone();
        dilation.closeKept(more, node.below);
        enlarge(node, more);
    }

    private void addNeeds(Node node) {
        long[] more = node.needs.clone();
        dilation.addNeeds(node.zone, more);
        if (!Bits.containsAll(node.needs, more)) {
            Bits.or(node.needs, more);
            lean |= Lean.ALONE;
            grew = true;
        }
    }

    /** The first of the reacher's moves that the keeper must answer with a move. */
    private static int firstTry(Node node) {
        int best = Board.PASS;
        for (Map.Entry<Integer, Reply> e : node.replies.entrySet()) {
            if (e.getKey() >= 0 && e.getValue().move() >= 0 && (best < 0 || e.getKey() < best)) {
                best = e.getKey();
            }
        }
        return best;
    }
}
