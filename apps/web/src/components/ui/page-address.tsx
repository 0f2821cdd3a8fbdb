import type { ReactNode } from 'react';
import { textStyle } from './text-style.ts';

interface PageAddressProps {
  /** What it begins with. */
  site: ReactNode;
  path: string;
}

/** An address that, where it is too long for its line, breaks after the host and not at a hyphen. */
export const PageAddress = ({ site, path }: PageAddressProps) => (
  <>
    {site}
    <span className={textStyle({ wrap: 'whole' })}>{path}</span>
  </>
);
