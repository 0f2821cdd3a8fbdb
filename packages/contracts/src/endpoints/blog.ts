import { blogPostInputSchema, blogPostSchema } from '../entities/blog.ts';
import { additionKey } from '../entities/portfolio.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { id } from '../text.ts';
import { z } from '../zod.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: id() });
const tag = 'Blog';

export const blogEndpoints = defineEndpoints({
  'blogs.list': {
    method: 'GET',
    path: '/blogs/',
    access: 'optional',
    tag,
    summary: 'The published posts, newest first; an administrator gets all',
    cacheable: true,
    success: { status: 200, body: z.array(blogPostSchema) },
  },
  'blogs.get': {
    method: 'GET',
    path: '/blogs/{id}',
    access: 'optional',
    tag,
    summary: 'One published post; an administrator gets drafts too',
    params: byId,
    cacheable: true,
    success: { status: 200, body: blogPostSchema },
    errors: ['not-found'],
  },
  'blogs.create': {
    method: 'POST',
    path: '/blogs/',
    access: 'admin',
    tag,
    summary: 'Write a post; without a status it is a draft',
    body: blogPostInputSchema.safeExtend({ key: additionKey() }),
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    versioned: true,
    success: { status: 201, body: blogPostSchema },
  },
  'blogs.update': {
    method: 'PUT',
    path: '/blogs/{id}',
    access: 'admin',
    tag,
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
    access: 'admin',
    tag,
    summary: 'Delete a post',
    params: byId,
    success: { status: 204 },
    errors: ['not-found'],
  },
});
