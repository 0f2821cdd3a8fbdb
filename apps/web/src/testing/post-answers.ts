import type { Post, PostSummary } from '@vitrine/contracts';
import { answer } from './answer.ts';
import { post } from './post.ts';

/** A post of the back-office for tests: a draft in its first version. */
export const draft = (changes: Partial<Post> = {}): Post =>
  post({ status: 'draft', publish_at: null, version: 1, ...changes });

const summaryOf = (one: Post, translations: PostSummary['translations']): PostSummary => ({
  id: one.id,
  slug: one.slug ?? one.id,
  title: one.title,
  description: one.description,
  icon: one.icon,
  color: one.color ?? 'default-color',
  status: one.status as PostSummary['status'],
  created_at: one.created_at ?? '2026-03-04T00:00:00.000Z',
  publish_at: one.publish_at ?? null,
  sections: one.posts?.length ?? 0,
  preview: (one.posts?.[0] ?? '').slice(0, 50),
  announced_at: null,
  reads: 0,
  translations,
  version: one.version ?? 1,
});

const PAGE = 2;

/**
 * Handlers that keep posts as the server does, as far as its screen can tell.
 * @param translations those of each post, by its id
 */
export function postAnswers(
  stored: Post[],
  translations: Record<string, PostSummary['translations']> = {},
) {
  const of = (status: PostSummary['status']) => stored.filter((one) => one.status === status);
  const statuses = {
    draft: ['draft', 'submitted', 'scheduled'],
    submitted: ['submitted'],
    scheduled: ['scheduled'],
    published: ['published'],
  };
  const put = (id: string, changes: Partial<Post>): Post => {
    const place = stored.findIndex((one) => one.id === id);
    const before = stored[place] ?? draft();
    const after = { ...before, ...changes, version: (before.version ?? 1) + 1 };
    stored[place] = after;
    return after;
  };
  const handlers = [
    answer('posts.list', ({ query: { q, status, after } }) => {
      const found = stored.filter(
        (one) =>
          (!status || statuses[status].includes(one.status ?? '')) &&
          `${one.title} ${one.description}`.toLowerCase().includes(q.toLowerCase()),
      );
      const start = Number(after ?? 0);
      return {
        items: found
          .slice(start, start + PAGE)
          .map((one) => summaryOf(one, translations[one.id] ?? [])),
        next: found.length > start + PAGE ? String(start + PAGE) : null,
        counts: {
          total: stored.length,
          published: of('published').length,
          drafts: of('draft').length,
          scheduled: of('scheduled').length,
          sections: stored.reduce((sum, one) => sum + (one.posts?.length ?? 0), 0),
        },
      };
    }),
    answer('subscribers.list', {
      items: [],
      next: null,
      counts: { confirmed: 12, unconfirmed: 0, refused: 0 },
    }),
    answer('postDrafts.get', { draft: null }),
    answer('postDrafts.keep', () => ({ version: 1, saved_at: '2026-03-04T12:04:00.000Z' })),
    answer('postDrafts.drop', () => undefined),
    answer('content.leadership.list', [{ id: 'p1', name: 'Adjoa Mbella' }]),
    answer('content.teamMembers.list', [{ id: 'p2', name: 'Kum Bih' }]),
    answer('blogs.get', ({ params }) => stored.find(({ id }) => id === params.id) ?? draft()),
    answer('blogs.create', ({ body: { published_at, ...body } }) => {
      const id = `made-${stored.length}`;
      const made = draft({
        ...{ ...body, id, slug: body.slug || id, status: body.status ?? 'draft' },
        ...(published_at && { created_at: published_at }),
      });
      stored.unshift(made);
      return made;
    }),
    answer('blogs.update', ({ params, body }) => {
      const { status, ...rest } = body;
      return put(params.id, { ...rest, ...(status && { status }) });
    }),
    answer('blogs.delete', ({ params }) => {
      stored.splice(
        stored.findIndex(({ id }) => id === params.id),
        1,
      );
      return undefined;
    }),
  ];
  return { handlers, put };
}
