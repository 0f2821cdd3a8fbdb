import { ProfessionalsPage } from '#features/professionals/components/professionals-page.tsx';
import { breadcrumbs } from '#lib/breadcrumbs.ts';
import type { PageHead, PageQueries } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const queries: PageQueries = ({ query }) => [query('pages.company.get')];

export const head: PageHead = (context) => {
  const title = m.professionals_title();
  const path = paths.professionals.to();
  return pageHead(context, {
    title,
    description: m.professionals_hero_text(),
    path,
    jsonLd: [
      breadcrumbs(context.origin, [
        { name: m.layout_home(), path: paths.home.to() },
        { name: title, path },
      ]),
    ],
  });
};

export const Page = ProfessionalsPage;
