import { useLocation } from 'react-router-dom';
import { accountNavigation } from '#features/account/navigation.ts';
import { setTimeZone } from '#lib/moments.ts';
import type { LayoutProps, PageQueries } from '#lib/page.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { SignedInArea } from '../signed-in-area.tsx';

/** Public, and so part of the document, which is the same for everyone. */
export const queries: PageQueries = ({ query }) => [query('pages.company.get')];

/** The professional's own area. */
export function Layout({ children }: LayoutProps) {
  const { pathname } = useLocation();
  // after the back-office, which has the company's
  setTimeZone(undefined);
  return (
    <SignedInArea
      signIn={paths.userLogin.to()}
      area="portfolio"
      groups={[{ items: accountNavigation(pathname) }]}
      welcome={(email) => m.account_welcome({ email })}
    >
      {children}
    </SignedInArea>
  );
}
