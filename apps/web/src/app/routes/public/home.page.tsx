import { HomePage } from '#features/home/components/home-page.tsx';
import { firstEntries, homeHead } from '#features/home/home-head.ts';
import type { PageQueries } from '#lib/page.ts';

export const queries: PageQueries = ({ query }) => [
  query('pages.home.get'),
  query('pages.company.get'),
  query('content.projects.list', firstEntries),
  query('content.testimonials.list', firstEntries),
];
export const head = homeHead;
export const Page = HomePage;
