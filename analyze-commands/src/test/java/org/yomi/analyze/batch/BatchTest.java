package org.yomi.analyze.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.analyze.answer.AnswerJson;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.solvers.proof.ProofNumberSolver;

class BatchTest {
    private static final String ATARI = "(;SZ[5]AB[bc][cb][dc]AW[cc];B[cd];W[aa])";
    private static final Defaults NONE =
            new Defaults(Optional.empty(), Optional.empty(), OptionalInt.empty(), Limits.DEFAULT.withNodes(10_000));

    @TempDir
    private Path directory;

    @Test
    void anAnswerIsThatOfTheCommandForJson() throws IOException, GoalException {
        Position position = Position.parse("""
                . . . . .
                . . X . .
                . X O X .
                . . . . .
                . . . . .""", Colour.BLACK);
        Question question = Question.of(
                position,
                GoalParser.parse("capture(C3)", position).goal(),
                GoalParser.parse("capture(C3)", position).assumptions(),
                Colour.BLACK,
                NONE.limits());
        String expected = AnswerJson.line(new ProofNumberSolver().solve(question, Monitor.SILENT));
        String board = "{'size':5,'black':['c4','B3','D3'],'white':['C3'],'first':'black','goal':'capture(C3)'}";
        assertThat(withoutTime(ask(board))).isEqualTo(withoutTime(expected));
        String sgf = "{'sgf':'" + ATARI + "','move':1,'goal':'capture(C3)'}";
        assertThat(withoutTime(ask(sgf))).isEqualTo(withoutTime(expected));
    }

