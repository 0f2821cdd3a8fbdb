import { Loaded } from '#components/feedback/loaded.tsx';
import { categoryOf } from '#features/blog/categories.ts';
import { ArticleView } from '#features/blog/components/article-view.tsx';
import { PreviewBanner } from '#features/blog/components/preview-banner.tsx';
import { useEndpoint } from '#lib/endpoint-query.ts';
import type { PageContext, PageHead, PageQueries, PageStatusOf } from '#lib/page.ts';
import { nameOf } from '#lib/page-head.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { m } from '#messages';

const tokenOf = ({ params }: Pick<PageContext, 'params'>) => ({
  params: { token: params.token ?? '' },
});

/** A draft changes without a trace in what the caches know, and its link ends by itself. */
export const fresh = true;

export const queries: PageQueries = (context) => [
  context.query('articles.preview', tokenOf(context)),
  context.query('pages.blog.get'),
  context.query('pages.company.get'),
];

export const status: PageStatusOf = (context) => {
  const refused = context.failure('articles.preview', tokenOf(context))?.status;
  return refused === 404 || refused === 422 ? 404 : undefined;
};

export const head: PageHead = (context) => {
  const title = context.read('articles.preview', tokenOf(context))?.title ?? '';
  return { title: m.blog_preview_title({ title }), robots: 'noindex' };
};

export function Page() {
  const { token = '' } = useRouteParams();
  const content = useEndpoint('pages.blog.get').data;
  const company = nameOf(useEndpoint('pages.company.get').data);
  const article = useEndpoint('articles.preview', { params: { token } });
  return (
    <Loaded of={{ post: article }}>
      {({ post }) => (
        <>
          <PreviewBanner post={post} />
          <ArticleView post={post} category={categoryOf(content, post.color)} company={company} />
        </>
      )}
    </Loaded>
  );
}
