import { isPublished, type Post } from '@vitrine/contracts';
import { Loaded } from '#components/feedback/loaded.tsx';
import { Container } from '#components/layout/section.tsx';
import { categoryOf } from '#features/posts/categories.ts';
import { PostNeighbours, PostView, RelatedList } from '#features/posts/components/post-view.tsx';
import { PreviewBanner } from '#features/posts/components/preview-banner.tsx';
import { OpenBeside } from '#features/public-portfolio/components/open-beside.tsx';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { LIVE_POST, useLivePost } from '#lib/live-post.ts';
import type { PageContext, PageHead, PageQueries, PageStatusOf } from '#lib/page.ts';
import { nameOf } from '#lib/page-head.ts';
import { postPath } from '#lib/post-path.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { m } from '#messages';

const tokenOf = ({ params }: Pick<PageContext, 'params'>) => ({
  params: { token: params.token ?? '' },
});

const isLive = ({ params }: Pick<PageContext, 'params'>) => params.token === LIVE_POST;

/** A draft changes without a trace in what the caches know, and its link ends by itself. */
export const fresh = true;
/** Who writes it looks at it beside the text. */
export const framing = 'site';

export const queries: PageQueries = (context) => [
  ...(isLive(context) ? [] : [context.query('articles.preview', tokenOf(context))]),
  context.query('pages.blog.get'),
  context.query('pages.company.get'),
];

export const status: PageStatusOf = (context) => {
  if (isLive(context)) return undefined;
  const refused = context.failure('articles.preview', tokenOf(context))?.status;
  return refused === 404 || refused === 422 ? 404 : undefined;
};

export const head: PageHead = (context) => {
  const post = isLive(context) ? undefined : context.read('articles.preview', tokenOf(context));
  return { title: m.posts_preview_title({ title: post?.title ?? '' }), robots: 'noindex' };
};

export function Page() {
  const { token = '' } = useRouteParams();
  return token === LIVE_POST ? <Live /> : <Linked token={token} />;
}

/** A post as it is saved, for anyone who has the link. */
function Linked({ token }: { token: string }) {
  const post = useEndpoint('articles.preview', { params: { token } });
  return (
    <Loaded of={{ post }}>
      {({ post }) => (
        <>
          <PreviewBanner post={post} />
          <PreviewedPost post={post} />
        </>
      )}
    </Loaded>
  );
}

/** A post while someone writes it, in a frame beside the editor. */
function Live() {
  const post = useLivePost();
  if (!post) {
    return (
      <Container>
        <p>{m.posts_preview_waiting()}</p>
      </Container>
    );
  }
  const isOut = isPublished(post);
  return (
    <OpenBeside everywhere>
      <PreviewedPost post={post} sharedAt={isOut ? postPath(post) : undefined} />
      {isOut ? <Around id={post.id} /> : null}
    </OpenBeside>
  );
}

interface PostProps {
  post: Post;
  sharedAt?: string | undefined;
}

function PreviewedPost({ post, sharedAt }: PostProps) {
  const content = useEndpoint('pages.blog.get').data;
  const company = nameOf(useEndpoint('pages.company.get').data);
  const category = categoryOf(content, post.color);
  return <PostView post={post} category={category} company={company} sharedAt={sharedAt} />;
}

/** What is around a post that visitors can read already. */
function Around({ id }: { id: string }) {
  const around = useEndpoint('articles.related', { params: { id } }).data;
  if (!around) return null;
  return (
    <>
      <RelatedList articles={around.related} />
      <PostNeighbours {...around} />
    </>
  );
}
