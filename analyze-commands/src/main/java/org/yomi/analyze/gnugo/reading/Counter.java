package org.yomi.analyze.gnugo.reading;

/** What nodes are counted for, each apart. */
public enum Counter {
    READING("reading_node", "about blocks"),
    OWL("owl_node", "about dragons and races"),
    CONNECTION("connection_node", "about connections, those inside dragons too,"),
    LIFE("life_node", "about eyes"),
    /** All of them together. */
    ALL("trymove", "of any kind");

    private final String word;
    private final String about;

    Counter(String word, String about) {
        this.word = word;
        this.about = about;
    }

    /** The word in the names of the commands. */
    public String word() {
        return word;
    }

    /** Which questions, for the manual. */
    public String about() {
        return about;
    }
}
