import { cx } from '../cx.ts';
import { classOf, type Space } from '../layout/layout-class.ts';

interface TextLook {
  tone?: 'text' | 'muted' | 'accent' | 'second' | 'danger' | undefined;
  size?: 'tiny' | 'small' | 'lead' | 2 | 3 | 4 | undefined;
  weight?: 'text' | 'medium' | 'strong' | undefined;
  leading?: 'snug' | 1.45 | 1.5 | undefined;
  /** Breaks in the middle of a word that is too long, or not at all. */
  wrap?: 'anywhere' | 'never' | undefined;
  /** Figures of one width. */
  numeric?: boolean | undefined;
  center?: boolean | undefined;
  /** A heading that is no more than a label. */
  face?: 'text' | undefined;
  /** A link that is not underlined. */
  plain?: boolean | undefined;
  /** Free space before and after. */
  above?: Exclude<Space, 0 | 1.5 | 5> | undefined;
  below?: Exclude<Space, 0 | 1.5> | undefined;
  /** How wide a line may be, in letters' heights; `text` for running text. */
  measure?: 26 | 28 | 30 | 34 | 'text' | undefined;
}

/** The classes of text that is not set as its element is by itself. */
export function textStyle({ numeric, center, plain, ...look }: TextLook): string {
  return cx(
    ...Object.entries(look).map(([property, value]) => classOf(property, value)),
    numeric && 'numeric',
    center && 'center',
    plain && 'plain',
  );
}
