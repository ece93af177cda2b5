# The smallest question: a white stone in atari.

loadsgf positions/atari.sgf 1

10 yomi-solve b capture(D4)
#? [Won D3]

20 yomi-solve b !live(D4)
#? [Won D3]
