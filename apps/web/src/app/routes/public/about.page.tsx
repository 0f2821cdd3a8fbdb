import { m } from '#messages';
import { companyPageHead } from '../../../features/company-pages/company-page-head.ts';
import { AboutPage } from '../../../features/company-pages/components/about-page.tsx';
import type { PageQueries } from '../../../lib/page.ts';
import { paths } from '../../../lib/paths.ts';

export const queries: PageQueries = ({ query }) => [
  query('pages.about.get'),
  query('pages.company.get'),
  query('content.partners.list'),
];
export const head = companyPageHead('about', m.layout_about, paths.about.to());
export const Page = AboutPage;
