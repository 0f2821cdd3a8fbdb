import {
  LINE_MAX_LENGTH,
  POST_TAG_MAX_LENGTH,
  POST_TAGS_MAX_ITEMS,
  SEO_DESCRIPTION_MAX_LENGTH,
  SLUG_MAX_LENGTH,
} from '../limits.ts';
import { messages } from '../messages.ts';
import { distinctTags, isSlug, reservedPostSlugs } from '../slug.ts';
import { id, instant, listOf, requiredLine, requiredText, shortLine } from '../text.ts';
import { picture } from '../url.ts';
import { named, strings, z } from '../zod.ts';
import { blogColors } from './blog-rules.ts';

/** Memo, light bulb, rocket, wrench, globe, money bag, target, lightning. */
export const blogIcons = ['📝', '💡', '🚀', '🔧', '🌐', '💰', '🎯', '⚡'] as const;
export const DEFAULT_BLOG_ICON = blogIcons[0];

/** `submitted` is a draft that its writer wants published. */
export const blogStatuses = ['draft', 'submitted', 'scheduled', 'published'] as const;
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
  slug: z
    .string()
    .optional()
    .describe('What its address ends with; its id where that says nothing.'),
  icon: z.string().default(DEFAULT_BLOG_ICON),
  color: z.string().optional(),
  status: z.string().optional(),
  created_at: z.string().nullish(),
  posts: z.array(z.string()).optional(),
  cover: z
    .string()
    .optional()
    .describe("Address of the picture over the text; '' for that of the category."),
  cover_alt: z.string().optional().describe("What the cover shows; '' for decoration."),
  tags: z.array(z.string()).optional().describe('What it is about beside its category.'),
  seo_title: z
    .string()
    .optional()
    .describe("What search engines and shared links call it; '' for its title."),
  seo_description: z
    .string()
    .optional()
    .describe("What search engines and shared links say of it; '' for its description."),
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

/** A slug that somebody has chosen; '' for one that is made of the title. */
const chosenSlug = z
  .string()
  .trim()
  .toLowerCase()
  .refine((value) => value === '' || isSlug(value), { error: messages.slugInvalid })
  .refine((value) => !reservedPostSlugs.has(value), { error: messages.customUrlReserved })
  .meta({ maxLength: SLUG_MAX_LENGTH, examples: ['building-for-a-bundle-that-runs-out'] });

/** A line that a post keeps as it is where nothing is said of it. */
const bounded = (limit: number) => shortLine(limit).optional();

/** A post as it is written (ABL-03, ABL-04); without a status it keeps the one it has (ABL-06). */
export const blogPostInputSchema = z
  .object({
    title: requiredLine(messages.titleRequired),
    description: requiredText(messages.descriptionRequired),
    slug: chosenSlug
      .optional()
      .describe(
        "What its address ends with; '' for one made of the title. Without it a post keeps what it has, and one that was never published follows its title.",
      ),
    icon: z.enum(blogIcons).default(DEFAULT_BLOG_ICON),
    color: z.enum(blogColors).default('default-color'),
    status: z.enum(blogStatuses).optional(),
    author_id: id()
      .nullish()
      .describe(
        'Of `leadership` or `teamMembers`; null for the company. Without it a post keeps its author.',
      ),
    publish_at: instant(messages.publishAtRequired).nullish(),
    published_at: instant(messages.publishAtRequired)
      .nullish()
      .describe(
        'The date that it carries, its `created_at`. Without it a post keeps its own, and a new one has now.',
      ),
    cover: picture().unwrap().optional(),
    cover_alt: bounded(LINE_MAX_LENGTH),
    tags: z
      .array(requiredLine(messages.tagRequired, POST_TAG_MAX_LENGTH))
      .max(POST_TAGS_MAX_ITEMS, { error: messages.tooMany(POST_TAGS_MAX_ITEMS) })
      .transform(distinctTags)
      .pipe(z.array(z.string()))
      .optional(),
    seo_title: bounded(LINE_MAX_LENGTH),
    seo_description: bounded(SEO_DESCRIPTION_MAX_LENGTH),
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
