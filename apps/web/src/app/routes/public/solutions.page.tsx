import { m } from '#messages';
import { ApplyButton } from '../../../features/applications/components/apply-button.tsx';
import { companyPageHead } from '../../../features/company-pages/company-page-head.ts';
import { SolutionsPage } from '../../../features/company-pages/components/solutions-page.tsx';
import type { PageQueries } from '../../../lib/page.ts';
import { paths } from '../../../lib/paths.ts';

export const queries: PageQueries = ({ query }) => [
  query('pages.solutions.get'),
  query('content.services.list'),
];
export const head = companyPageHead('solutions', m.layout_solutions, paths.solutions.to());

export function Page() {
  return <SolutionsPage apply={(kind) => <ApplyButton kind={kind} />} />;
}
