import { TerrainHero } from '#components/layout/terrain-hero.tsx';
import { NewsletterForm } from '#features/newsletter/components/newsletter-form.tsx';
import { LatestPosts } from '#features/posts/components/latest-posts.tsx';
import { CategoryStrips, PostActions } from '#features/posts/components/post-actions.tsx';
import { PostsLoaded } from '#features/posts/components/posts-loaded.tsx';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { blogFeeds } from '#lib/feeds.ts';
import type { PageHead, PageQueries, PageStatusOf } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const queries: PageQueries = ({ query }) => [
  query('articles.overview'),
  query('pages.blog.get'),
];

/** The posts of a tag stand in the list of all. */
export const status: PageStatusOf = ({ search }) => {
  const tag = search.get('tag');
  return tag ? { redirectTo: paths.allPosts.tagged(tag) } : undefined;
};

export const head: PageHead = (context) => {
  const content = context.read('pages.blog.get');
  return pageHead(context, {
    title: m.layout_blog(),
    description: content?.heroSubtitle,
    path: paths.blog.to(),
    feeds: blogFeeds(),
    under: [],
  });
};

const letter = (label: string) => <NewsletterForm label={label} />;

export function Page() {
  const content = useEndpoint('pages.blog.get').data;
  const overview = useEndpoint('articles.overview');
  return (
    <>
      <TerrainHero
        eyebrow={m.layout_blog()}
        title={content?.heroTitle ?? m.layout_blog()}
        subtitle={content?.heroSubtitle ?? ''}
        picture="/art/terrain-blog/1920x720.webp"
      />
      <PostsLoaded query={overview}>
        {(loaded) => (
          <>
            <LatestPosts overview={loaded} content={content} />
            <CategoryStrips categories={loaded.categories} content={content} />
            {content ? <PostActions content={content} newsletter={letter} /> : null}
          </>
        )}
      </PostsLoaded>
    </>
  );
}
