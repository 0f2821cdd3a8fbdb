import { DOCUMENT_BODY_LIMIT_BYTES, POST_DRAFT_MAX_LENGTH } from '../limits.ts';
import { id, instant, isStorable } from '../text.ts';
import { named, z } from '../zod.ts';
import { count, endpointsWith } from './endpoint.ts';

/** What somebody has written of a post and not saved. */
export const postDraftSchema = named('PostDraft', {
  content: z.string(),
  version: count,
  saved_at: instant(),
});
export type PostDraft = z.infer<typeof postDraftSchema>;

/** The id of a post, or `new` for one that is not stored yet. */
const params = z.object({ id: id() });

/**
 * What is being written, kept for the writer's other devices; nobody else sees it. Closed to tokens:
 * a program saves a post, and would overwrite what its owner is typing.
 */
export const postDraftEndpoints = endpointsWith({ access: 'articles', scope: 'none', tag: 'Blog' })(
  {
    'postDrafts.get': {
      route: 'GET /api/posts/{id}/draft/',
      params,
      summary: 'What you have written of a post and not saved; of a new one under the id `new`',
      query: z.object({ key: id().optional() }),
      answer: z.object({ draft: postDraftSchema.nullable(), created: id().optional() }),
    },
    'postDrafts.keep': {
      route: 'PUT /api/posts/{id}/draft/',
      params,
      summary: 'Keep what you are writing of a post, without changing the post',
      body: z.object({
        content: z.string().max(POST_DRAFT_MAX_LENGTH).refine(isStorable),
        version: count.min(0),
      }),
      bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
      answer: z.object({ version: count, saved_at: instant() }),
      errors: ['conflict'],
    },
    'postDrafts.drop': {
      route: 'DELETE /api/posts/{id}/draft/',
      params,
      summary: 'Forget what you have written of a post and not saved',
      query: z.object({ version: z.coerce.number().int().min(1).optional() }),
    },
  },
);
