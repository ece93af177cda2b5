package org.yomi.analyze;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.conditions.ArchConditions;

/** The arrows between the modules and packages of the house; only compiled main classes are looked at. */
@AnalyzeClasses(
        packages = "org.yomi",
        importOptions = {ImportOption.DoNotIncludeTests.class, ArchitectureTest.DoNotIncludeTestJars.class})
class ArchitectureTest {
    /** Test classes of another module come in its test jar. */
    static final class DoNotIncludeTestJars implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("-tests.jar");
        }
    }

    private static final String GTP = "org.yomi.gtp..";
    private static final String ENGINE = "org.yomi.engine..";
    private static final String SOLVERS = "org.yomi.solvers..";
    private static final String ANALYZE = "org.yomi.analyze..";
    private static final String COMMAND_LINE = "org.yomi.analyze.cli..";

    @ArchTest
    static final ArchRule everyClassBelongsToAModule =
            classes().should().resideInAnyPackage(GTP, ENGINE, SOLVERS, ANALYZE);

    @ArchTest
    static final ArchRule gtpKnowsNothingOfGo = noClasses()
            .that()
            .resideInAPackage(GTP)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(ENGINE, SOLVERS, ANALYZE);

    @ArchTest
    static final ArchRule engineKnowsNoProtocolAndNoSolver = noClasses()
            .that()
            .resideInAPackage(ENGINE)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(GTP, SOLVERS, ANALYZE);

    @ArchTest
    static final ArchRule solversKnowTheEngineOnly = noClasses()
            .that()
            .resideInAPackage(SOLVERS)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(GTP, ANALYZE);

    @ArchTest
    static final ArchRule packagesFormNoCycle =
            slices().matching("org.yomi.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule engineDrawsNothing = noClasses()
            .that()
            .resideInAPackage(ENGINE)
            .should()
            .dependOnClassesThat()
            .resideInAPackage("java.awt..");

    @ArchTest
    static final ArchRule gtpHasNoLogger = noClasses()
            .that()
            .resideInAPackage(GTP)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.apache.logging..", "org.slf4j..", "java.util.logging..")
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(System.Logger.class);

    /** Anything else on stdout would corrupt GTP. */
    @ArchTest
    static final ArchRule onlyTheCommandLineWritesToStdout = noClasses()
            .that()
            .resideOutsideOfPackage(COMMAND_LINE)
            .should(ArchConditions.accessField(System.class, "out"));
}
