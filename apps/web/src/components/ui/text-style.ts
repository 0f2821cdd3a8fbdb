import { cx } from '../cx.ts';
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
  /** How wide a line may be, in letters' heights; `text` for running text. */
  measure?: 26 | 28 | 30 | 34 | 'text' | undefined;
}

const name = (prefix: string, value: string | number | undefined) =>
  value === undefined ? undefined : styles[`${prefix}-${value}`.replace('.', '-')];

/** The classes of text that is not set as its element is by itself. */
export function textStyle(look: TextLook): string {
  const { tone, size, weight, leading, wrap, numeric, center, measure } = look;
  return cx(
    tone && styles[tone],
    typeof size === 'number' ? name('size', size) : size && styles[size],
    name('weight', weight),
    name('leading', leading),
    name('wrap', wrap),
    numeric && styles.numeric,
    center && styles.center,
    name('measure', measure),
  );
}
