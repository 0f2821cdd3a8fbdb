import {
  type ContentType,
  contentDefinitions,
  contentTypes,
  type PageKey,
  pageKeys,
  translatedParts,
  translatedValues,
} from '@vitrine/contracts';
import { defaultContent } from '@vitrine/default-content';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { Database, Queryable } from '../database.ts';
import { claimInstallation } from '../installation.ts';
import type { Tables } from '../schema.ts';
import { addCompanyWords } from './company-words.ts';
import { addSlugs } from './post-slugs.ts';
import { type EntryIds, seedPosts } from './posts.ts';
import { inOtherLocales } from './translations.ts';

interface Needs {
  clock: Clock;
  ids: Ids;
}

/**
 * Fills a new installation with its first content; once, whatever is deleted later and however
 * many replicas start together. Pages that came with a later release are added at every start.
 * @returns the pages that were added to an installation that had content
 */
export async function seedDefaults(database: Database, { clock, ids }: Needs): Promise<PageKey[]> {
  const { tables } = database;
  const now = clock.now();
  return database.write(async (tx) => {
    const isFirst = await claimInstallation(tx, tables, 'seeded_at', now.toISOString());
    const added = await addMissingPages(tx, tables, now);
    if (isFirst) {
      const idOf = await seedCollections(tx, tables, ids);
      await seedPosts(tx, tables, ids, idOf);
    }
    const isRenamed = await addSlugs(tx, tables, now);
    const isReworded = await addCompanyWords(tx, tables, now);
    if (added.length > 0 || isRenamed || isReworded) await database.touchContent(tx);
    return isFirst ? [] : added;
  });
}

async function addMissingPages(tx: Queryable, { pages }: Tables, now: Date): Promise<PageKey[]> {
  const rows = pageKeys.map((key) => ({
    key,
    content: defaultContent.pages[key],
    translations: inOtherLocales((content) => translatedParts(key, content.pages[key])),
    updatedAt: now,
  }));
  const added = await tx
    .insert(pages)
    .values(rows)
    .onConflictDoNothing()
    .returning({ key: pages.key });
  return added.map(({ key }) => key);
}

/** The default content names what it points to; here that becomes an id. */
async function seedCollections(tx: Queryable, tables: Tables, ids: Ids): Promise<EntryIds> {
  const idOf: EntryIds = new Map();
  for (const type of contentTypes) {
    const { fields, title } = contentDefinitions[type];
    const references = Object.entries(fields).flatMap(([name, field]) =>
      'to' in field ? [{ name, to: field.to }] : [],
    );
    const rows = defaultContent[type].map((entry: object, position) => {
      const known: Record<string, unknown> = { ...entry };
      for (const { name, to } of references) {
        known[name] = idOf.get(`${to} ${String(known[name])}`) ?? null;
      }
      const id = ids.next();
      idOf.set(`${type} ${String(known[title])}`, id);
      const translations = inOtherLocales((content) =>
        translatedValues<object>(fields, content[type][position] ?? {}),
      );
      return { ...known, id, position, translations };
    });
    if (rows.length > 0) await insertEntries(tx, tables, type, rows);
  }
  return idOf;
}

/** The tables share the columns that the types know here; the rest comes from the same contract. */
async function insertEntries(tx: Queryable, tables: Tables, type: ContentType, rows: object[]) {
  const entries = tables[type] as Tables['testimonials'];
  await tx.insert(entries).values(rows as (typeof entries.$inferInsert)[]);
}
