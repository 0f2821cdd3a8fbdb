import { TerrainHero } from '#components/layout/terrain-hero.tsx';
import { articleQuery, readFilter } from '#features/blog/articles.ts';
import { ArticleSearch } from '#features/blog/components/article-search.tsx';
import { breadcrumbs } from '#lib/breadcrumbs.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { blogFeeds } from '#lib/feeds.ts';
import type { PageHead, PageQueries } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const queries: PageQueries = ({ query, search }) => [
  query('articles.list', articleQuery(readFilter(search))),
  query('pages.blog.get'),
];

export const head: PageHead = (context) =>
  pageHead(context, {
    title: m.blog_all_title(),
    description: context.read('pages.blog.get')?.more.description || m.blog_all_description(),
    path: paths.allArticles.to(),
    feeds: blogFeeds(),
    jsonLd: [
      breadcrumbs(context.origin, [
        { name: m.layout_home(), path: paths.home.to() },
        { name: m.layout_blog(), path: paths.blog.to() },
        { name: m.blog_all_title(), path: paths.allArticles.to() },
      ]),
    ],
  });

export function Page() {
  const content = useEndpoint('pages.blog.get').data;
  return (
    <>
      <TerrainHero
        eyebrow={m.layout_blog()}
        title={m.blog_all_title()}
        subtitle={content?.more.description || m.blog_all_description()}
      />
      <ArticleSearch content={content} />
    </>
  );
}
