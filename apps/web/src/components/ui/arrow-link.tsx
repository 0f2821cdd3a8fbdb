import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { layoutClass } from '../layout/layout-class.ts';
import { textStyle } from './text-style.ts';

interface ArrowLinkProps {
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The way to all of what a section shows a part of. */
export function ArrowLink({ to, className, children }: ArrowLinkProps) {
  const look = layoutClass('row', { gap: 1, align: 'center' }, 'target');
  return (
    <Link to={to} className={textStyle({ quiet: true }, look, className)}>
      {children}
      <ArrowRight size={18} aria-hidden="true" />
    </Link>
  );
}
