# What is on the board, in GNU Go's words; points from the top row on, each row from the left.

loadsgf positions/edge-clamp.sgf

10 countlib S4
#? [2]

20 findlib S4
#? [R4 T4]

30 findlib F5
#? [F6 G6 H5]

# A stone there joins the others; its liberties are theirs, too.
40 accuratelib w R4
#? [R5 T4]

50 is_legal b S4
#? [0]

60 captures w
#? [0]

# Questions are about the position after a tried move, until it is taken back.
trymove b T4

70 countlib S4
#? [1]

80 is_legal w T4
#? [0]

popgo

90 countlib S4
#? [2]

# White can take the two stones, and has one eye then; Black plays there first, and takes White.
loadsgf positions/one-eye-around-two-stones.sgf

100 unconditional_status E7
#? [dead]

110 unconditional_status F5
#? [alive]

120 unconditional_status F6
#? [black_territory]

130 go_safe benson white
#? [0]

135 go_safe_winner
#? [unknown]

# As before, but White's eye would be big enough: nobody wants to play there.
loadsgf positions/seki-around-two-stones.sgf

140 unconditional_status G9
#? [undecided]

150 unconditional_status A9
#? [black_territory]
