import { companyPage } from '#features/company-pages/company-page.ts';
import { CareersPage } from '#features/company-pages/components/careers-page.tsx';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const { queries, head } = companyPage('careers', m.page_careers, paths.careers.to(), [
  'pages.company.get',
]);
export const Page = CareersPage;
