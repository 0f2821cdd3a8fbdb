import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cx } from '../cx.ts';
import styles from './icon-button.module.css';
import { Spinner } from './spinner.tsx';

const LOOK = cx('round screen-only', styles.button);

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
      className={cx(LOOK, styles[tone], className)}
      aria-label={label}
      title={label}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : children}
    </button>
  );
}

interface IconLinkProps extends Omit<LinkProps, 'aria-label'> {
  /** Where it leads: its accessible name and its tooltip. */
  label: string;
}

/** A link that looks like an icon button. */
export function IconLink({ label, className, ...rest }: IconLinkProps) {
  return <Link {...rest} aria-label={label} title={label} className={cx(LOOK, className)} />;
}
