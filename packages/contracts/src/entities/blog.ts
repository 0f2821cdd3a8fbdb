import { WORDS_PER_MINUTE } from '../limits.ts';
import { messages } from '../messages.ts';
import { id, listOf, requiredLine, requiredText } from '../text.ts';
import { z } from '../zod.ts';

export const blogColors = ['default-color', 'blue', 'green', 'purple', 'yellow', 'orange'] as const;
export type BlogColor = (typeof blogColors)[number];

/** Memo, light bulb, rocket, wrench, globe, money bag, target, lightning. */
export const blogIcons = ['📝', '💡', '🚀', '🔧', '🌐', '💰', '🎯', '⚡'] as const;
export const DEFAULT_BLOG_ICON = blogIcons[0];

export const blogStatuses = ['draft', 'published'] as const;
export type BlogStatus = (typeof blogStatuses)[number];

/** A post as it is read: generous, because a missing or unknown value has a meaning (BLG-03). */
export const blogPostSchema = z
  .object({
    id: id(),
    title: z.string(),
    description: z.string(),
    icon: z.string().default(DEFAULT_BLOG_ICON),
    color: z.string().optional(),
    status: z.string().optional(),
    created_at: z.string().nullish(),
    posts: z.array(z.string()).optional(),
  })
  .meta({ id: 'BlogPost' });
export type BlogPost = z.infer<typeof blogPostSchema>;

/** A post as it is written (ABL-03, ABL-04); without a status it keeps the one it has (ABL-06). */
export const blogPostInputSchema = z
  .object({
    title: requiredLine(messages.titleRequired),
    description: requiredText(messages.descriptionRequired),
    icon: z.enum(blogIcons).default(DEFAULT_BLOG_ICON),
    color: z.enum(blogColors).default('default-color'),
    status: z.enum(blogStatuses).optional(),
    posts: z.preprocess(
      (value) =>
        Array.isArray(value)
          ? value.filter((section) => typeof section !== 'string' || section.trim() !== '')
          : value,
      listOf(requiredText(messages.sectionRequired)).min(1, { error: messages.sectionRequired }),
    ),
  })
  .meta({ id: 'BlogPostInput' });
export type BlogPostInput = z.infer<typeof blogPostInputSchema>;

/** The category a post counts to: its color, or `default-color` (General) for anything unknown. */
export function blogCategory(color: string | null | undefined): BlogColor {
  return blogColors.find((known) => known === color) ?? 'default-color';
}

/** Only these are shown to visitors; a missing status counts as draft. */
export function isPublished(post: Pick<BlogPost, 'status'>): boolean {
  return post.status === 'published';
}

/** Minutes it takes to read the sections, rounded up; 5 where there is nothing to count (BLG-04). */
export function readingMinutes(sections: readonly string[] | undefined): number {
  const words = (sections ?? []).join(' ').split(/\s+/).filter(Boolean).length;
  return Math.ceil(words / WORDS_PER_MINUTE) || 5;
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** e.g. `March 4, 2026`; undefined when there is no readable moment (shown as 'Recent', BLG-05). */
export function blogDate(createdAt: string | null | undefined): string | undefined {
  const moment = createdAt ? new Date(createdAt) : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? longDate.format(moment) : undefined;
}
