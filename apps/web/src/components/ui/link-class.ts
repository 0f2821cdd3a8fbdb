import { textStyle } from './text-style.ts';

/** A link in a tool: coloured, underlined under the pointer only. */
export const textLink = textStyle({ tone: 'second', quiet: true });

/** A link or button whose whole row or card opens it: that is of class `around`. */
export const coverLink = textStyle({ quiet: true, covers: true });
