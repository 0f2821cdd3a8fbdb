import type { Company } from '@vitrine/contracts';
import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

interface PublicLayoutProps {
  company: Company;
  year: number;
  children: ReactNode;
}

/** What every public page has around it. Pages start under the header: a hero fills that space. */
export function PublicLayout({ company, year, children }: PublicLayoutProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader name={company.name} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter company={company} year={year} />
    </>
  );
}
