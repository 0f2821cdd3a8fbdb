import { m } from '#messages';
import { companyPageHead } from '../../../features/company-pages/company-page-head.ts';
import { CareersPage } from '../../../features/company-pages/components/careers-page.tsx';
import type { PageQueries } from '../../../lib/page.ts';
import { paths } from '../../../lib/paths.ts';

export const queries: PageQueries = ({ query }) => [
  query('pages.careers.get'),
  query('pages.company.get'),
];
export const head = companyPageHead('careers', m.company_careers, paths.careers.to());
export const Page = CareersPage;
