#!/usr/bin/env bash
# GNU Go and Yomi side by side on the questions of GNU Go's suites that it gets right: for each command how many each of
# them answers as the suite expects, and median, 95 % and total milliseconds. Builds the benchmarks first.
# Usage: gnugo.sh [OPTION..]; the options are those of GnuGoRunner (README.md), such as --corpora DIR or --seconds S.
# GNUGO names the program if it is not in PATH (Debian: /usr/games/gnugo).
set -euo pipefail

cd "$(dirname "$0")/.."
gnugo=${GNUGO:-$(command -v gnugo || echo /usr/games/gnugo)}

./mvnw -q -B -P benchmarks -pl benchmarks -am package -DskipTests
java -cp benchmarks/target/benchmarks.jar org.yomi.benchmarks.gnugo.GnuGoRunner \
  --gnugo "$gnugo" --commands attack,defend --tier clean --warm --differ-only "$@"
