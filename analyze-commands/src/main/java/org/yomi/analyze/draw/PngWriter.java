package org.yomi.analyze.draw;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Draws diagrams as PNG. The first picture takes a while, since AWT is loaded for it. */
public final class PngWriter implements Canvas {

    private static final double HALF_LETTER = 0.35;

    private final Graphics2D graphics;

    private PngWriter(Graphics2D graphics) {
        this.graphics = graphics;
    }

    /** The diagram as the bytes of a PNG file. */
    public static byte[] png(Diagram diagram) {
        useNoScreen();
        Layout layout = Painter.layout(diagram);
        int width = (int) Math.round(layout.width());
        int height = (int) Math.round(layout.height());
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        try {
            smooth(graphics);
            // Not quite 1, so that the picture ends where the image does.
            graphics.scale(width / layout.width(), height / layout.height());
            Painter.paint(diagram, layout, new PngWriter(graphics));
        } finally {
            graphics.dispose();
        }
        return encode(image);
    }

    /** An engine is often started by a program with a window; AWT must not open one or wait for a screen. */
    private static void useNoScreen() {
        if (System.getProperty("java.awt.headless") == null) {
            System.setProperty("java.awt.headless", "true");
        }
    }

    private static void smooth(Graphics2D graphics) {
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    }

    private static byte[] encode(BufferedImage image) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        // ImageIO's own streams would make a file on disk.
        try (MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(bytes)) {
            ImageIO.write(image, "png", stream);
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory cannot fail", e);
        }
        return bytes.toByteArray();
    }

    @Override
    public void group(String name) {
        // An image has no parts.
    }

    /** Rounds the sides to whole pixels, since soft edges would leave a seam between two squares of a zone. */
    @Override
    public void rectangle(XY corner, double width, double height, int color) {
        AffineTransform scaled = graphics.getTransform();
        int left = (int) Math.round(corner.x() * scaled.getScaleX());
        int right = (int) Math.round((corner.x() + width) * scaled.getScaleX());
        int top = (int) Math.round(corner.y() * scaled.getScaleY());
        int bottom = (int) Math.round((corner.y() + height) * scaled.getScaleY());
        graphics.setTransform(new AffineTransform());
        graphics.setColor(new Color(color));
        graphics.fillRect(left, top, right - left, bottom - top);
        graphics.setTransform(scaled);
    }

    @Override
    public void circle(XY centre, double radius, Pen pen) {
        draw(new Ellipse2D.Double(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), pen);
    }

    @Override
    public void polygon(List<XY> corners, Pen pen) {
        Path2D path = new Path2D.Double();
        path.moveTo(corners.get(0).x(), corners.get(0).y());
        corners.forEach(corner -> path.lineTo(corner.x(), corner.y()));
        path.closePath();
        draw(path, pen);
    }

    @Override
    public void line(XY from, XY to, Pen pen) {
        draw(new Line2D.Double(from.x(), from.y(), to.x(), to.y()), pen);
    }

    private void draw(Shape shape, Pen pen) {
        if (pen.fill() != NONE) {
            graphics.setColor(new Color(pen.fill()));
            graphics.fill(shape);
        }
        if (pen.stroke() != NONE) {
            graphics.setColor(new Color(pen.stroke()));
            graphics.setStroke(new BasicStroke((float) pen.width(), BasicStroke.CAP_SQUARE, BasicStroke.JOIN_ROUND));
            graphics.draw(shape);
        }
    }

    @Override
    public void text(XY centre, String text, Type type) {
        String family = type.serif() ? Font.SERIF : Font.SANS_SERIF;
        Font font = new Font(family, type.bold() ? Font.BOLD : Font.PLAIN, 1).deriveFont((float) type.size());
        double width =
                font.getStringBounds(text, graphics.getFontRenderContext()).getWidth();
        graphics.setFont(font);
        graphics.setColor(new Color(type.color()));
        graphics.drawString(text, (float) (centre.x() - width / 2), (float) (centre.y() + HALF_LETTER * type.size()));
    }
}
