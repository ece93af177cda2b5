package org.yomi.analyze.regress;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringReader;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;
import org.yomi.analyze.files.TextFile;

/**
 * Runs as JUnit XML, which build servers show: a {@code testsuite} for each script, a {@code testcase} for each test and
 * for each other command that failed. A known fail is {@code skipped}, an unexpected pass has a {@code system-out}.
 */
public final class JUnitXml {
    private static final String ROOT = "testsuites";
    private static final String RUN = "yomi regress";
    private static final String CASE = "testcase";
    private static final String SCRIPT = "classname";
    private static final String NAME = "name";
    private static final String TIME = "time";
    private static final String LINE_END = "\n";

    /** What a testcase has inside when it did not pass. */
    private static final List<String> TROUBLES = List.of("failure", "error", "skipped");

    private final XMLStreamWriter xml;

    private JUnitXml(XMLStreamWriter xml) {
        this.xml = xml;
    }

    /**
     * Writes a run.
     *
     * @throws IOException if the file cannot be written
     */
    public static void write(List<Report> reports, Path file) throws IOException {
        // Java's writer of XML hands on each byte by itself.
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            String charset = StandardCharsets.UTF_8.name();
            XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(out, charset);
            xml.writeStartDocument(charset, "1.0");
            new JUnitXml(xml).suites(reports);
            xml.writeEndDocument();
            xml.close();
        } catch (XMLStreamException e) {
            throw e.getNestedException() instanceof IOException cause ? cause : new IOException(e.getMessage(), e);
        }
    }

    private void suites(List<Report> reports) throws XMLStreamException {
        start(ROOT);
        attribute(NAME, RUN);
        counts(Report.total(reports));
        for (Report report : reports) {
            start("testsuite");
            attribute(NAME, report.script());
            counts(report);
            for (Verdict verdict : report.judged()) {
                testCase(report.script(), verdict);
            }
            end();
        }
        end();
    }

    private void counts(Report report) throws XMLStreamException {
        attribute("tests", Integer.toString(report.judged().size()));
        attribute("failures", Integer.toString(report.count(Outcome.FAIL)));
        attribute("errors", Integer.toString(report.count(Outcome.ERROR)));
        attribute("skipped", Integer.toString(report.count(Outcome.KNOWN_FAIL)));
        attribute(TIME, time(report.millis()));
    }

    private void testCase(String script, Verdict verdict) throws XMLStreamException {
        start(CASE);
        attribute(NAME, verdict.command());
        attribute(SCRIPT, script);
        attribute("line", Integer.toString(verdict.line()));
        attribute(TIME, time(verdict.millis()));
        switch (verdict.outcome()) {
            case FAIL -> trouble("failure", script, verdict);
            case ERROR -> trouble("error", script, verdict);
            case KNOWN_FAIL -> trouble("skipped", script, verdict);
            case UNEXPECTED_PASS -> {
                start("system-out");
                xml.writeCharacters(legal(Summary.result(script, verdict)));
                end();
            }
            default -> {}
        }
        end();
    }

    private void trouble(String element, String script, Verdict verdict) throws XMLStreamException {
        start(element);
        attribute("message", verdict.outcome().word() + ": " + verdict.got());
        xml.writeCharacters(legal(Summary.result(script, verdict)));
        end();
    }

    private void start(String element) throws XMLStreamException {
        xml.writeCharacters(LINE_END);
        xml.writeStartElement(element);
    }

    private void end() throws XMLStreamException {
        xml.writeEndElement();
    }

    private void attribute(String name, String value) throws XMLStreamException {
        xml.writeAttribute(name, attributeText(value));
    }

    /** A text as it comes back from an attribute, where readers take line ends and tabs for blanks. */
    static String attributeText(String text) {
        return legal(text).replaceAll("[\\t\\r\\n]", " ");
    }

    private static String time(long millis) {
        return BigDecimal.valueOf(millis, 3).toPlainString();
    }

    /** XML has no words for most control characters, which scripts and replies may hold. */
    private static String legal(String text) {
        return text.replaceAll("[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\ufffe\\uffff]", "?");
    }

    /**
     * Reads the tests of a run that was written here.
     *
     * @throws IOException if the file cannot be read or is no such XML
     */
    static List<TestCase> read(Path file) throws IOException {
        XMLInputFactory factory = XMLInputFactory.newInstance();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        // As a text: of bytes that are none, Java's reader of XML complains on stderr, whatever it is told.
        String text = TextFile.read(file);
        try {
            return cases(factory.createXMLStreamReader(new StringReader(text)));
        } catch (XMLStreamException | NumberFormatException | ArithmeticException e) {
            String message = String.valueOf(e.getMessage());
            throw new IOException("it is no JUnit XML of " + RUN + ": " + message.replace('\n', ' '), e);
        }
    }

    private static List<TestCase> cases(XMLStreamReader xml) throws XMLStreamException {
        expectRoot(xml);
        TestCase.Names names = new TestCase.Names();
        List<TestCase> cases = new ArrayList<>();
        while (xml.hasNext()) {
            if (xml.next() == XMLStreamConstants.START_ELEMENT
                    && xml.getLocalName().equals(CASE)) {
                TestCase.Name name = names.next(required(xml, SCRIPT), required(xml, NAME));
                long millis =
                        new BigDecimal(required(xml, TIME)).movePointRight(3).longValue();
                cases.add(new TestCase(name, isPassed(xml), millis));
            }
        }
        return cases;
    }

    private static void expectRoot(XMLStreamReader xml) throws XMLStreamException {
        xml.nextTag();
        if (!xml.getLocalName().equals(ROOT) || !RUN.equals(xml.getAttributeValue(null, NAME))) {
            throw new XMLStreamException("its root is no " + ROOT + " with the name " + RUN, xml.getLocation());
        }
    }

    private static String required(XMLStreamReader xml, String attribute) throws XMLStreamException {
        String value = xml.getAttributeValue(null, attribute);
        if (value == null) {
            throw new XMLStreamException("a " + CASE + " has no " + attribute, xml.getLocation());
        }
        return value;
    }

    /** Reads to the end of a case. */
    private static boolean isPassed(XMLStreamReader xml) throws XMLStreamException {
        boolean passed = true;
        int event = xml.next();
        while (event != XMLStreamConstants.END_ELEMENT || !xml.getLocalName().equals(CASE)) {
            passed &= event != XMLStreamConstants.START_ELEMENT || !TROUBLES.contains(xml.getLocalName());
            event = xml.next();
        }
        return passed;
    }
}
