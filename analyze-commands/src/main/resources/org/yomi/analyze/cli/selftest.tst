# Small questions whose answers are beyond doubt.
#
#  5 . . . . X
#  4 . . . X .
#  3 . . . . .
#  2 X X X . .
#  1 O . . . .
#    A B C D E
boardsize 5
gogui-setup b A2 b B2 b C2 b D4 b E5 w A1

10 yomi-solve b capture(A1)
#? [Won pass]

20 yomi-solve w capture(A1)
#? [Won]

30 yomi-solve w connect(D4,E5)
#? [Won]

40 yomi-solve w !live(A1)
#? [Won]
