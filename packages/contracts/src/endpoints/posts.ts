import { blogPostSchema, blogStatuses } from '../entities/blog.ts';
import { id, instant } from '../text.ts';
import { named, strings, z } from '../zod.ts';
import { count, endpointsWith, said } from './endpoint.ts';
import { listPage, listPart, searchText, wholeListPart } from './list-page.ts';

const tag = 'Blog';

/** A post in the back-office's list: without its text. */
export const postSummarySchema = named('PostSummary', {
  id: id(),
  ...strings('slug', 'title', 'description', 'icon', 'color'),
  status: z.enum(blogStatuses),
  created_at: instant(),
  publish_at: instant().nullable(),
  sections: count,
  preview: z
    .string()
    .describe('The beginning of the first section, without the marks of Markdown.'),
  announced_at: instant()
    .nullable()
    .describe('When it was mailed to the readers of the newsletter.'),
  reads: count.describe('How often it was read in the last 30 days.'),
  version: count,
});
export type PostSummary = z.infer<typeof postSummarySchema>;

/** What a post was at an earlier time. */
export const postVersionSchema = named('PostVersion', {
  version: count,
  title: z.string(),
  status: z.enum(blogStatuses),
  author: z.string().describe('Who saved it; "" where nobody is known.'),
  date: instant(),
});
export type PostVersion = z.infer<typeof postVersionSchema>;

export const postEndpoints = endpointsWith({ access: 'articles', scope: 'blog', tag })({
  'posts.list': {
    route: 'GET /api/posts/',
    summary: 'All posts without their text, newest first, some at a time',
    query: z.object({
      q: searchText(),
      status: z
        .enum(blogStatuses)
        .optional()
        .describe('`draft` finds what is submitted or scheduled, too.'),
      drafts: z
        .enum(['mine'])
        .optional()
        .describe('Only what the own account has begun, is not out and has no time yet.'),
      ...listPart(),
    }),
    answer: listPage(postSummarySchema, 'PostPage').extend({
      counts: z.object({
        total: count,
        published: count,
        drafts: count,
        scheduled: count,
        sections: count,
      }),
    }),
  },
  'posts.versions.list': {
    route: 'GET /api/posts/{id}/versions/',
    summary: 'What the post was before, newest first',
    query: z.object(wholeListPart()),
    answer: z.array(postVersionSchema),
  },
  'posts.versions.get': {
    route: 'GET /api/posts/{id}/versions/{version}/',
    summary: 'One earlier version of the post, with its text',
    answer: blogPostSchema,
  },
  'posts.versions.restore': {
    route: 'POST /api/posts/{id}/versions/{version}/restore/',
    summary: 'Make an earlier version the present one; status, author and date stay',
    answer: blogPostSchema,
  },
  'posts.preview': {
    route: 'POST /api/posts/{id}/preview/',
    summary: 'A link that shows the post to whoever has it, for seven days',
    query: z.object({
      pass_on: z.enum(['yes']).optional().describe('It is for others: the log says so.'),
    }),
    answer: z.object({ url: z.string(), expires: instant() }),
  },
  'posts.announce': {
    route: 'POST /api/posts/{id}/announce/',
    access: 'publishing',
    // as all of the newsletter
    scope: 'none',
    summary: 'Mail a published post to the readers of the newsletter, once',
    status: 202,
    answer: said.extend({ recipients: count }),
    errors: ['conflict'],
  },
  'articles.preview': {
    route: 'GET /api/articles/preview/{token}/',
    access: 'anyone',
    summary: 'The post behind a preview link, as it is now',
    params: z.object({ token: z.string().regex(/^[\w.-]{1,200}$/) }),
    answer: blogPostSchema,
  },
});
