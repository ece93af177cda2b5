# The nine questions of Table 5 of J. Ramon and T. Croonenborghs, Searching for Compound Goals Using Relevancy Zones in
# the Game of Go (2004), by goal and result. The positions are our own: the paper gives only pictures.

yomi-param seconds 60

# 1. Each stone gets away in a ladder when the other is taken. A move where the ladders cross stops
# both: whichever White saves runs into it, and Black takes the other one later.
loadsgf positions/double-ladder.sgf

10 yomi-solve b capture(D4) & capture(Q4)
#? [Won K8]

# 2. By itself D4 gets out to one of its friends, and C3 and F3 stay cut. D3 does both: if White
# gets out at E4, Black joins at E3, and if White cuts there, Black takes at E4.
loadsgf positions/capture-or-link.sgf

20 yomi-solve b capture(D4) | connect(C3,F3) escape(5)
#? [Won D3( escape\(5\))?]

30 yomi-solve b capture(D4) escape(5)
#? [Lost escape\(5\)]

40 yomi-solve b connect(C3,F3) escape(5)
#? [Lost( escape\(5\))?]

# 3. White first saves both by E3. Black first must not take one and let the other go.
loadsgf positions/shared-liberty.sgf

50 yomi-solve b capture(D4) & capture(F4) escape(5)
#? [Won (D5|E3|E4|F5)( escape\(5\))?]

60 yomi-solve w capture(D4) | capture(F4) escape(5)
#? [Lost E3 escape\(5\)]

# 4. The ladder fails at F4 and the cut holds, but the ladder's last stone D5 is next to C5: when
# White has got out at E4, Black joins at E5.
loadsgf positions/ladder-or-link.sgf

70 yomi-solve b capture(C3) | connect(C5,E6) escape(5)
#? [Won C4( escape\(5\))?]

80 yomi-solve b capture(C3) escape(5)
#? [Lost escape\(5\)]

90 yomi-solve b connect(C5,E6) escape(5)
#? [Lost( escape\(5\))?]

# 5. Each link holds by itself, E3 is a point of both, and the stone there cannot be captured.
loadsgf positions/shared-cutting-point.sgf

100 yomi-solve w !(connect(D3,E4) & connect(E4,F3)) escape(5)
#? [Won E3( escape\(5\))?]

110 yomi-solve w !connect(D3,E4) escape(5)
#? [Lost]

# 6. In a game: O12 threatens P13 and P11 at once.
loadsgf positions/owner-joins.sgf

120 yomi-solve w !(connect(O13,P12) & connect(P12,L5))
#? [Won O12]

130 yomi-solve w !connect(O13,P12)
#? [Lost]

140 yomi-solve w !connect(P12,L5)
#? [Lost]

# 7. Black answers a cut at D4 or F4 by taking E5 at E6. So White gets E5 out with E6 first, as in the
# paper's Figure 4, and Black can close one of the two cuts.
loadsgf positions/stone-in-atari-between.sgf

150 yomi-solve w !(connect(D5,E4) & connect(E4,F5)) escape(5)
#? [Won E6]

160 yomi-solve w !connect(D5,E4) escape(5)
#? [Lost]

# 8. As 5, but a stone at E3 is captured at E2, and everything is joined.
loadsgf positions/two-tiger-mouths.sgf

170 yomi-solve w !(connect(D3,E4) & connect(E4,F3)) escape(5)
#? [Lost( escape\(5\))?]

# 9. White to move cuts both; Black joins all three at E3.
loadsgf positions/one-point-for-two-links.sgf

180 yomi-solve b connect(D3,E4) & connect(E4,F3)
#? [Won E3]

190 yomi-solve w connect(D3,E4) | connect(E4,F3) escape(5)
#? [Lost E3( escape\(5\))?]
