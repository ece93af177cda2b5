package org.yomi.gtp.reply;

/** A background colour in GoGui's spelling. Drawn half transparent and below stones. */
public final class GfxColor {
    /** Named {@code black}. */
    public static final GfxColor BLACK = new GfxColor("black");
    /** Named {@code blue}. */
    public static final GfxColor BLUE = new GfxColor("blue");
    /** Named {@code cyan}. */
    public static final GfxColor CYAN = new GfxColor("cyan");
    /** Named {@code gray}. */
    public static final GfxColor GRAY = new GfxColor("gray");
    /** Named {@code green}. */
    public static final GfxColor GREEN = new GfxColor("green");
    /** Named {@code magenta}. */
    public static final GfxColor MAGENTA = new GfxColor("magenta");
    /** Named {@code pink}. */
    public static final GfxColor PINK = new GfxColor("pink");
    /** Named {@code red}. */
    public static final GfxColor RED = new GfxColor("red");
    /** Named {@code white}. */
    public static final GfxColor WHITE = new GfxColor("white");
    /** Named {@code yellow}. */
    public static final GfxColor YELLOW = new GfxColor("yellow");

    private static final int RGB_BITS = 0xffffff;
    private static final int LEADING_ONE = 0x1000000;

    private final String name;

    private GfxColor(String name) {
        this.name = name;
    }

    /**
     * Returns any other colour.
     *
     * @param rgb red, green and blue, eight bits each: 0x80ff80 is light green
     * @throws IllegalArgumentException if it has more than 24 bits
     */
    public static GfxColor rgb(int rgb) {
        if ((rgb & ~RGB_BITS) != 0) {
            throw new IllegalArgumentException("a colour has 24 bits, not " + Integer.toHexString(rgb));
        }
        return new GfxColor("#" + Integer.toHexString(rgb | LEADING_ONE).substring(1));
    }

    /** Returns for example {@code green} or {@code #80ff80}. */
    @Override
    public String toString() {
        return name;
    }
}
