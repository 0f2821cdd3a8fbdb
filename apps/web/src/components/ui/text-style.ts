import { cx } from '../cx.ts';
import { type Space, spaceClass } from '../layout/layout-class.ts';
import styles from './text-style.module.css';

interface TextLook {
  tone?: 'text' | 'muted' | 'accent' | 'second' | 'danger' | undefined;
  size?: 'tiny' | 'small' | 'lead' | 2 | 3 | 4 | undefined;
  weight?: 'text' | 'medium' | 'strong' | undefined;
  leading?: 'snug' | 1.4 | 1.45 | 1.5 | undefined;
  /** Breaks in the middle of a word that is too long, or not at all. */
  wrap?: 'anywhere' | 'never' | undefined;
  /** Figures of one width. */
  numeric?: boolean | undefined;
  center?: boolean | undefined;
  /** `heading` for what stands in for one, `text` for a heading that is no more than a label. */
  face?: 'heading' | 'text' | undefined;
  /** A link that is not underlined. */
  plain?: boolean | undefined;
  /** Free space before and after. */
  above?: Exclude<Space, 0 | 1.5> | undefined;
  below?: Exclude<Space, 0 | 1.5> | undefined;
  /** How wide a line may be, in letters' heights; `text` for running text. */
  measure?: 26 | 28 | 30 | 34 | 'text' | undefined;
}

const name = (prefix: string, value: string | number | undefined) =>
  value === undefined ? undefined : styles[`${prefix}-${value}`.replace('.', '-')];

/** The classes of text that is not set as its element is by itself. */
export function textStyle(look: TextLook): string {
  const { tone, size, weight, leading, wrap, numeric, center, measure, face, plain } = look;
  return cx(
    tone && styles[tone],
    typeof size === 'number' ? name('size', size) : size && styles[size],
    name('weight', weight),
    name('leading', leading),
    name('wrap', wrap),
    numeric && styles.numeric,
    center && styles.center,
    name('measure', measure),
    face && styles[face === 'text' ? 'label' : face],
    plain && styles.plain,
    spaceClass('above', look.above),
    spaceClass('below', look.below),
  );
}
