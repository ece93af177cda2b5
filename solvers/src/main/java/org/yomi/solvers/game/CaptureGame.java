package org.yomi.solvers.game;

import java.util.List;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.life.EyeFights;
import org.yomi.engine.goal.Assumptions;
import org.yomi.solvers.game.life.EyeSpace;
import org.yomi.solvers.game.life.LastingLife;
import org.yomi.solvers.game.life.LifeScan;
import org.yomi.solvers.game.race.LibertyRace;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Play;

/** The reacher captures some stones, all of them at some time; their owner keeps one. */
public final class CaptureGame extends ReachGame {
    /** By {@link EyeSpace}, the moves that two eyes may take at most for a look whether one is enough. */
    private static final int NEAR_LIFE = 1;

    /** What a capture takes more than the liberties say where two eyes are almost there. */
    private static final int PRICE_NEAR_LIFE = 8;

    /** With 8 points the tables take longer to compute than they save. */
    private static final int LARGEST_FIGHT = 7;

    private final Play play;
    private final int firstFlag;
    private final int[] targets;
    private final Runaway[] runaways;
    private final LastingLife life;
    private final EyeFights fights;
    private final EyeSpace eyes;
    private final Extension extension;
    private final LifeScan scan;

    /** The stones of which one has to live, for {@link #scan}. */
    private final long[] alive;

    private final long[] scratch;
    private final Confinement prison;
    private final LibertyRace race;
    private int sureLean;

    /** A stone of the reacher's without which a capture is no win, or pass. */
    private int guarded = Board.PASS;

    private final int escape;
    private final int open;

    /** Liberties that look like enough when no number is assumed. */
    private static final int MANY = 20;

    /** Captures of stones that the flags of {@code play} follow: bit {@code firstFlag + i} is that of the i-th. */
    public CaptureGame(List<Integer> stones, int firstFlag, Assumptions assumptions, Play play) {
        super(Board.opponent(play.board.cell(stones.get(0))));
        this.play = play;
        this.firstFlag = firstFlag;
        targets = stones.stream().mapToInt(p -> p).toArray();
        runaways = stones.stream()
                .map(p -> new Runaway(assumptions, p, reacher(), play.board))
                .toArray(Runaway[]::new);
        escape = assumptions.escape();
        open = assumptions.open();
        prison = new Confinement(play, reacher());
        race = new LibertyRace(play, reacher());
        life = new LastingLife(play);
        fights = new EyeFights(play.geometry, LARGEST_FIGHT);
        eyes = new EyeSpace(play.geometry, keeper());
        extension = new Extension(play.geometry, keeper());
        alive = new long[play.geometry.words()];
        scan = new LifeScan(play.geometry, keeper(), alive);
        scratch = new long[play.geometry.words()];
    }

    /** From now on a capture is no win for {@link #isSureOfWin} unless a stone of the reacher's stands until then. */
    void guard(int stone) {
        guarded = stone;
        race.guard(stone);
    }

    /** The lowest of the targets from a point on that is not captured yet, or pass. */
    int nextPending(int from) {
        int next = Board.PASS;
        for (int i = 0; i < targets.length; i++) {
            if (targets[i] >= from && isPending(i) && (next < 0 || targets[i] < next)) {
                next = targets[i];
            }
        }
        return next;
    }

    private boolean isPending(int i) {
        return (play.flags() & 1L << firstFlag + i) != 0;
    }

    /** Whether target {@code i} is pending and in no block of an earlier one. */
    private boolean isFirstOfBlock(Board board, int i) {
        if (!isPending(i)) {
            return false;
        }
        for (int j = 0; j < i; j++) {
            if (isPending(j) && board.block(targets[j]) == board.block(targets[i])) {
                return false;
            }
        }
        return true;
    }

