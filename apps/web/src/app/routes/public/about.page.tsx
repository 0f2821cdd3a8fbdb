import { companyPage } from '#features/company-pages/company-page.ts';
import { AboutPage } from '#features/company-pages/components/about-page.tsx';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const { queries, head } = companyPage('about', m.layout_about, paths.about.to(), [
  'pages.company.get',
  'content.partners.list',
]);
export const Page = AboutPage;
