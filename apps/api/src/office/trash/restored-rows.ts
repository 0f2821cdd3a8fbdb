import {
  baseLocale,
  blankOf,
  type ContentType,
  contentDefinitions,
  type Field,
  type Locale,
  numberedSlugs,
  type Outcome,
} from '@vitrine/contracts';
import { rowsIn } from '../../db/record-snapshot.ts';
import type { Snapshot, SnapshotRow } from '../../db/snapshot.ts';
import { slugKey } from '../../lib/slug-key.ts';

/** An entry that is older than its collection gets what the collection has gained since. */
export function fillEntry(type: ContentType, rows: SnapshotRow[]): void {
  const { fields, entity } = contentDefinitions[type];
  const schemas = Object.entries(entity.shape);
  const schemaOf = new Map<string, (typeof schemas)[number][1]>(schemas);
  for (const row of rows) {
    for (const [name, field] of Object.entries<Field>(fields)) {
      const kept = schemaOf.get(name)?.safeParse(row[name]);
      row[name] = kept?.success ? kept.data : blankOf(field);
    }
  }
}

/** A post that was deleted when its sections were its `posts`, and their number its `sections`. */
export function nameSections(posts: SnapshotRow[]): void {
  for (const post of posts.filter((row) => 'posts' in row)) {
    Object.assign(post, { sectionCount: post.sections, sections: post.posts });
  }
}

/** A post whose time passed while it lay in the trash does not appear by itself: it is a draft. */
export function postponeNothing(posts: SnapshotRow[], now: Date): Outcome[] {
  const late = posts.filter(
    ({ status, publishAt }) => status === 'scheduled' && new Date(String(publishAt)) <= now,
  );
  for (const post of late) Object.assign(post, { status: 'draft', publishAt: null });
  return late.length > 0 ? ['timePassed'] : [];
}

/** Former addresses that someone else has taken, of what could not come back. */
export const takenAddresses = (refused: Snapshot): string[] => [
  ...rowsIn(refused, 'portfolioAddresses').map(({ customUrl }) => String(customUrl)),
  ...rowsIn(refused, 'postAddresses').map(({ slug }) => String(slug)),
  ...rowsIn(refused, 'projectAddresses').map(({ address }) => String(address)),
];

/**
 * A post's own address, or its next numbered form that is free.
 * @param isTaken whether another post has, or had, a slug, see `slugKey`
 */
export async function settleSlug(
  snapshot: Snapshot,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<Outcome[]> {
  const notes: Outcome[] = [];
  for (const post of rowsIn(snapshot, 'blogPosts')) {
    const wanted = String(post.slug ?? '');
    const keyOf = (slug: string) => slugKey((post.locale ?? baseLocale) as Locale, slug);
    if (wanted === '' || !(await isTaken(keyOf(wanted)))) continue;
    for (const free of numberedSlugs(wanted)) {
      if (await isTaken(keyOf(free))) continue;
      for (const row of rowsIn(snapshot, 'postAddresses')) {
        if (row.slug === keyOf(wanted)) row.slug = keyOf(free);
      }
      post.slug = free;
      notes.push(['postAddressTaken', { wanted, free }]);
      break;
    }
  }
  return notes;
}