    /** Whether one of the targets touches one of the other game's, of the other colour. */
    public boolean touches(CaptureGame other, Board board) {
        if (other.reacher() == reacher()) {
            return false;
        }
        for (int target : targets) {
            Bits.clear(scratch);
            Around.addWithNeighbours(board, board.block(target), scratch);
            for (int theirs : other.targets) {
                for (int i = 0; i < scratch.length; i++) {
                    if ((scratch[i] & board.stoneWord(board.block(theirs), i)) != 0) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    @Override
    public boolean reached(Board board) {
        for (int i = 0; i < targets.length; i++) {
            if (isPending(i)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean failed(Board board) {
        return false;
    }

    @Override
    public int winningPoint(Board board, int from) {
        int point = NONE;
        for (int i = 0; i < targets.length; i++) {
            if (!isPending(i)) {
                continue;
            }
            int block = board.block(targets[i]);
            if (board.liberties(block) != 1) {
                return NONE;
            }
            int liberty = board.firstLiberty(block);
            if (liberty < from || point != NONE && liberty != point) {
                return NONE;
            }
            point = liberty;
        }
        return point;
    }

    /** The liberties to fill. */
    @Override
    public int distance(Board board) {
        int common = 0;
        for (int i = 0; i < scratch.length; i++) {
            long w = 0;
            for (int t = 0; t < targets.length; t++) {
                if (isPending(t)) {
                    w |= board.libertyWord(board.block(targets[t]), i);
                }
            }
            common += Long.bitCount(w);
        }
        return common;
    }

    @Override
    public int keepingPoint(Board board, int from) {
        if (escape == 0) {
            return NONE;
        }
        int best = NONE;
        for (int i = 0; i < targets.length; i++) {
            if (isFirstOfBlock(board, i)) {
                int p = extension.pointFor(escape, board, board.block(targets[i]), from);
                best = best == NONE || p != NONE && p < best ? p : best;
            }
        }
        return best;
    }

    /** Under {@code escape} liberties decide before eyes do. */
    @Override
    public void estimate(Board board) {
        boolean attack = board.toMove() == reacher();
        int room = 0;
        int toFill = targets.length > 1 ? distance(board) : 0;
        for (int i = 0; i < targets.length; i++) {
            if (isFirstOfBlock(board, i)) {
                room = Math.max(room, roomOf(board, board.block(targets[i]), attack));
            }
        }
        int moves = Math.min(Math.max(Math.max(room, toFill) - 1, 0), 16);
        proof = 1 + moves * moves;
        if (escape > 0) {
            disproof = Math.max(1, escape - room);
            return;
        }
        int toLife = movesToLife(board, attack);
        proof += Math.max(0, PRICE_NEAR_LIFE - 2 * toLife);
        disproof = Math.min(Math.max(1, MANY - room), 1 + toLife * toLife / 4);
    }

    /** A guess of the moves of both players until there are two eyes, the last one of the keeper's. */
    private int movesToLife(Board board, boolean attack) {
        lookForEyes(board);
        return attack ? 2 * eyes.moves() : Math.max(0, 2 * eyes.moves() - 1);
    }

    private void lookForEyes(Board board) {
        eyes.clear();
        for (int i = 0; i < targets.length; i++) {
            if (isFirstOfBlock(board, i)) {
                eyes.add(board, board.block(targets[i]));
            }
        }
    }

    /** The liberties of a block, after its owner's best extension when he is to move. */
    private int roomOf(Board board, int block, boolean attack) {
        return attack ? board.liberties(block) : extension.mostLiberties(board, block);
    }

    @Override
    public void addAttacks(Board board, long[] points) {
        for (int i = 0; i < targets.length; i++) {
            if (isFirstOfBlock(board, i)) {
                addFights(board, board.block(targets[i]), points, 2);
            }
        }
    }

    @Override
    public void addDefences(Board board, long[] points) {
        for (int i = 0; i < targets.length; i++) {
            if (isFirstOfBlock(board, i)) {
                addFights(board, board.block(targets[i]), points, 3);
            }
        }
    }

    /** The saving move is often the rescue of a stone two steps away. */
    @Override
    public int widenings() {
        return 2;
    }

    /** A target's liberties, those of the weak blocks around it, and the same for friends one step away. */
    private void addFights(Board board, int block, long[] points, int weak) {
        boolean rescue = board.toMove() == reacher();
        board.addLiberties(block, points);
        Around.addFightsAround(board, block, weak, rescue, points);
        Geometry geometry = board.geometry();
        for (int i = 0; i < scratch.length; i++) {
            for (long w = board.libertyWord(block, i); w != 0; w &= w - 1) {
                int p = (i << 6) + Long.numberOfTrailingZeros(w);
                for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                    int q = geometry.neighbour(p, j);
                    if (board.cell(q) == keeper() && board.block(q) != block && board.liberties(board.block(q)) <= 4) {
                        board.addLiberties(board.block(q), points);
                        Around.addFightsAround(board, board.block(q), weak, rescue, points);
                    } else if (board.cell(q) == reacher() && board.liberties(board.block(q)) <= weak) {
                        board.addLiberties(board.block(q), points);
                    }
                }
            }
        }
    }

    @Override
    public int keptByAssumption(Board board) {
        for (int i = 0; i < targets.length; i++) {
            if (isPending(i) && runaways[i].applies(board) != 0) {
                return runaways[i].applies(board);
            }
        }
        return 0;
    }

    @Override
    public void addAssumptionReason(Board board, long[] zone, int lean) {
        for (int i = 0; i < targets.length; i++) {
            if (isPending(i) && runaways[i].applies(board) == lean) {
                runaways[i].addReason(board, zone, lean);
                return;
            }
        }
    }

    @Override
    public void addReasonAgainstAssumption(Board board, long[] zone) {
        for (int i = 0; i < targets.length; i++) {
            if (isPending(i)) {
                runaways[i].addReasonAgainstOpen(board, zone);
            }
        }
    }

    /** Under {@code escape} there are only few. */
    @Override
    public boolean looksTakeLong() {
        return escape == 0;
    }

    @Override
    public boolean keptForGood(Board board) {
        for (int i = 0; i < targets.length; i++) {
            if (isFirstOfBlock(board, i) && life.isAlive(board, targets[i])) {
                return true;
            }
        }
        return false;
    }

    /** Nothing under {@code escape}: there the liberties decide, and eyes far away only make zones large. */
    @Override
    public boolean keptByAnswers(Board board) {
        for (int i = 0; i < targets.length; i++) {
            if (escape == 0 && isFirstOfBlock(board, i) && fights.isAlive(board, targets[i]) && isOpenToKeeper()) {
                return true;
            }
        }
        return false;
    }

    /** Whether no assumption stands in the way of the keeper's answers. */
    private boolean isOpenToKeeper() {
        Bits.clear(scratch);
        fights.addRegions(scratch);
        return play.isOpenTo(keeper(), scratch);
    }

    @Override
    public void addReasonKeptByAnswers(long[] zone) {
        fights.addProof(zone);
    }

    @Override
    public int answeringPoint(Board board, int from) {
        int best = NONE;
        for (int i = 0; i < targets.length; i++) {
            if (escape == 0 && isFirstOfBlock(board, i)) {
                int p = fights.livingPoint(board, targets[i], from);
                best = p >= 0 && (best == NONE || p < best) ? p : best;
            }
        }
        return best;
    }

    /** Nothing under {@code escape}: there races are short, and their zones larger than those of what is read. */
    @Override
    public boolean isSureOfWin(Board board) {
        if (escape > 0) {
            return false;
        }
        takePending();
        return isRaceWon(board) || isShutIn(board);
    }

    /** Whether all targets are one block that loses a race, without room to count as out in the open. */
    private boolean isRaceWon(Board board) {
        int block = onlyBlock(board);
        return block >= 0 && race.holds(board, block) && (open == 0 || race.mostLiberties() < open);
    }

    private boolean isShutIn(Board board) {
        return open == 0 && guarded < 0 && prison.holds(board, alive);
    }

    /** The block of all pending targets, or -1 when they are several. */
    private int onlyBlock(Board board) {
        int block = -1;
        for (int p = Bits.next(alive, 0); p >= 0; p = Bits.next(alive, p + 1)) {
            if (block >= 0 && board.block(p) != block) {
                return -1;
            }
            block = board.block(p);
        }
        return block;
    }

    @Override
    public int sureMove(Board board) {
        takePending();
        return isRaceWon(board) ? race.move(board, onlyBlock(board)) : prison.progress(board);
    }

    @Override
    public boolean addReasonForSureWin(Board board, long[] zone) {
        takePending();
        sureLean = 0;
        if (isRaceWon(board)) {
            return race.addProof(board, onlyBlock(board), zone);
        }
        if (!isShutIn(board)) {
            return false;
        }
        prison.addProof(board, alive, zone);
        // Its zone need not have a stone that is named.
        sureLean = Lean.ALIVE | (prison.leansOnBan() ? Lean.BAN : 0);
        return true;
    }

    @Override
    public int leanOfSureWin() {
        return sureLean;
    }

    @Override
    public boolean countSureWin(Board board, long[] zone, long[] spare, int more, int plenty) {
        takePending();
        boolean counted = isRaceWon(board) && race.addProof(board, onlyBlock(board), zone, spare, more, plenty);
        sureSlack = counted ? race.slack() : 0;
        return counted;
    }

    @Override
    public int chased(Board board) {
        if (targets.length == 1) {
            return isPending(0) ? targets[0] : NONE;
        }
        takePending();
        int block = onlyBlock(board);
        return block >= 0 ? Bits.next(alive, 0) : NONE;
    }

    private void takePending() {
        Bits.clear(alive);
        for (int i = 0; i < targets.length; i++) {
            if (isPending(i)) {
                Bits.add(alive, targets[i]);
            }
        }
    }

    /** Nothing under {@code escape}: there who is near life mostly has the liberties first, and the look takes long. */
    @Override
    public int livingPoint(Board board, long[] among, int from) {
        if (escape > 0 || from == 0 && !isNearLife(board)) {
            return NONE;
        }
        return scan.winningPoint(among, from);
    }

    /** Takes the position into {@link #scan} if it seems possible that the keeper lives by one move. */
    private boolean isNearLife(Board board) {
        lookForEyes(board);
        if (eyes.moves() > NEAR_LIFE) {
            return false;
        }
        takePending();
        return scan.load(board);
    }

    @Override
    public void addReasonKeptForGood(Board board, long[] zone) {
        life.addProof(board, zone);
    }

    @Override
    public int leanOfKeptForGood() {
        return life.lean();
    }

    @Override
    public void addTargets(long[] zone) {
        for (int target : targets) {
            Bits.add(zone, target);
        }
    }

    @Override
    public void addReasonAgainstReached(Board board, long[] zone) {
        // A target that is left, which every zone has.
    }

    @Override
    public void addReasonForReached(Board board, long[] zone) {
        // The captured blocks and their surroundings are part of the effects of the moves that took them.
    }
}
