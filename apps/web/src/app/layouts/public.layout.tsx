import { PublicLayout } from '#components/layout/public-layout.tsx';
import { useEndpoint } from '#lib/endpoint-query.ts';
import type { LayoutProps, PageQueries } from '#lib/page.ts';
import { useDarkTheme } from '#lib/theme.ts';

export const queries: PageQueries = ({ query }) => [query('pages.company.get')];

/** Header and footer around every page of the public site. */
export function Layout({ children }: LayoutProps) {
  useDarkTheme();
  const company = useEndpoint('pages.company.get').data;
  return (
    <PublicLayout company={company ?? NAMELESS} year={new Date().getUTCFullYear()}>
      {children}
    </PublicLayout>
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
  address: [],
  coordinates: '',
  elevation: '',
  social: { linkedin: '', twitter: '', github: '' },
};
