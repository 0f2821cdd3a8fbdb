import { m } from '#messages';
import { companyPageHead } from '../../../features/company-pages/company-page-head.ts';
import { LegalPage } from '../../../features/company-pages/components/legal-page.tsx';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import type { PageQueries } from '../../../lib/page.ts';
import { paths } from '../../../lib/paths.ts';

export const queries: PageQueries = ({ query }) => [query('pages.cookies.get')];
export const head = companyPageHead('cookies', m.layout_cookies, paths.cookies.to());

export function Page() {
  return <LegalPage content={useEndpoint('pages.cookies.get')} />;
}
