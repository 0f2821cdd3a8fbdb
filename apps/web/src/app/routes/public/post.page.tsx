import { isPublished, type Post } from '@vitrine/contracts';
import { Loaded } from '#components/feedback/loaded.tsx';
import { NewsletterForm } from '#features/newsletter/components/newsletter-form.tsx';
import { categoryOf } from '#features/posts/categories.ts';
import {
  PostNeighbours,
  PostView,
  RelatedList,
  SubscribeSection,
} from '#features/posts/components/post-view.tsx';
import { postJsonLd } from '#features/posts/post-json-ld.ts';
import { postViews } from '#features/posts/post-views.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { blogFeeds } from '#lib/feeds.ts';
import type { PageContext, PageHead, PageQueries, PageStatusOf } from '#lib/page.ts';
import { nameOf, pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { postPath } from '#lib/post-path.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { shareImages } from '#lib/share-image.ts';

const idOf = ({ params }: Pick<PageContext, 'params'>) => ({ params: { id: params.id ?? '' } });

export const queries: PageQueries = (context) => [
  context.query('blogs.get', idOf(context)),
  context.query('articles.related', idOf(context)),
  context.query('pages.blog.get'),
  context.query('pages.company.get'),
];

/** A draft is not there either: an administrator, who may read it, sees here what visitors see. */
export const status: PageStatusOf = (context) => {
  const post = context.read('blogs.get', idOf(context));
  const refused = context.failure('blogs.get', idOf(context));
  const missing = refused?.status === 404 || refused?.status === 422;
  if (missing || (post && !isPublished(post))) return 404;
  // found by its id, or by a slug that it had before, it has one address
  const present = post && postPath(post);
  const moved = present !== undefined && present !== paths.post.to(idOf(context).params.id);
  return moved ? { redirectTo: present } : undefined;
};

export const head: PageHead = (context) => {
  const { id } = idOf(context).params;
  const post = context.read('blogs.get', idOf(context));
  const company = context.read('pages.company.get');
  return pageHead(context, {
    title: post?.seo_title || post?.title || '',
    description: post?.seo_description || post?.description,
    path: post ? postPath(post) : paths.post.to(id),
    places: placesOf(post),
    type: 'article',
    image: shareImages.article(post?.id ?? id),
    feeds: blogFeeds(),
    jsonLd: post && postJsonLd({ post, company, origin: context.origin }),
  });
};

/** In which languages it is; nowhere else than here, where that is one. */
const placesOf = (post: Post | undefined) =>
  (post?.languages ?? []).map(({ locale, slug }) => ({ locale, path: paths.post.to(slug) }));

export function Page() {
  const { id = '' } = useRouteParams();
  const content = useEndpoint('pages.blog.get').data;
  const post = useEndpoint('blogs.get', { params: { id } });
  const around = useEndpoint('articles.related', { params: { id } }).data;
  const company = nameOf(useEndpoint('pages.company.get').data);
  return (
    <Loaded of={{ post }}>
      {({ post }) => (
        <>
          <PostView
            post={post}
            category={categoryOf(content, post.color)}
            company={company}
            sharedAt={postPath(post)}
            viewed={postViews(post.id)}
          />
          {content ? (
            <SubscribeSection words={content.newsletter}>
              <NewsletterForm label={content.newsletter.title} />
            </SubscribeSection>
          ) : null}
          {around ? (
            <>
              <RelatedList articles={around.related} />
              <PostNeighbours {...around} />
            </>
          ) : null}
        </>
      )}
    </Loaded>
  );
}
