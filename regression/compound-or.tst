# G | H: one of several. Won as soon as one part is; else one move must threaten two parts.

yomi-param seconds 60

# Either group falls to a move: if White saves one, Black takes the other.
loadsgf positions/four-fights.sgf

10 yomi-solve w capture(H5) | capture(A5)
#? [Won]

# The same for White.
20 yomi-solve b live(H5) | live(A5)
#? [Won]

# Both are links that a move can cut; White has one move.
loadsgf positions/cut-or-link.sgf

30 yomi-solve w connect(L15,L17) | connect(L14,M12)
#? [Won]

# The same point cuts White and joins Black.
40 yomi-solve b !connect(K17,N16) | connect(L15,L17)
#? [Won (L16|M17)]

# E3 gets away, E19 does not.
loadsgf positions/long-game.sgf

50 yomi-solve w capture(E3) | capture(E19) escape(5)
#? [Won D19( escape\(5\))?]

# White saves F1 or takes E19, and Black gets the other.
60 yomi-solve w capture(F1) | live(E19) escape(5)
#? [Won( escape\(5\))?]

# By themselves K3 and K6 get away. K5 threatens both.
loadsgf positions/cut-off-in-the-centre.sgf

70 yomi-solve w capture(K3) | capture(K6) escape(5)
#? [Won K5( escape\(5\))?]

# K3 alone.
80 yomi-solve w capture(K3) escape(5)
#? [Lost( escape\(5\))?]

# K6 alone.
90 yomi-solve w capture(K6) escape(5)
#? [Lost( escape\(5\))?]

# C3 saves C5. It does not take C4, and need not.
loadsgf positions/races-in-all-corners.sgf

100 yomi-solve b capture(C4) | live(C5)
#? [Won (C3|C2)]

# White first wins the race outright; Black gets neither.
loadsgf positions/race-behind-walls.sgf

110 yomi-solve w capture(J14) | live(H14)
#? [Lost (G12|G13|G14)]

# Likewise with Black first.
120 yomi-solve b capture(H14) | live(J14)
#? [Lost (L10|L11|L12)]

# The vital point is J10.
loadsgf positions/race-in-the-centre.sgf

130 yomi-solve w capture(K12) | live(J12)
#? [Lost J10]

# B2 is the vital point of the race.
loadsgf positions/race-in-the-lower-corner.sgf

140 yomi-solve w capture(A4) | live(A3)
#? [Won B2]

# A seki: Black lives though White begins.
loadsgf positions/seki-at-the-top.sgf

150 yomi-solve w capture(F18) | live(E18)
#? [Won]

# The second link stands as it is.
loadsgf positions/upper-side-links.sgf

160 yomi-solve w connect(F15,H13) | connect(G14,D16)
#? [Won]

# The first link stands as it is.
loadsgf positions/diagonal-jump.sgf

170 yomi-solve w connect(G15,F17) | connect(E2,J3)
#? [Won]

# B11 falls to one black move, L12 is saved by one: Black cannot do both.
loadsgf positions/upper-right-corner.sgf

180 yomi-solve b live(B11) | capture(L12)
#? [Won]

# The same point joins D3 to both.
loadsgf positions/third-line-jump.sgf

190 yomi-solve w connect(D3,G3) | connect(D3,J2)
#? [Won (E3|F3)]

# J8 is lost, so Black needs H2: he has to approach first.
loadsgf positions/approach-move.sgf

200 yomi-solve b capture(H2) | live(J8) escape(5)
#? [Won (F5|F6)( escape\(5\))?]

# With White first both threats of D3 are gone.
loadsgf positions/capture-or-link.sgf

210 yomi-solve w capture(D4) | connect(C3,F3) escape(5)
#? [Lost (D3|E3|E4)( escape\(5\))?]

# White runs before the ladder starts.
loadsgf positions/ladder-or-link.sgf

220 yomi-solve w capture(C3) | connect(C5,E6) escape(5)
#? [Lost C4( escape\(5\))?]

# White can fight but one ko, and the other link is made meanwhile.
loadsgf positions/two-ko-links.sgf

230 yomi-solve w connect(D3,B3) | connect(H3,K3)
#? [Won]

# White lives in neither ko without threats; with threats enough he keeps one of them for ever.
loadsgf positions/two-eyes-in-ko.sgf

240 yomi-solve b live(B3) | live(M3) within(A3,C3,D3,K3,L3,N3)
#? [Ko- pass within.*]

# Both hang on the same ko, and that is banned now.
loadsgf positions/banned-centre.sgf

250 yomi-solve b capture(F8) | capture(E9) escape(5)
#? [Ko- E8( escape\(5\))?]

# At the top Q17 makes Black safe.
loadsgf positions/races-on-all-sides.sgf

260 yomi-solve b capture(N19) | live(O19)
#? [Won Q17]

# The left side is a seki: White is safe and may pass.
270 yomi-solve w capture(A14) | live(A15)
#? [Won (pass|B17)]

# At the top White can live.
loadsgf positions/races-at-the-edges.sgf

280 yomi-solve w capture(O19) | live(N19)
#? [Won (K18|L17|M18)]

# On the right side R4 makes White safe.
loadsgf positions/race-over-a-ko-shape.sgf

290 yomi-solve w capture(T8) | live(T7)
#? [Won R4]

# The fight comes to a seki: White can save G2 in it, or give it up to kill D3, but not both.
loadsgf positions/sacrifice-or-seki.sgf

300 yomi-solve b capture(G2) | live(D3)
#? [Won (F1|F2|C2|J3)]

# White takes C8 after any first move of Black, for Black's capture at A9 is taken back; so White may pass.
loadsgf positions/two-for-one.sgf

310 yomi-solve w capture(C8) | live(B9)
#? [Won (pass|D9)]

# E6 is beyond danger, but A5 kills B5 before White takes the ko.
loadsgf positions/ko-for-two-eyes.sgf

320 yomi-solve b capture(B5) | capture(E6) escape(5)
#? [Won A5( escape\(5\))?]
