package org.yomi.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResponseParserTest {
    private final ResponseParser parser = new ResponseParser();

    private List<Response> parse(String output) {
        List<Response> responses = new ArrayList<>();
        for (String line : output.split("\n", -1)) {
            Response response = parser.accept(line);
            if (response != null) {
                responses.add(response);
            }
        }
        return responses;
    }

    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "= a b,true,'',a b",
                "=,true,'',''",
                "= ,true,'',''",
                "=12 a,true,12,a",
                "=12,true,12,''",
                "? no,false,'',no",
                "?3 no,false,3,no",
                "=  a,true,'',' a'",
                "=a,true,'',a",
                "=\ta,true,'',a",
            })
    void splitsTheFirstLine(String line, boolean success, String id, String text) {
        assertThat(parse(line + "\n\n")).containsExactly(new Response(success, id, text));
    }

    @Test
    void keepsTheLinesOfAReply() {
        assertThat(parse("= \ninfo 1\n \n=2\n\n")).containsExactly(new Response(true, "", "\ninfo 1\n \n=2"));
    }

    @Test
    void takesCrLf() {
        assertThat(parse("= a\r\nb\r\n\r\n")).containsExactly(new Response(true, "", "a\nb"));
    }

    @Test
    void keepsStrayLines() {
        assertThat(parse("warning\n\n= a\n\n\n  \nlog line\n? b\n\n"))
                .containsExactly(new Response(true, "", "a"), new Response(false, "", "b"));
        assertThat(parser.strays()).containsExactly("warning", "log line");
    }

    @Test
    void knowsWhetherAResponseIsUnfinished() {
        assertThat(parse("= a\nb")).isEmpty();
        assertThat(parser.isInside()).isTrue();
        assertThat(parse("\n")).containsExactly(new Response(true, "", "a\nb"));
        assertThat(parser.isInside()).isFalse();
    }
}
