import type { OptionsOf, Placed, TEXT } from '../../styles/shared-classes.ts';
import { type ClassName, cx } from '../cx.ts';
import { classOf } from '../layout/layout-class.ts';

/** What each option does is in styles/shared-classes.ts. */
interface TextLook extends OptionsOf<typeof TEXT>, OptionsOf<Placed> {
  /** Figures of one width. */
  numeric?: boolean | undefined;
  center?: boolean | undefined;
  /** A link that is not underlined. */
  plain?: boolean | undefined;
  /** A link that is underlined only while it is pointed at. */
  quiet?: boolean | undefined;
  /** A link that can be clicked anywhere in the element of class `around` that it is in. */
  covers?: boolean | undefined;
}

/** The classes of text that is not set as its element is by itself, and any others it has. */
export const textStyle = (look: TextLook, ...others: readonly ClassName[]): string =>
  cx(...Object.entries(look).map((option) => classOf(...option)), ...others);

/** A link in a tool: coloured, underlined under the pointer only. */
export const textLink = textStyle({ tone: 'second', quiet: true });

/** A link or button whose whole row or card opens it: that is of class `around`. */
export const coverLink = textStyle({ quiet: true, covers: true });
