/**
 * Pictures of positions: a plain model, and its drawing as SVG or PNG.
 *
 * <p>The model knows no board and no rules; who wants a picture fills it. One painter draws it on a canvas, of which
 * there are two kinds. Only {@link org.yomi.analyze.draw.PngWriter} touches AWT, which is slow to load.
 */
@NullMarked
package org.yomi.analyze.draw;

import org.jspecify.annotations.NullMarked;
