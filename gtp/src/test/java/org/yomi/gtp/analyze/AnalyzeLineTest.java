package org.yomi.gtp.analyze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnalyzeLineTest {
    private static AnalyzeLine line(AnalyzeType type, String label, PatternPart... parts) {
        return new AnalyzeLine(type, label, "cmd", List.of(parts));
    }

    @Test
    void isWrittenAsGoGuiReadsIt() {
        assertThat(line(AnalyzeType.GFX, "Solve goal", Placeholder.COLOR, new Literal("x"), Placeholder.TEXT))
                .hasToString("gfx/Solve goal/cmd %c x %s");
        assertThat(line(AnalyzeType.NONE, "Do")).hasToString("none/Do/cmd");
    }

    @ParameterizedTest
    @EnumSource(AnalyzeType.class)
    void typesAreSpelledInLowerCase(AnalyzeType type) {
        assertThat(type).hasToString(type.name().toLowerCase(java.util.Locale.ROOT));
    }

    @Test
    void placeholdersHaveGoGuisCodes() {
        assertThat(Placeholder.values())
                .extracting(Placeholder::toString)
                .containsExactly("%m", "%c", "%p", "%P", "%s", "%o", "%r", "%w");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", " a", "a ", "a/b", "a\nb", "a\tb", "\u00fc"})
    void refusesLabelsThatGoGuiWouldCut(String label) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> line(AnalyzeType.GFX, label))
                .withMessageContaining("label");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a/b", "50%p", "#1", "a\nb"})
    void refusesArgumentsThatGoGuiWouldChange(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> new Literal(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "a/b", "%s", "#"})
    void refusesCommandsThatGoGuiWouldChange(String command) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new AnalyzeLine(AnalyzeType.GFX, "label", command, List.of()))
                .withMessageContaining("command");
    }

    @Test
    void refusesAVariationWithoutItsFirstColour() {
        assertThatIllegalArgumentException().isThrownBy(() -> line(AnalyzeType.VARC, "V", Placeholder.POINT));
        assertThatIllegalArgumentException().isThrownBy(() -> line(AnalyzeType.VARP, "V", Placeholder.COLOR));
        assertThatIllegalArgumentException().isThrownBy(() -> line(AnalyzeType.VARPO, "V"));
        assertThat(line(AnalyzeType.VARC, "V", Placeholder.COLOR)).hasToString("varc/V/cmd %c");
        assertThat(line(AnalyzeType.VARP, "V", Placeholder.POINT)).hasToString("varp/V/cmd %p");
        assertThat(line(AnalyzeType.VARPO, "V", Placeholder.POINTS)).hasToString("varpo/V/cmd %P");
    }

    @Test
    void refusesArgumentsWhereGoGuiAddsThem() {
        assertThatIllegalArgumentException().isThrownBy(() -> line(AnalyzeType.PARAM, "P", Placeholder.TEXT));
        assertThatIllegalArgumentException().isThrownBy(() -> line(AnalyzeType.EPLIST, "E", Placeholder.POINTS));
    }
}
