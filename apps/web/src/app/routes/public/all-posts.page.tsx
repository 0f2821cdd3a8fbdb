import { TerrainHero } from '#components/layout/terrain-hero.tsx';
import { PostSearch } from '#features/posts/components/post-search.tsx';
import { publishedPostsQuery, readFilter } from '#features/posts/published-posts.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { blogFeeds } from '#lib/feeds.ts';
import type { PageHead, PageQueries } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const queries: PageQueries = ({ query, search }) => [
  query('articles.list', publishedPostsQuery(readFilter(search))),
  query('pages.blog.get'),
];

export const head: PageHead = (context) =>
  pageHead(context, {
    title: m.posts_all_title(),
    description: context.read('pages.blog.get')?.more.description || m.posts_all_description(),
    path: paths.allPosts.to(),
    feeds: blogFeeds(),
    under: [{ name: m.layout_blog(), path: paths.blog.to() }],
  });

export function Page() {
  const content = useEndpoint('pages.blog.get').data;
  return (
    <>
      <TerrainHero
        eyebrow={m.layout_blog()}
        title={m.posts_all_title()}
        subtitle={content?.more.description || m.posts_all_description()}
      />
      <PostSearch content={content} />
    </>
  );
}
