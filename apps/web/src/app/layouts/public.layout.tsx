import { SiteFooter } from '#components/layout/site-footer.tsx';
import { SiteHeader } from '#components/layout/site-header.tsx';
import { MAIN_ID, SkipLink } from '#components/layout/skip-link.tsx';
import { now } from '#lib/clock.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import type { LayoutProps, PageQueries } from '#lib/page.ts';
import { HeaderSignOut } from '../header-sign-out.tsx';

export const queries: PageQueries = ({ query }) => [query('pages.company.get')];

/** Header and footer around every page of the public site. Pages start under the header. */
export function Layout({ children }: LayoutProps) {
  const company = useEndpoint('pages.company.get').data ?? NAMELESS;
  return (
    <>
      <SkipLink />
      <SiteHeader name={company.name} signOut={<HeaderSignOut />} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter company={company} year={new Date(now()).getUTCFullYear()} />
    </>
  );
}

/** Until the server says who we are: the frame with its links, and no word that may be wrong. */
const NAMELESS = {
  name: { first: '', second: '' },
  tagline: '',
  description: '',
  email: '',
  website: '',
  phone: '',
  whatsapp: '',
  address: [],
  coordinates: '',
  elevation: '',
  social: { linkedin: '', twitter: '', github: '' },
  timeZone: 'UTC',
  languages: {},
};
