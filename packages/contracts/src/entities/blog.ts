import { messages } from '../messages.ts';
import { id, instant, listOf, requiredLine, requiredText } from '../text.ts';
import { named, strings, z } from '../zod.ts';
import { blogColors } from './blog-rules.ts';

/** Memo, light bulb, rocket, wrench, globe, money bag, target, lightning. */
export const blogIcons = ['📝', '💡', '🚀', '🔧', '🌐', '💰', '🎯', '⚡'] as const;
export const DEFAULT_BLOG_ICON = blogIcons[0];

export const blogStatuses = ['draft', 'scheduled', 'published'] as const;
export type BlogStatus = (typeof blogStatuses)[number];

/** Who wrote a post: somebody of the team, as the team page shows them. */
export const articleAuthorSchema = named('ArticleAuthor', {
  id: id(),
  ...strings('name', 'role', 'image'),
});
export type ArticleAuthor = z.infer<typeof articleAuthorSchema>;

/** A post as it is read: generous, because a missing or unknown value has a meaning (BLG-03). */
export const blogPostSchema = named('BlogPost', {
  id: id(),
  ...strings('title', 'description'),
  icon: z.string().default(DEFAULT_BLOG_ICON),
  color: z.string().optional(),
  status: z.string().optional(),
  created_at: z.string().nullish(),
  posts: z.array(z.string()).optional(),
  author: articleAuthorSchema
    .optional()
    .describe('Missing where the company speaks, or the person is on the team page no more.'),
  author_id: id().nullish().describe('As it was chosen; for those who write posts.'),
  publish_at: instant()
    .nullish()
    .describe('When a scheduled post appears by itself; null for the others.'),
  version: z.number().int().optional().describe('Grows with every change.'),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

/** A post as it is written (ABL-03, ABL-04); without a status it keeps the one it has (ABL-06). */
export const blogPostInputSchema = z
  .object({
    title: requiredLine(messages.titleRequired),
    description: requiredText(messages.descriptionRequired),
    icon: z.enum(blogIcons).default(DEFAULT_BLOG_ICON),
    color: z.enum(blogColors).default('default-color'),
    status: z.enum(blogStatuses).optional(),
    author_id: id()
      .nullish()
      .describe(
        'Of `leadership` or `teamMembers`; null for the company. Without it a post keeps its author.',
      ),
    publish_at: instant(messages.publishAtRequired).nullish(),
    posts: z.preprocess(
      (value) =>
        Array.isArray(value)
          ? value.filter((section) => typeof section !== 'string' || section.trim() !== '')
          : value,
      listOf(requiredText(messages.sectionRequired)).min(1, { error: messages.sectionRequired }),
    ),
  })
  .refine(({ status, publish_at }) => status !== 'scheduled' || Boolean(publish_at), {
    path: ['publish_at'],
    error: messages.publishAtRequired,
  })
  .meta({ id: 'BlogPostInput' });
export type BlogPostInput = z.infer<typeof blogPostInputSchema>;
