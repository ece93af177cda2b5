#!/usr/bin/env bash
# How long a frontend waits for the first reply: from the start of the launch script to the reply to "name", in
# milliseconds, best of five, since other work on the machine only ever adds to it. Exit status 1 if that is over 1000.
# Needs bash 5 and the build (./mvnw -B -DskipTests package); JAVA_HOME chooses the Java.
set -euo pipefail

runs=5
most_ms=1000
yomi=$(dirname "$0")/../analyze-commands/target/yomi/bin/yomi

die() {
  echo "startup.sh: $*" >&2
  exit 2
}

[ -x "$yomi" ] || die "no $yomi: build first"

best=
for ((run = 1; run <= runs; run++)); do
  start=${EPOCHREALTIME/[.,]/}
  coproc engine { exec "$yomi"; }
  engine_pid=$!
  # bash drops its own descriptors when the engine ends, so these are copies.
  exec 3<&"${engine[0]}" 4>&"${engine[1]}"
  echo name >&4
  IFS= read -r -u 3 reply
  end=${EPOCHREALTIME/[.,]/}
  [ "$reply" = "= Yomi" ] || die "expected '= Yomi', got '$reply'"
  echo quit >&4
  cat <&3 >/dev/null
  exec 3<&- 4>&-
  wait "$engine_pid"
  ms=$(((end - start) / 1000))
  echo "run $run: $ms ms"
  if [ -z "$best" ] || [ "$ms" -lt "$best" ]; then best=$ms; fi
done

echo "first reply: $best ms (best of $runs, at most $most_ms)"
[ "$best" -le "$most_ms" ]
