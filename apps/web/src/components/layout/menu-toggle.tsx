import type { ComponentProps } from 'react';
import { m } from '#messages';
import { cx } from '../cx.ts';
import styles from './menu-toggle.module.css';

interface MenuToggleProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'type'> {
  /** Left out where the browser opens the menu. */
  open?: boolean | undefined;
}

/** Two lines that become a cross. */
export function MenuToggle({ open, className, ...rest }: MenuToggleProps) {
  return (
    <button
      {...rest}
      type="button"
      className={cx('round', styles.toggle, className)}
      aria-label={open ? m.layout_close_menu() : m.layout_open_menu()}
    >
      <span className={cx(styles.lines, open && styles.open)} aria-hidden="true" />
    </button>
  );
}
