import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './icon-button.module.css';
import { Spinner } from './spinner.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What the button does: its accessible name and its tooltip. */
  label: string;
  tone?: 'plain' | 'danger' | undefined;
  busy?: boolean | undefined;
}

export function IconButton(props: IconButtonProps) {
  const { label, tone = 'plain', busy, className, children, disabled, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.button, styles[tone], className)}
      aria-label={label}
      title={label}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : children}
    </button>
  );
}
