import { companyPage } from '#features/company-pages/company-page.ts';
import { LegalPage } from '#features/company-pages/components/legal-page.tsx';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const { queries, head } = companyPage('terms', m.layout_terms, paths.terms.to());

export function Page() {
  return <LegalPage content={useEndpoint('pages.terms.get')} />;
}
