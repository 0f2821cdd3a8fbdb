import { DOCUMENT_BODY_LIMIT_BYTES, POST_DRAFT_MAX_LENGTH } from '../limits.ts';
import { count, id, instant, isStorable } from '../text.ts';
import { named, z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';

export const postDraftSchema = named('PostDraft', 'The unsaved text of a post.', {
  content: z.string().describe('As the writer sent it.'),
  version: count.describe('Grows each time that it is kept; the first of a draft is any number.'),
  saved_at: instant().describe('When it was kept last.'),
});
export type PostDraft = z.infer<typeof postDraftSchema>;

const params = z.object({
  id: id().describe('Which post; `new` for one that is not stored yet.'),
});

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
      query: z.object({ key: id().optional().describe('Under which you would add the post.') }),
      answer: z.object({
        draft: postDraftSchema.nullable().describe('null where nothing is unsaved.'),
        created: id()
          .optional()
          .describe('The post that you have added under the key already, from whichever device.'),
      }),
    },
    'postDrafts.keep': {
      route: 'PUT /api/posts/{id}/draft/',
      params,
      summary: 'Keep what you are writing of a post, without changing the post',
      body: z.object({
        content: z
          .string()
          .max(POST_DRAFT_MAX_LENGTH)
          .refine(isStorable)
          .describe('Any text of yours, such as JSON; it is given back as it is.'),
        version: count
          .min(0)
          .describe(
            'The one that you have seen last, 0 for none: a newer one is not written over.',
          ),
      }),
      bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
      answer: z.object({
        version: count.describe(
          'The one that you have seen last, 0 for none: a newer one is not written over.',
        ),
        saved_at: instant().describe('When it was kept.'),
      }),
      errors: ['conflict'],
    },
    'postDrafts.drop': {
      route: 'DELETE /api/posts/{id}/draft/',
      params,
      summary: 'Forget what you have written of a post and not saved',
      query: z.object({
        version: z.coerce
          .number()
          .int()
          .min(1)
          .optional()
          .describe(
            'The one that you have seen last: a newer one stays. Without it, whichever there is.',
          ),
      }),
    },
  },
);
