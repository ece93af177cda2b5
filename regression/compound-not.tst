# !G: the opponent's goal. !(G & H) is one of two, !(G | H) is both.

yomi-param seconds 60

# Each cut fails, and though the links share points, no move threatens two cuts.
loadsgf positions/jumps-on-the-second-line.sgf

10 yomi-solve w !(connect(C2,E2) & connect(E2,G2)) escape(5)
#? [Lost( escape\(5\))?]

# Black cannot have both, even if he begins.
loadsgf positions/four-fights.sgf

20 yomi-solve b !(capture(H5) & capture(A5))
#? [Won]

# White may pass, even.
30 yomi-solve w !(capture(H5) & capture(A5))
#? [Won (pass|H2|B2)]

# He cannot save both.
40 yomi-solve w !(capture(H5) | capture(A5))
#? [Lost]

# G15 makes both links, so White cannot break one of them when Black begins.
loadsgf positions/upper-side-links.sgf

50 yomi-solve b !(connect(F15,H13) & connect(H15,F15))
#? [Lost G15]

# White cannot cut both; Black closes the other.
loadsgf positions/cut-or-link.sgf

60 yomi-solve w !(connect(L15,L17) | connect(L14,M12))
#? [Lost]

# F1 is in atari.
loadsgf positions/long-game.sgf

70 yomi-solve b !(live(F1) & capture(S5))
#? [Won G1]

# Black begins and wins the race.
loadsgf positions/race-behind-walls.sgf

80 yomi-solve b !(capture(H14) & live(J14))
#? [Won (L10|L11|L12)]

# In a seki White is not taken: he may pass.
loadsgf positions/seki-at-the-top.sgf

90 yomi-solve w !(capture(F18) & live(E18))
#? [Won pass]

# E3 saves both stones.
loadsgf positions/shared-liberty.sgf

100 yomi-solve w !(capture(D4) | capture(F4)) escape(5)
#? [Won E3( escape\(5\))?]

# E3 cuts both.
loadsgf positions/one-point-for-two-links.sgf

110 yomi-solve w !(connect(D3,E4) | connect(E4,F3))
#? [Won E3]

# Black begins and joins all.
120 yomi-solve b !(connect(D3,E4) & connect(E4,F3))
#? [Lost E3]

# Black begins, and the broken ladder makes the link.
loadsgf positions/ladder-or-link.sgf

130 yomi-solve b !(capture(C3) | connect(C5,E6)) escape(5)
#? [Lost C4( escape\(5\))?]

# Black begins and joins at the point where White would threaten both cuts.
loadsgf positions/owner-joins.sgf

140 yomi-solve b !(connect(O13,P12) & connect(P12,L5))
#? [Lost (O12|P13|P11)]

# Black begins and cuts at C13.
loadsgf positions/left-side-links.sgf

150 yomi-solve b !(connect(F13,H12) & connect(B14,D14))
#? [Won C13]

# Black begins, and still cannot take B11 and save L12.
loadsgf positions/upper-right-corner.sgf

160 yomi-solve b !(capture(B11) & live(L12))
#? [Won]

# White would live or capture with F3. Black stops both by a ko, which he may not take at once.
loadsgf positions/banned-edge.sgf

170 yomi-solve b !(live(C5) | capture(E5)) escape(5)
#? [Ko- G1( escape\(5\))?]

# One ko for both again.
loadsgf positions/banned-centre.sgf

180 yomi-solve b !(capture(G9) | live(F8)) escape(5)
#? [Ko- E8( escape\(5\))?]

# Black may pass: he wins a ko.
loadsgf positions/two-eyes-in-ko.sgf

190 yomi-solve b !(live(B3) & live(M3)) within(A3,C3,D3,K3,L3,N3)
#? [Ko\+ pass within.*]

# Black begins, takes O3 at once and then has all the time for the double ko.
loadsgf positions/double-ko-and-a-stone.sgf

200 yomi-solve b !(live(C2) & capture(O3)) within(A3,B3,D3,F3,G3,H1,O2)
#? [Lost .* within.*]

# Black first needs one of two links: he may pass.
loadsgf positions/two-ko-links.sgf

210 yomi-solve b !(connect(D3,B3) | connect(H3,K3))
#? [Lost (pass|C3|J3)]

# Both links are diagonals with two free points each; they have no point in common.
loadsgf positions/diagonal-chain.sgf

220 yomi-solve w !(connect(G5,H4) & connect(H4,J3))
#? [Lost]

# Each link holds, and no cut threatens both.
loadsgf positions/small-board-fight.sgf

230 yomi-solve b !(connect(C8,B7) & connect(B7,D6))
#? [Lost]

# Each link holds, and no cut threatens both.
loadsgf positions/white-chain.sgf

240 yomi-solve b !(connect(F6,G5) & connect(G5,J2))
#? [Lost]

# Each link holds, and no cut threatens both.
loadsgf positions/diagonal-jump.sgf

250 yomi-solve w !(connect(K13,L12) & connect(L12,M11))
#? [Lost]
