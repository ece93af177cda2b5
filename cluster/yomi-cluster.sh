#!/bin/sh
# Starts a job on Spark; local[*] unless --master says otherwise. YOMI_JAVA_OPTS adds flags for Java, such as -Xmx8g.
# Build first: ./mvnw -q -P cluster -pl cluster -am package -DskipTests
home=$(cd "$(dirname "$0")/target" && pwd -P) || exit 2
opens=
for part in java.lang java.lang.invoke java.lang.reflect java.io java.net java.nio java.util java.util.concurrent \
  java.util.concurrent.atomic sun.nio.ch sun.nio.cs sun.security.action sun.util.calendar; do
  opens="$opens --add-opens=java.base/$part=ALL-UNNAMED"
done
# Both are split at blanks on purpose.
# shellcheck disable=SC2086
exec "${JAVA_HOME:+$JAVA_HOME/bin/}java" $opens $YOMI_JAVA_OPTS -cp "$home/yomi-cluster.jar:$home/lib/*" \
  org.yomi.cluster.Main "$@"
