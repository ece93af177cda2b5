# Blocks, in GNU Go's words: the code and the move. The escape by five liberties is GNU Go's horizon.

loadsgf positions/long-game.sgf

10 attack F1
#? [1 G1]

20 defend F1
#? [1 G1]

# Dead, but an attack names a move all the same.
30 attack O3
#? [1 O4]

40 defend O3
#? [0]

# Dead, too.
50 attack S5
#? [1 (S4|T5|S3|T4)]

60 defend S5
#? [0]

70 does_attack G1 F1
#? [1]

80 does_attack H1 F1
#? [0]

# It is dead anyway.
90 does_attack O4 O3
#? [0]

100 does_defend G1 F1
#? [1]

110 does_defend S4 S5
#? [0]

loadsgf positions/cutting-stones.sgf

# After E8 it is safe.
trymove b E8

130 attack D8
#? [0]

140 defend D8
#? [1 PASS]

popgo

loadsgf positions/loose-ladder.sgf

150 attack G12
#? [1 H12]

# What a tried move leaves.
trymove b H12

160 defend G12
#? [0]

trymove w pass

170 attack G12
#? [1 .*]

popgo
popgo

loadsgf positions/four-fights.sgf

190 attack H5
#? [1 H2]

200 defend H5
#? [1 H2]

210 attack_either H5 G9
#? [1]

220 defend_both B9 G9
#? [1]

loadsgf positions/ko-at-the-bottom.sgf

230 defend N2
#? [3 P5]

240 attack N2
#? [1 (N1|N3|P5)]

loadsgf positions/ko-for-two-eyes.sgf

250 defend B5
#? [2 B2]

# A stone that is taken in a ko is a ko in GNU Go's words; exactly, it is captured.
loadsgf positions/long-game.sgf

260 attack E19
#? [2 D19]

270 yomi-solve w capture(E19)
#? [Won D19]

loadsgf positions/approach-move.sgf

280 attack J8
#? [2 (J9|F9)]

290 defend J8
#? [3 (F9|J9|F6)]

# T13 will be taken in a ko, whatever Black plays. His move is one by which that stays so.
loadsgf positions/ko-race-at-the-bottom.sgf
trymove w S13

292 defend T13
#? [3 (S11|T12|T15)]

294 attack T13
#? [2 T12]

popgo

# A ladder.
loadsgf positions/ladder-in-the-centre.sgf
trymove b G9

300 ladder_attack F9
#? [1 (H9|G10)]

301 go_ladder F9
#? [unsettled]

popgo

# E5 threatens two stones, neither of which can be captured alone.
boardsize 9
play w d5
play w f5
play w d3
play w f3
play b d6
play b c5
play b f6
play b g5
play b e7

310 attack d5
#? [0]

320 attack_either d5 f5
#? [1]

330 combination_attack b
#? [E5]

340 combination_defend b
#? [E5 D4 F4]

trymove b e5

360 defend_both d5 f5
#? [0]

popgo
