import { localeSchema, ownLanguage } from '../in-language.ts';
import { POST_TAG_MAX_LENGTH, POST_TAGS_MAX_ITEMS, SLUG_MAX_LENGTH } from '../limits.ts';
import { postDetails, postText } from '../records/post.ts';
import { described, inputShape, plainShape } from '../records/schemas.ts';
import { distinctTags, isSlug, reservedPostSlugs } from '../slug.ts';
import { id, instant, listOf, requiredLine, requiredText, version } from '../text.ts';
import { pictureRef } from '../url.ts';
import { named, says, strings, z } from '../zod.ts';
import { DEFAULT_POST_ICON, type receivedPost } from './post-rules.ts';

/** `submitted` is a draft that its writer wants published. */
export const postStatuses = ['draft', 'submitted', 'scheduled', 'published'] as const;
export type PostStatus = (typeof postStatuses)[number];

export const postAuthorSchema = named('ArticleAuthor', 'Who wrote an article.', {
  id: id(),
  ...strings({
    name: 'The name of the author.',
    role: "What the author does; '' for nothing to say.",
  }),
  image: pictureRef(z.string()).describe("Address of a picture of the author; '' for none."),
});
export type PostAuthor = z.infer<typeof postAuthorSchema>;

const { icon, color, sections, ...words } = postText;
/** What every form of a post shows: generous, because an unknown value has a meaning (BLG-03). */
export const shownPost = {
  id: id(),
  slug: z
    .string()
    .describe('What its address ends with; its id where nothing of the title can be used.'),
  ...plainShape(words),
  icon: described(icon, z.string()),
  color: described(color, z.string()),
  ...plainShape(postDetails),
};

/** A post as it is read: generous, because what is missing has a meaning, too. */
export const postSchema = named('BlogPost', 'A post of the blog with its text.', {
  ...z.object(shownPost).partial().shape,
  id: shownPost.id,
  title: shownPost.title,
  description: shownPost.description,
  icon: shownPost.icon.default(DEFAULT_POST_ICON),
  created_at: z
    .string()
    .nullish()
    .describe('When it was written; of a post that was scheduled, when it appeared.'),
  posts: described(sections, z.array(z.string()).optional()),
  status: z
    .string()
    .optional()
    .describe('Only what is `published` is shown to visitors; no status counts as a draft.'),
  author: postAuthorSchema
    .optional()
    .describe('Missing where the company speaks, or the person is on the team page no more.'),
  author_id: id().nullish().describe('As it was chosen; for those who write posts.'),
  publish_at: instant()
    .nullish()
    .describe('When a scheduled post appears by itself; null for the others.'),
  version: version.optional(),
  ...ownLanguage(),
  translation_of: id().optional().describe('The post that it is a translation of.'),
  languages: z
    .array(z.object({ locale: localeSchema().describe('The language.'), slug: shownPost.slug }))
    .optional()
    .describe('Where it is published in each language, if that is in several.'),
});
export type Post = z.infer<typeof postSchema>;

/** A slug that someone has chosen; '' for one that is made of the title. */
const chosenSlug = z
  .string()
  .trim()
  .toLowerCase()
  .refine((value) => value === '' || isSlug(value), says('slugInvalid'))
  .refine((value) => !reservedPostSlugs.has(value), says('customUrlReserved'))
  .meta({ maxLength: SLUG_MAX_LENGTH, examples: ['building-for-a-bundle-that-runs-out'] });

/** A post as it is written (ABL-03, ABL-04); without a status it keeps the one it has (ABL-06). */
export const postInputSchema = z
  .object({
    ...inputShape({ ...words, icon, color }),
    posts: described(
      sections,
      z.preprocess(
        (value) =>
          Array.isArray(value)
            ? value.filter((section) => typeof section !== 'string' || section.trim() !== '')
            : value,
        listOf(requiredText('sectionRequired')).min(1, says('sectionRequired')),
      ),
    ),
    ...inputShape(postDetails),
    slug: chosenSlug
      .optional()
      .describe(
        "What its address ends with; '' for one made of the title. Without it a post keeps what it has, and one that was never published follows its title.",
      ),
    status: z
      .enum(postStatuses)
      .optional()
      .describe('Without a status a new post is a draft, and a stored one keeps its status.'),
    author_id: id()
      .nullish()
      .describe(
        'Of `leadership` or `teamMembers`; null for the company. Without it a post keeps its author.',
      ),
    publish_at: instant('publishAtRequired')
      .nullish()
      .describe('When a scheduled post appears by itself; needed with `scheduled`.'),
    published_at: instant('publishAtRequired')
      .nullish()
      .describe(
        'The date that it carries, its `created_at`. Without it a post keeps its own, and a new one has now.',
      ),
    tags: described(
      postDetails.tags,
      z
        .array(requiredLine('tagRequired', POST_TAG_MAX_LENGTH))
        .max(POST_TAGS_MAX_ITEMS)
        .transform(distinctTags)
        .pipe(z.array(z.string()))
        .optional(),
    ),
  })
  .refine(({ status, publish_at }) => status !== 'scheduled' || Boolean(publish_at), {
    path: ['publish_at'],
    ...says('publishAtRequired'),
  })
  .meta({ id: 'BlogPostInput', description: 'A post as it is written.' });
export type PostInput = z.infer<typeof postInputSchema>;
/** The same inside: its sections are called so. */
export type WrittenPost = ReturnType<typeof receivedPost<PostInput>>;
