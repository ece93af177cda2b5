# A white stone in atari, and a black one that is not.
boardsize 5
clear_board
play b C4
play w C3
play b B3
play w B4
play b D3

10 yomi-solve b capture(C3)
#? [Won C2]

20 yomi-solve w live(C3)
#? [Lost.*|Won.*|Ko.*]
