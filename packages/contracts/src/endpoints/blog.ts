import { blogPostInputSchema, blogPostSchema } from '../entities/blog.ts';
import { additionKey } from '../entities/portfolio.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { id } from '../text.ts';
import { z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';

const byId = z.object({ id: id() });
const tag = 'Blog';

export const blogEndpoints = endpointsWith({ access: 'admin', tag })({
  'blogs.list': {
    method: 'GET',
    path: '/blogs/',
    access: 'optional',
    summary: 'The published posts, newest first; an administrator gets all',
    cacheable: true,
    success: { status: 200, body: z.array(blogPostSchema) },
  },
  'blogs.get': {
    method: 'GET',
    path: '/blogs/{id}',
    access: 'optional',
    summary: 'One published post; an administrator gets drafts too',
    params: byId,
    cacheable: true,
    success: { status: 200, body: blogPostSchema },
    errors: ['not-found'],
  },
  'blogs.create': {
    method: 'POST',
    path: '/blogs/',
    summary: 'Write a post; without a status it is a draft',
    body: blogPostInputSchema.safeExtend({ key: additionKey() }),
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    versioned: true,
    success: { status: 201, body: blogPostSchema },
  },
  'blogs.update': {
    method: 'PUT',
    path: '/blogs/{id}',
    summary: 'Change a post; without a status it keeps the one it has',
    params: byId,
    body: blogPostInputSchema,
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    versioned: true,
    success: { status: 200, body: blogPostSchema },
    errors: ['not-found', 'conflict'],
  },
  'blogs.delete': {
    method: 'DELETE',
    path: '/blogs/{id}',
    summary: 'Delete a post',
    params: byId,
    success: { status: 204 },
    errors: ['not-found'],
  },
});
