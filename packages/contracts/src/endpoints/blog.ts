import { blogPostInputSchema, blogPostSchema } from '../entities/blog.ts';
import { additionKey } from '../entities/portfolio.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';

export const blogEndpoints = endpointsWith({ access: 'admin', scope: 'blog', tag: 'Blog' })({
  'blogs.list': {
    route: 'GET /blogs/',
    access: 'optional',
    summary: 'The published posts, newest first; an administrator gets all',
    cacheable: true,
    answer: z.array(blogPostSchema),
  },
  'blogs.get': {
    route: 'GET /blogs/{id}',
    access: 'optional',
    summary: 'One published post; an administrator gets drafts too',
    cacheable: true,
    answer: blogPostSchema,
  },
  'blogs.create': {
    route: 'POST /blogs/',
    summary: 'Write a post; without a status it is a draft',
    body: blogPostInputSchema.safeExtend({ key: additionKey() }),
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    versioned: true,
    status: 201,
    answer: blogPostSchema,
  },
  'blogs.update': {
    route: 'PUT /blogs/{id}',
    summary: 'Change a post; without a status it keeps the one it has',
    body: blogPostInputSchema,
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    versioned: true,
    answer: blogPostSchema,
  },
  'blogs.delete': {
    route: 'DELETE /blogs/{id}',
    summary: 'Delete a post',
  },
});
