import type { Locale } from '../locales.ts';
import { WORDS_PER_MINUTE } from '../page-figures.ts';

// Not beside the schemas: showing a post needs these rules, but not zod.

/** Memo, light bulb, rocket, wrench, globe, money bag, target, lightning. */
export const postIcons = ['📝', '💡', '🚀', '🔧', '🌐', '💰', '🎯', '⚡'] as const;
export const DEFAULT_POST_ICON = postIcons[0];

export const postColors = ['default-color', 'blue', 'green', 'purple', 'yellow', 'orange'] as const;
export type PostColor = (typeof postColors)[number];

/** The category a post counts to: its color, or `default-color` (General) for anything unknown. */
export function postCategory(color: string | null | undefined): PostColor {
  return postColors.find((known) => known === color) ?? 'default-color';
}

/** Only these are shown to visitors; a missing status counts as draft. */
export function isPublished(post: { status?: string | undefined }): boolean {
  return post.status === 'published';
}

/** Minutes it takes to read the sections, rounded up; 5 where there is nothing to count (BLG-04). */
export function readingMinutes(sections: readonly string[] | undefined): number {
  const words = (sections ?? []).join(' ').split(/\s+/).filter(Boolean).length;
  return Math.ceil(words / WORDS_PER_MINUTE) || 5;
}

/** e.g. `March 4, 2026`; undefined when there is no readable moment (shown as 'Recent', BLG-05). */
export function postDate(
  createdAt: string | null | undefined,
  locale: Locale,
  timeZone: string,
): string | undefined {
  const moment = createdAt ? new Date(createdAt) : undefined;
  if (!moment || Number.isNaN(moment.getTime())) return undefined;
  return moment.toLocaleDateString(locale, { dateStyle: 'long', timeZone });
}

/** A post as it is sent: responses and requests have always called its sections `posts`. */
export const sentPost = <P extends { sections: string[] }>({ sections: posts, ...post }: P) => ({
  ...post,
  posts,
});

/** A post that was sent. */
export const receivedPost = <P extends { posts?: string[] | undefined }>({
  posts: sections = [],
  ...post
}: P) => ({ ...post, sections });
