# What is in doubt on a board, found without being asked about it.
yomi-param seconds 60
yomi-param nodes 500

# White B2 takes A2; it also threatens to take C2, and to cut it off.
rectangular_boardsize 6 5
gogui-setup B A2 B B1 B C2 B E2 B E3 B E4 B E5 W B3 W B4 W C3 W D3

10 yomi-goals
#? [capture\(A2\) escape\(5\) unsettled black D2 white B2 stones 1\n\(capture\(C2\) \| !connect\(A2,C2\)\) escape\(5\) double white B2 stones 1\nunknown \d+ of 10 goals(, double purposes not all decided)?]

# D2 gets one of the two as well.
20 yomi-solve w (capture(C2) | !connect(A2,C2)) escape(5)
#? [Won (B2|D2)( escape\(5\))?]

30 yomi-solve w capture(C2) escape(5)
#? [Lost( escape\(5\))?]

40 yomi-solve w !connect(A2,C2)
#? [Lost]

clear_board

50 yomi-goals
#? [nothing in doubt]
