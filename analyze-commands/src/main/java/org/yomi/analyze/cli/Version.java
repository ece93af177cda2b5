package org.yomi.analyze.cli;

import org.jspecify.annotations.Nullable;

/** Which Yomi this is. */
final class Version {
    private Version() {}

    /** The version in the jar's manifest; {@code development} when run from classes. */
    static String text() {
        @Nullable String version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }
}
