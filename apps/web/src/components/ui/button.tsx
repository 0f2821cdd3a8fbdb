import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cx } from '../cx.ts';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its column. */
  wide?: boolean | undefined;
}

/** The classes shared by buttons and by links that look like one. */
export function buttonClass(look: ButtonLook, className?: string): string {
  const { variant = 'primary', size = 'medium', wide } = look;
  const own = cx(styles.button, styles[variant], styles[size], wide && styles.wide);
  return cx(own, 'screen-only', className);
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Under way: disabled, marked busy, with a spinner before the label. */
  busy?: boolean | undefined;
}

export function Button(props: ButtonProps) {
  const { variant, size, wide, busy, className, children, disabled, type, ...rest } = props;
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ variant, size, wide }, className)}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      data-destructive={variant === 'danger' || undefined}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends LinkProps, ButtonLook {}

/** A link that looks like a button; `to` may also be an absolute, mailto: or tel: address. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, wide }, className)} />;
}
