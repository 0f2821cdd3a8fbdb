import { ProfessionalsPage } from '#features/professionals/components/professionals-page.tsx';
import type { PageHead, PageQueries } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const queries: PageQueries = ({ query }) => [query('pages.company.get')];

export const head: PageHead = (context) =>
  pageHead(context, {
    title: m.professionals_title(),
    description: m.professionals_hero_text(),
    path: paths.professionals.to(),
    under: [],
  });

export const Page = ProfessionalsPage;
