import { cx } from '../cx.ts';
import styles from './button.module.css';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its column. */
  wide?: boolean | undefined;
}

/** The classes shared by buttons and by links that look like one. */
export function buttonClass(look: ButtonLook, className?: string): string {
  const { variant = 'primary', size = 'medium', wide } = look;
  return cx(styles.button, styles[variant], styles[size], wide && styles.wide, className);
}
