import { type AdminOverview, isTimeZone, publicLocales } from '@vitrine/contracts';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type * as OfficeBanners from '#features/back-office/components/office-banners.ts';
import { useLiveEvents } from '#features/back-office/event-stream/use-live-events.ts';
import { useLacksSecondStep, useOverview } from '#features/back-office/live/overview-cache.ts';
import { adminAccount, adminNavigation } from '#features/back-office/navigation.ts';
import { OfficeSearch } from '#features/back-office/search/office-search.tsx';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { logFailure } from '#lib/log.ts';
import { setTimeZone } from '#lib/moments.ts';
import { useHolds, useOpens } from '#lib/office-pages.ts';
import type { LayoutProps, PageQueries } from '#lib/page.ts';
import { paths } from '#lib/paths.ts';
import { useTitleCount } from '#lib/title-count.ts';
import { m } from '#messages';
import { SignedInArea } from '../signed-in-area.tsx';

/** Public, and so part of the document, which is the same for everyone. */
export const queries: PageQueries = ({ query }) => [query('pages.company.get')];

/** The count of what is unread. */
export const earlyQueries: PageQueries = ({ query }) => [query('admin.overview')];

/** The back-office, which hears of what arrives while it is open. */
export function Layout({ children }: LayoutProps) {
  const overview = useOverview();
  const unread = overview?.unread ?? 0;
  const opens = useOpens();
  const company = useEndpoint('pages.company.get').data;
  const zone = company?.timeZone;
  // a browser may be older than the zone
  setTimeZone(zone && isTimeZone(zone) ? zone : undefined);
  return (
    <SignedInArea
      signIn={paths.adminLogin.to()}
      area="office"
      groups={adminNavigation(opens, unread, publicLocales(company).length > 1)}
      account={adminAccount()}
      search={OfficeSearch}
      welcome={(email) => m.admin_signed_in_as({ email })}
    >
      <UnlessStopped unread={unread}>
        <Notices overview={overview}>
          {/* moments that were written by another clock are written again */}
          <Fragment key={zone}>{children}</Fragment>
        </Notices>
      </UnlessStopped>
    </SignedInArea>
  );
}

/** Leads who has to set up two-step sign-in there first, and who may not see a page to the start. */
function UnlessStopped({ unread, children }: { unread: number; children: ReactNode }) {
  const lacksSecondStep = useLacksSecondStep();
  const account = paths.adminAccount.to();
  const { pathname } = useLocation();
  const opens = useOpens()(pathname);
  if (lacksSecondStep && pathname !== account) return <Navigate to={account} replace />;
  if (!opens) return <Navigate to={paths.admin.to()} replace />;
  return (
    <>
      {lacksSecondStep ? null : <LiveNews unread={unread} />}
      {children}
    </>
  );
}

/** Within the guard: there are no notices for a visitor. */
function LiveNews({ unread }: { unread: number }) {
  useLiveEvents();
  useTitleCount(unread);
  return null;
}

interface NoticesProps {
  overview: AdminOverview | undefined;
  children: ReactNode;
}

/** What has to be mended, around the page; its code comes only where there is something to say. */
function Notices({ overview, children }: NoticesProps) {
  const [code, setCode] = useState<typeof OfficeBanners>();
  const storage = overview?.storage;
  const isFull = storage !== undefined && storage.level !== 'enough';
  const lacksMail = useHolds('settings') && overview?.mail === 'folder';
  const isNeeded = isFull || lacksMail;
  useEffect(() => {
    if (!isNeeded) return;
    import('#features/back-office/components/office-banners.ts').then(setCode, (error) =>
      logFailure('The code of the notices did not come', error),
    );
  }, [isNeeded]);
  return (
    <>
      {isFull && code ? <code.StorageBanner {...storage} /> : null}
      {children}
      {lacksMail && code ? <code.MailBanner /> : null}
    </>
  );
}
