/** What the user can set: how much a question may use, what it may lean on, who answers it. */
@NullMarked
package org.yomi.analyze.settings;

import org.jspecify.annotations.NullMarked;
