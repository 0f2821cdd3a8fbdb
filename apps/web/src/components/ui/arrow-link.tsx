import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../cx.ts';
import { layoutClass } from '../layout/layout-class.ts';
import { textStyle } from './text-style.ts';

interface ArrowLinkProps {
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The way to all of what a section shows a part of. */
export function ArrowLink({ to, className, children }: ArrowLinkProps) {
  const look = cx(layoutClass('row', { gap: 1, align: 'center' }), 'target');
  return (
    <Link to={to} className={cx(look, textStyle({ quiet: true }), className)}>
      {children}
      <ArrowRight size={18} aria-hidden="true" />
    </Link>
  );
}
