# Dragons, in GNU Go's words: blocks that are connected whatever the opponent does, and their life.

yomi-param seconds 10

# Three points in a row for two eyes: whoever plays in the middle.
boardsize 7
play b a2
play b b2
play b c2
play b d2
play b d1
play w a3
play w b3
play w c3
play w d3
play w e3
play w e2
play w e1

10 owl_attack d1
#? [1 B1]

20 owl_defend d1
#? [1 B1]

30 dragon_status d1
#? [critical B1 B1]

40 owl_does_attack b1 d1
#? [1]

50 owl_does_attack a1 d1
#? [0]

60 owl_does_defend b1 d1
#? [1]

70 owl_does_defend a1 d1
#? [0]

80 dragon_stones d1
#? [A2 B2 C2 D2 D1]

# All dragons, from the top.
90 dragon_stones
#? [A3 B3 C3 D3 E3 E2 E1 \nA2 B2 C2 D2 D1]

95 same_dragon a2 d1
#? [1]

96 same_dragon a2 a3
#? [0]

100 dragon_status
#? [A3: alive\nA2: critical B1 B1]

trymove w b1

110 dragon_status d1
#? [dead]

120 owl_attack d1
#? [1 (A1|C1)]

130 owl_threaten_defense d1
#? [0]

popgo
trymove b b1

140 dragon_status d1
#? [alive]

150 owl_defend d1
#? [1 PASS]

160 owl_threaten_attack d1
#? [0]

170 unconditional_status d1
#? [alive]

180 unconditional_status a1
#? [black_territory]

popgo

190 unconditional_status d1
#? [undecided]

# The race of the two: White, moving first, takes Black; Black first lives, and takes nothing.
200 analyze_semeai d1 e1
#? [1 0 B1]

210 analyze_semeai e1 d1
#? [1 1 B1]

# Diagonal stones with both ways to join, and a stone that is far.
clear_board
play b c3
play b d4
play b f7
play w a7

220 dragon_stones c3
#? [D4 C3]

# Out in the open, but in atari all the same.
boardsize 9
play b e5
play b c3
play b c7
play w e4
play w f5
play w d5

230 dragon_status e5
#? [critical E6 E6]

# In atari, and so is the stone that shuts it in: who takes first.
loadsgf ../examples/ko.sgf

240 owl_attack c1
#? [1 A1]

250 owl_defend c1
#? [2 E1]

260 dragon_status c1
#? [critical A1 E1]
