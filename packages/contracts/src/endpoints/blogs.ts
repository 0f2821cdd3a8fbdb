import { additionKey } from '../entities/portfolio.ts';
import { postInputSchema, postSchema, postStatuses } from '../entities/post.ts';
import { inLanguage } from '../in-language.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { postFields } from '../records/post.ts';
import { filterShape } from '../records/schemas.ts';
import { z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';
import { LIST_PAGE_SIZE, listPart } from './list-page.ts';

export const blogsEndpoints = endpointsWith({ access: 'articles', scope: 'blog', tag: 'Blog' })({
  'blogs.list': {
    route: 'GET /blogs/',
    access: 'optional',
    summary:
      'The published posts, newest first; an administrator gets all. With any parameter a part of them',
    query: z.object({
      ...listPart(`${LIST_PAGE_SIZE} with another parameter, all without any`),
      status: z
        .enum(postStatuses)
        .optional()
        .describe('Who may not read drafts finds nothing but what is published.'),
      ...filterShape(postFields),
      q: z.string().trim().max(200).optional().describe('Looked for in title and description.'),
      sort: z.enum(['-created_at', 'created_at']).optional().describe('Newest first without it.'),
      fields: z
        .enum(['summary'])
        .optional()
        .describe('`summary` leaves out the text of the posts.'),
      ...inLanguage(),
    }),
    cacheable: true,
    answer: z.array(postSchema),
  },
  'blogs.get': {
    route: 'GET /blogs/{id}',
    access: 'optional',
    summary:
      'One published post by its id, its slug or one that it had; an administrator gets drafts too',
    query: z.object(inLanguage()),
    cacheable: true,
    answer: postSchema,
  },
  'blogs.create': {
    route: 'POST /blogs/',
    summary: 'Write a post; without a status it is a draft',
    body: postInputSchema.safeExtend({ key: additionKey() }),
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    versioned: true,
    status: 201,
    answer: postSchema,
  },
  'blogs.update': {
    route: 'PUT /blogs/{id}',
    summary: 'Change a post; without a status it keeps the one it has',
    body: postInputSchema,
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    versioned: true,
    answer: postSchema,
  },
  'blogs.delete': {
    route: 'DELETE /blogs/{id}',
    summary: 'Delete a post',
  },
});
