import { Link, type LinkProps } from 'react-router-dom';
import { cx } from '../cx.ts';
import styles from './icon-button.module.css';

interface IconLinkProps extends Omit<LinkProps, 'aria-label'> {
  /** Where it leads: its accessible name and its tooltip. */
  label: string;
}

/** A link in the clothes of an icon button; children: one icon, `aria-hidden`. */
export function IconLink({ label, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} aria-label={label} title={label} className={cx(styles.button, className)} />
  );
}
