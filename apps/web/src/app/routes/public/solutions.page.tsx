import { ApplyButton } from '#features/applications/components/apply-button.tsx';
import { companyPage } from '#features/company-pages/company-page.ts';
import { SolutionsPage } from '#features/company-pages/components/solutions-page.tsx';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const { queries, head } = companyPage(
  'solutions',
  m.layout_solutions,
  paths.solutions.to(),
  ['content.services.list'],
);

export function Page() {
  return <SolutionsPage apply={(kind) => <ApplyButton kind={kind} />} />;
}
