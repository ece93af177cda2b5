package org.yomi.analyze.draw;

import java.util.Arrays;
import java.util.List;

/** Vertices by name, for tests. */
final class Spots {

    private Spots() {}

    static List<Spot> of(String names) {
        return Arrays.stream(names.split(" ")).map(Spot::of).toList();
    }
}
