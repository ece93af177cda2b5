package org.yomi.benchmarks.suite;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.benchmarks.corpus.Entry;
import org.yomi.benchmarks.program.GtpProgram;

class ReplyPatternTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            [1 (A1|B2)]; {'1':{'only':['A1','B2']}}; true; 1 B2; PASS
            [1 (A1|B2)]*; {'1':{'only':['A1','B2']}}; true; 1 B2; PASS
            [1 (A1|B2)]; {'1':{'only':['A1','B2']}}; true; 1 C3; OTHER_MOVE
            [2 A1]; {'2':{'only':['A1']}}; true; 3 A1; OTHER_KO
            [1 A1]; {'1':{'only':['A1']}}; true; 0; DIFFERS
            [!A1]; {'any':null}; true; B2; PASS
            [!A1]; {'any':null}; true; A1; DIFFERS
            [0]; {'0':null}; false; unknown time; UNKNOWN
            [alive]; {'alive':null}; true; alive; PASS
            [critical A1 B2]; {'critical':null}; true; critical A1 C3; OTHER_MOVE
            [1 0 A1]; {'1 0':{'only':['A1']}}; true; 1 0 B2; OTHER_MOVE
            [1 0 A1]; {'1 0':{'only':['A1']}}; true; 1 1 A1; DIFFERS
            """)
    void aReplyIsHeldAgainstThePattern(String raw, String accept, boolean success, String reply, Outcome outcome) {
        String json = ("{'id':'x','expected':{'raw':'" + raw + "','accept':" + accept + "}}").replace('\'', '"');
        assertThat(ReplyPattern.of(Entry.parse(json)).outcome(new GtpProgram.Reply(success, reply)))
                .isEqualTo(outcome);
    }
}
