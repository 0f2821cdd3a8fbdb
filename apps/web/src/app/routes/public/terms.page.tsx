import { m } from '#messages';
import { companyPageHead } from '../../../features/company-pages/company-page-head.ts';
import { LegalPage } from '../../../features/company-pages/components/legal-page.tsx';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import type { PageQueries } from '../../../lib/page.ts';
import { paths } from '../../../lib/paths.ts';

export const queries: PageQueries = ({ query }) => [query('pages.terms.get')];
export const head = companyPageHead('terms', m.layout_terms, paths.terms.to());

export function Page() {
  return <LegalPage content={useEndpoint('pages.terms.get')} />;
}
