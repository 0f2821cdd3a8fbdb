import { HomePage } from '#features/home/components/home-page.tsx';
import { homeHead } from '#features/home/home-head.ts';
import type { PageQueries } from '#lib/page.ts';

export const queries: PageQueries = ({ query }) => [
  query('pages.home.get'),
  query('pages.company.get'),
  query('content.projects.list'),
  query('content.testimonials.list'),
];
export const head = homeHead;
export const Page = HomePage;
