import { cx } from '../cx.ts';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** Said to screen readers; without it the spinner is decoration beside a text. */
  label?: string | undefined;
  large?: boolean | undefined;
}

export function Spinner({ label, large }: SpinnerProps) {
  const className = cx('spinner', large && styles.large);
  return label ? (
    <span className={className} role="img" aria-label={label} />
  ) : (
    <span className={className} aria-hidden="true" />
  );
}
