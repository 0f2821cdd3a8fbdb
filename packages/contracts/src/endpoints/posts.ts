import { postSchema, postStatuses, shownPost } from '../entities/post.ts';
import { localeSchema } from '../in-language.ts';
import { postFields } from '../records/post.ts';
import { described, filterShape } from '../records/schemas.ts';
import { count, instant, version } from '../text.ts';
import { named, z } from '../zod.ts';
import { endpointsWith, said } from './endpoint.ts';
import { listPage, listPart, searchText, wholeListPart } from './list-page.ts';

const tag = 'Blog';

/** Signed, and so longer than other tokens, with dots between its parts. */
export const previewToken = z
  .string()
  .regex(/^[\w.-]{1,200}$/)
  .describe('Of the link of the preview.');

const { id, slug, title, description, icon, color } = shownPost;

export const postSummarySchema = named(
  'PostSummary',
  'A post without its text, as the back-office lists it.',
  {
    ...{ id, slug, title, description, icon, color },
    status: z.enum(postStatuses).describe('Only what is `published` is shown to visitors.'),
    created_at: instant().describe(
      'When it was written; of a post that was scheduled, when it appeared.',
    ),
    publish_at: instant()
      .nullable()
      .describe('When a scheduled post appears by itself; null for the others.'),
    sections: count.describe('How many sections its text has.'),
    preview: z
      .string()
      .describe('The beginning of the first section, without the marks of Markdown.'),
    announced_at: instant()
      .nullable()
      .describe('When it was mailed to the readers of the newsletter.'),
    reads: count.describe('How often it was read in the last 30 days.'),
    translations: z
      .array(
        z.object({
          id: id.describe('The translation, which is a post of its own.'),
          locale: localeSchema().describe('Its language.'),
          status: z.enum(postStatuses).describe('Only what is `published` is shown to visitors.'),
          changed: z
            .boolean()
            .describe('Whether the post has changed since its translation was made or checked.'),
        }),
      )
      .describe('Those that were begun.'),
    version,
  },
);
export type PostSummary = z.infer<typeof postSummarySchema>;

export const postVersionSchema = named('PostVersion', 'What a post was at an earlier time.', {
  version: count.describe('Which version it is.'),
  title,
  status: z.enum(postStatuses).describe('The status of the post at that time.'),
  author: z.string().describe('Who saved it; "" where nobody is known.'),
  date: instant().describe('When it was saved.'),
});
export type PostVersion = z.infer<typeof postVersionSchema>;

const { cover_alt, tags, seo_title, seo_description } = shownPost;
/** What a translation has of its own. */
const translatedPost = {
  ...{ title, description, cover_alt, tags, seo_title, seo_description },
  sections: described(postFields.sections, z.array(z.string())),
};
export type TranslatedPost = z.infer<z.ZodObject<typeof translatedPost>>;

export const postEndpoints = endpointsWith({ access: 'articles', scope: 'blog', tag })({
  'posts.list': {
    route: 'GET /api/posts/',
    summary: 'All posts without their text, newest first, some at a time',
    query: z.object({
      q: searchText(),
      status: z
        .enum(postStatuses)
        .optional()
        .describe('`draft` finds what is submitted or scheduled, too.'),
      ...filterShape(postFields),
      drafts: z
        .enum(['mine'])
        .optional()
        .describe('Only what the own account has begun, is not out and has no time yet.'),
      ...listPart(),
    }),
    answer: listPage(postSummarySchema, 'PostPage').extend({
      counts: z
        .object({
          total: count.describe('All posts.'),
          published: count.describe('Those that visitors can read.'),
          drafts: count.describe('Drafts.'),
          scheduled: count.describe('Those that will appear by themselves.'),
          sections: count.describe('Sections of all posts.'),
        })
        .describe('How many posts there are, whatever is looked for.'),
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
    answer: postSchema,
  },
  'posts.versions.restore': {
    route: 'POST /api/posts/{id}/versions/{version}/restore/',
    summary: 'Make an earlier version the present one; status, author and date stay',
    answer: postSchema,
  },
  'posts.preview': {
    route: 'POST /api/posts/{id}/preview/',
    summary: 'A link that shows the post to anyone who has it, for seven days',
    query: z.object({
      pass_on: z.enum(['yes']).optional().describe('It is for others: the log says so.'),
    }),
    answer: z.object({
      url: z
        .string()
        .describe('Address of a page that shows the post to everybody who has the address.'),
      expires: instant().describe('When the address ends.'),
    }),
  },
  'posts.translate': {
    route: 'POST /api/posts/{id}/translations/',
    summary:
      'Begin a translation of a post as a draft that is a copy of it; where there is one, that',
    body: z.object({ locale: localeSchema().describe('The language of the translation.') }),
    versioned: true,
    status: 201,
    answer: postSchema,
    errors: ['conflict'],
  },
  'posts.translation': {
    route: 'GET /api/posts/{id}/source/',
    summary: 'What a translation was made from, and what that says now',
    answer: z.object({
      id: id.describe('The post that it is a translation of.'),
      source: z.object(translatedPost).describe('What that says now.'),
      was: z
        .object(translatedPost)
        .describe('What that said when the translation was made or checked.'),
    }),
  },
  'posts.checkTranslation': {
    route: 'POST /api/posts/{id}/checked/',
    summary: 'Note that a translation says what its source says now',
  },
  'posts.announce': {
    route: 'POST /api/posts/{id}/announce/',
    access: 'publishing',
    // as all of the newsletter
    scope: 'none',
    summary: 'Mail a published post to the readers of the newsletter, once',
    status: 202,
    answer: said.extend({ recipients: count.describe('How many readers it is mailed to.') }),
    errors: ['conflict'],
  },
  'articles.preview': {
    route: 'GET /api/articles/preview/{token}/',
    access: 'anyone',
    summary: 'The post behind a preview link, as it is now',
    params: z.object({ token: previewToken }),
    answer: postSchema,
  },
});
