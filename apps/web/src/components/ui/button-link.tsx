import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface ButtonLinkProps extends LinkProps, ButtonLook {}

/** A link in the clothes of a button; `to` may also be an absolute, mailto: or tel: address. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, wide }, className)} />;
}
