package org.yomi.benchmarks.compound;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;

class PositionFileTest {
    @TempDir
    Path directory;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    (;SZ[3]AB[aa]AW[ca])            | X.O/.../... | BLACK
                    (;SZ[3]AB[aa]AW[ca]PL[W])       | X.O/.../... | WHITE
                    (;SZ[3]AB[aa]AW[ca];AE[aa])     | ..O/.../... | BLACK
                    (;SZ[3]AB[aa]AW[ba];B[bb];B[ca]) | X.X/.X./... | WHITE
                    (;SZ[3];B[ac];W[])              | .../.../X.. | BLACK
                    """)
    void readsWhatAFileCanDoToAPosition(String text, String rows, Colour toMove) throws IOException {
        Path file = Files.writeString(directory.resolve("position.sgf"), text);
        assertThat(PositionFile.read(file)).isEqualTo(Position.parse(rows.replace('/', '\n'), toMove));
    }
}