    private static String withoutTime(String json) {
        return json.replaceAll("\"time_ms\":\\d+", "");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            'id':'a\\"b'  ; {"id":"a\\"b","goal":
            'id':1.50     ; {"id":1.50,"goal":
            'id':'\u00e9' ; {"id":"\\u00E9","goal":
            'nodes':9     ; {"goal":
            """)
    void theIdComesBack(String field, String start) throws IOException {
        String line = "{" + field + ",'size':'5x4','black':['A1'],'first':'w','goal':'live(A1)'}";
        assertThat(ask(line)).startsWith(start);
    }

    @Test
    void aBanBindsTheOneWhoMovesFirst() throws IOException {
        String ko = "'size':'7x7','black':['C1','C3','D2','E2'],'white':['C2','A2','B1','B3'],'first':'black',"
                + "'goal':'capture(C2) escape(4)'";
        assertThat(ask("{" + ko + "}")).contains("\"result\":\"Won\",\"move\":\"B2\"");
        assertThat(ask("{" + ko + ",'ban':'B2','nodes':100000}")).contains("\"result\":\"Ko-\"");
    }

    @Test
    void limitsOfAQuestionWinOverThoseOfAll() throws IOException {
        String empty = "'size':19,'black':['K10'],'goal':'live(K10)','first':'w'";
        assertThat(ask("{" + empty + ",'nodes':50}")).contains("\"reason\":\"nodes\"", "\"nodes\":50,");
        assertThat(ask("{" + empty + ",'nodes':2000000000,'seconds':0.05}")).contains("\"reason\":\"time\"");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
            not json                                    ~ no JSON, column 1: Unrecognized token
            []                                          ~ a question must be a JSON object
            {'goal':'x'} {}                             ~ column 14: one question a line
            {'goal':'x','goal':'y'}                     ~ Duplicate field 'goal'
            {'goal':'live(A1)'                          ~ no JSON, column 19: Unexpected end-of-input: expected close marker for Object"
            {'size':5,'first':'b'}                      ~ goal is missing
            {'goal':'x'}                                ~ by file, sgf or size; got none
            {'goal':'x','size':5,'sgf':'(;)'}           ~ got sgf and size
            {'goal':'x','size':5,'move':3}              ~ move does not go with size
            {'goal':'x','sgf':'(;)','ban':'A1'}         ~ ban does not go with sgf
            {'goal':'x','size':5,'frist':'b'}           ~ there is no field 'frist'
            {'goal':'x','size':5}                       ~ first is missing
            {'goal':'x','size':5,'first':'red'}         ~ first must be black or white, got 'red'
            {'goal':'x','size':1,'first':'b'}           ~ size must be a whole number from 2 to 25
            {'goal':'x','size':'9','first':'b'}         ~ size must be a whole number from 2 to 25
            {'goal':'x','size':9.5,'first':'b'}         ~ size must be a whole number from 2 to 25
            {'goal':'x','size':1e99,'first':'b'}        ~ size must be a whole number from 2 to 25
            {'goal':'x','size':'9x26','first':'b'}      ~ size must be a whole number from 2 to 25
            {'goal':'x','size':[9],'first':'b'}         ~ size must be
            {'goal':'x','size':5,'first':'b','black':'A1'}    ~ black must be a list of texts
            {'goal':'x','size':5,'first':'b','black':[1]}     ~ black must be a list of texts
            {'goal':'x','size':5,'first':'b','black':['F1']}  ~ black: there is no point 'F1' on 5x5
            {'goal':'x','size':5,'first':'b','black':['A1'],'white':['a1']} ~ white: two stones on a1
            {'goal':'x','size':5,'first':'b','black':['A1'],'white':['A2','B1']} ~ block at A1 has no liberty
            {'goal':'x','size':5,'first':'b','white':['A1'],'ban':'A1'} ~ a ban must be on an empty point
            {'goal':'x','size':5,'first':'b','white':['B1'],'ban':'A1'} ~ ban: no ko has just been taken at A1
            {'goal':'live(A1)','size':5,'first':'b'}    ~ goal, column 6: A1 is empty
            {'goal':7,'size':5,'first':'b'}             ~ goal must be a text, got 7
            {'goal':null,'size':5,'first':'b'}          ~ goal must not be null
            {'goal':'x','sgf':'(;B[','nodes':0}         ~ sgf, line 1
            {'goal':'x','sgf':'(;)','game':2}           ~ game must be 1 to 1, got 2
            {'goal':'x','sgf':'(;)','move':0}           ~ move must be a whole number from 1 to 2147483647, got 0
            {'goal':'x','sgf':'(;)','nodes':1e99}       ~ nodes must be a whole number from 1 to 2147483647, got 1E
            {'goal':'x','sgf':'(;)','seconds':'9'}      ~ seconds must be a number, got \\"9\\"
            {'goal':'x','sgf':'(;)','seconds':0}        ~ seconds must be a number from 0.001
            {'goal':'x','file':'no/such.sgf'}           ~ there is no file no/such.sgf
            {'id':['x']}                                ~ id must be a text or a number, got a list
            {'id':[1,[2],{}]}                           ~ id must be a text or a number, got a list
            {'id':{'x':1}}                              ~ id must not be an object
            {'id':1e99999999999}                        ~ id must be a smaller number, got 1e99999999999
            {'id':true}                                 ~ id must not be true
            {'goal':'x','sgf':'(;SZ[5]AB[zz])'}         ~ \"error\":\"sgf, line 1, column 11: expected a point
            {'goal':'x','sgf':'(;SZ[5];B[aa];W[aa])'}   ~ \"error\":\"sgf, move 2: illegal move
            {'goal':'x','sgf':'(;SZ[5];B[aa])','move':3}    ~ sgf, there is no move 3, the game has 1 move
            """)
    void aBadQuestionIsAnsweredByWhatIsWrongAndTheNextOneGoesOn(String bad, String reason) throws IOException {
        String good = "{'size':2,'black':['A1'],'first':'w','goal':'live(A1)'}";
        List<AnswerLine> answers = ask(NONE, "\n" + bad + "\n" + good);
        assertThat(answers).extracting(AnswerLine::outcome).containsExactly(Outcome.ERROR, Outcome.ANSWERED);
        assertThat(answers.get(0).json())
                .startsWith("{\"line\":2,\"error\":\"")
                .contains(reason)
                .doesNotContain("\n");
    }

    @Test
    void anErrorNamesTheIdToo() throws IOException {
        assertThat(ask("{'id':3,'goal':'x'}"))
                .startsWith("{\"line\":1,\"id\":3,\"error\":\"a question has one position");
    }

    @Test
    void everyGameOfEveryFileIsAskedAbout() throws IOException {
        Path two = Files.writeString(directory.resolve("two.sgf"), ATARI + "(;SZ[5]AW[ba])" + ATARI);
        Path broken = Files.writeString(directory.resolve("broken.sgf"), "no game");
        Path one = Files.writeString(directory.resolve("one.sgf"), ATARI.substring(0, ATARI.length() - 1));
        Defaults defaults =
                new Defaults(Optional.of("capture(C3)"), Optional.of(Colour.BLACK), OptionalInt.of(1), NONE.limits());
        List<String> names = List.of(two.toString(), broken.toString(), one.toString());
        List<AnswerLine> answers = new ArrayList<>();
        List<String> warnings = new ArrayList<>();
        Conveyor.run(
                2,
                new Batch(new ProofNumberSolver(), defaults, Monitor.SILENT).games(names, warnings::add),
                answers::add,
                () -> false);
        assertThat(answers)
                .extracting(answer -> answer.json().replaceAll("\"max.*", "").replaceAll("[^\"]*/", ""))
                .satisfiesExactly(
                        json -> assertThat(json)
                                .isEqualTo("{\"file\":\"two.sgf\",\"game\":1,\"goal\":\"capture(C3)\","),
                        json -> assertThat(json)
                                .startsWith("{\"file\":\"two.sgf\",\"game\":2,\"error\":\"goal, column 9: C3 is empty"),
                        json -> assertThat(json).startsWith("{\"file\":\"two.sgf\",\"game\":3,\"goal\""),
                        json -> assertThat(json)
                                .startsWith("{\"file\":\"broken.sgf\",\"error\":\"")
                                .contains("line 1"),
                        json -> assertThat(json).startsWith("{\"file\":\"one.sgf\",\"game\":1,\"goal\""));
        assertThat(warnings)
                .containsExactly(one + ": the game tree opened at line 1, column 1 ends without its last ')'");
    }

    @Test
    void whatTheQuestionsLeaveOutIsThatOfAll() throws IOException {
        Defaults defaults =
                new Defaults(Optional.of("capture(C3)"), Optional.of(Colour.WHITE), OptionalInt.of(1), NONE.limits());
        assertThat(ask(defaults, "{'sgf':'" + ATARI + "'}").get(0).json())
                .startsWith("{\"goal\":\"capture(C3)\",\"max\":\"black\",\"first\":\"white\"");
    }

    private static String ask(String question) throws IOException {
        return ask(NONE, question).get(0).json();
    }

    /** Asks; quotes are single ones, to be readable in Java. */
    private static List<AnswerLine> ask(Defaults defaults, String lines) throws IOException {
        List<AnswerLine> answers = new ArrayList<>();
        Batch batch = new Batch(new ProofNumberSolver(), defaults, Monitor.SILENT);
        Conveyor.run(
                2,
                batch.lines(new BufferedReader(new StringReader(lines.replace('\'', '"')))),
                answers::add,
                () -> false);
        return answers;
    }
}
