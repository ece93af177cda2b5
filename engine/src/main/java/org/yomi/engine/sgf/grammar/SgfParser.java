package org.yomi.engine.sgf.grammar;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * Reads a collection of game trees from a text.
 *
 * <p>Everything outside the trees is skipped, as mail headers and the like stand there. Lower-case letters of
 * identifiers are dropped, as FF[3] says. If a node has the same property twice, which FF[4] forbids but programs
 * write, the values are put together. Closing parentheses that the text lacks at its end are taken as read: some old
 * collections have such games. A text that ends within a value, or before the first one of a property, is broken.
 */
public final class SgfParser {

    private final SgfScanner in;
    private final Consumer<String> warnings;

    /** The nodes at which the variations around the current node began, innermost first. */
    private final Deque<SgfNode> branchings = new ArrayDeque<>();

    private SgfNode current = new SgfNode();

    /** Whether a variation of the current node has been closed: no node may follow it then. */
    private boolean branched;

    private SgfParser(String text, Consumer<String> warnings) {
        in = new SgfScanner(text);
        this.warnings = warnings;
    }

    /**
     * Reads all game trees of a text.
     *
     * @return the roots, at least one
     * @throws SgfException if there is no game tree, or one is broken
     */
    public static List<SgfNode> parse(String text) throws SgfException {
        return parse(text, warning -> {});
    }

    /**
     * Likewise, and says if closing parentheses are missing.
     *
     * @param warnings told in words, with line and column
     * @return as {@link #parse(String)}
     * @throws SgfException likewise
     */
    public static List<SgfNode> parse(String text, Consumer<String> warnings) throws SgfException {
        return new SgfParser(text, warnings).collection();
    }

    private List<SgfNode> collection() throws SgfException {
        List<SgfNode> roots = new ArrayList<>();
        while (in.findGame()) {
            roots.add(gameTree());
        }
        if (roots.isEmpty()) {
            throw in.expected("a game tree that begins with '(;'");
        }
        return roots;
    }

    private SgfNode gameTree() throws SgfException {
        String opened = "line " + in.line() + ", column " + in.column();
        in.next();
        SgfNode root = new SgfNode();
        enter(root);
        while (true) {
            int token = in.peekToken();
            if (token == ';' && !branched) {
                enter(current.addChild());
            } else if (token == '(') {
                in.next();
                branchings.push(current);
                enter(current.addChild());
            } else if (token == SgfScanner.END) {
                String missing = branchings.isEmpty() ? "its last ')'" : "its last " + (branchings.size() + 1) + " ')'";
                warnings.accept("the game tree opened at " + opened + " ends without " + missing);
                return root;
            } else if (token == ')') {
                in.next();
                if (branchings.isEmpty()) {
                    return root;
                }
                current = branchings.pop();
                branched = true;
            } else {
                String what = branched ? "'(' or ')'" : "a property, ';', '(' or ')'";
                throw in.expected(what + " in the game tree opened at " + opened);
            }
        }
    }

    /** Reads the semicolon and the properties of a node, and stands on it. */
    private void enter(SgfNode node) throws SgfException {
        if (in.peekToken() != ';') {
            throw in.expected("';' at the start of a node");
        }
        in.next();
        while (isLetter(in.peekToken())) {
            property(node);
        }
        current = node;
        branched = false;
    }

    private void property(SgfNode node) throws SgfException {
        String identifier = identifier();
        if (in.peekToken() != '[') {
            throw in.expected("'[' and a value of property " + identifier);
        }
        while (in.peekToken() == '[') {
            node.add(identifier, value(identifier));
        }
    }

    private String identifier() throws SgfException {
        int line = in.line();
        int column = in.column();
        StringBuilder upper = new StringBuilder();
        StringBuilder all = new StringBuilder();
        while (isLetter(in.peek())) {
            char letter = (char) in.next();
            all.append(letter);
            if (letter <= 'Z') {
                upper.append(letter);
            }
        }
        if (upper.length() == 0) {
            throw new SgfException(line, column, "expected a property with an upper-case letter, found '" + all + "'");
        }
        return upper.toString();
    }

    private SgfValue value(String identifier) throws SgfException {
        int line = in.line();
        int column = in.column();
        in.next();
        StringBuilder raw = new StringBuilder();
        for (int c = in.next(); c != ']'; c = in.next()) {
            if (c == '\\') {
                raw.append('\\');
                c = in.next();
            }
            if (c == SgfScanner.END) {
                throw new SgfException(
                        line, column, "expected a ']' that closes this value of " + identifier + ", found none");
            }
            raw.append((char) c);
        }
        // Errors inside a value point behind its bracket.
        return new SgfValue(raw.toString(), line, column + 1);
    }

    private static boolean isLetter(int c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    }
}
