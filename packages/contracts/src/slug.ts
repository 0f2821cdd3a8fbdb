import { SLUG_MAX_LENGTH } from './limits.ts';
import { plainLetters } from './plain-letters.ts';
import { slugs } from './slugs.ts';

// Without zod: who shows what an address will be needs this, and no schemas.

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** What an id looks like; a slug that did would stand for another record than it says. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The end of an address that people can read: a-z, 0-9 and single hyphens, and not like an id. */
export function isSlug(value: string): boolean {
  return value.length <= SLUG_MAX_LENGTH && SLUG.test(value) && !ID.test(value);
}

/**
 * A text as the end of an address, cut between words; '' when nothing of it can be used.
 * @example slugOf('L’été à Limbé') // 'l-ete-a-limbe'
 */
export function slugOf(text: string, maxLength: number = SLUG_MAX_LENGTH): string {
  const words = plainLetters(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = (words[0] ?? '').slice(0, maxLength);
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > maxLength) break;
    slug = `${slug}-${word}`;
  }
  return isSlug(slug) ? slug : '';
}

/** Addresses beside the posts: the lists, previews and feeds of the blog. */
export const reservedPostSlugs: ReadonlySet<string> = new Set([
  ...['all', 'preview', 'feed', 'new'],
  ...Object.values(slugs).flatMap((names) => names['/blog/all']?.slice('/blog/'.length) ?? []),
]);

/** What the address of a post would end with by its title alone; '' where that says nothing. */
export function postSlugOf(title: string): string {
  const slug = slugOf(title);
  return reservedPostSlugs.has(slug) ? `${slug}-article` : slug;
}

/** The first free one of a slug and its numbered forms: `a`, `a-2`, `a-3` … */
export function* numberedSlugs(slug: string): Generator<string, never> {
  yield slug;
  for (let number = 2; ; number += 1) {
    const end = `-${number}`;
    yield `${slug.slice(0, SLUG_MAX_LENGTH - end.length).replace(/-+$/, '')}${end}`;
  }
}

/** What the address of a post ends with: its slug, and its id where it has none. */
export const postAddress = ({ id, slug }: { id: string; slug: string }): string => slug || id;

/** A tag as it is in addresses: however it is written, it is the same tag. */
export const tagKey = (tag: string): string =>
  slugOf(tag) || tag.trim().toLowerCase().normalize('NFKC');

/** Tags in their order, each once however it is written; blank ones are dropped. */
export const distinctTags = (tags: readonly string[]): string[] =>
  [
    ...new Map(
      tags
        .map((tag) => tag.trim())
        .filter(Boolean)
        .reverse()
        .map((tag) => [tagKey(tag), tag]),
    ).values(),
  ].reverse();
