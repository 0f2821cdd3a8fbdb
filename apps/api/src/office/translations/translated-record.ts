import {
  type ContentType,
  contentDefinitions,
  type Fields,
  pageKeys,
  pageSchemas,
  type TranslatedKind,
  translatedContent,
  translatedFields,
  translatedParts,
  translatedValues,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { found } from '../../lib/problem-error.ts';
import type { Translations } from '../../lib/translated.ts';
import { createContentRepository, createPagesRepository } from '../../site/index.ts';

export type SiteKind = Exclude<TranslatedKind, 'post'>;

/** A page or an entry as one that is translated. */
export interface TranslatedRow {
  id: string;
  version: number;
  translations: Translations;
  name: string;
  /** What is translated of it, in the base language. */
  source: object;
}

/** How records of a kind are read, and what is translated of them. */
export function translatedRecords(tables: Tables, kind: SiteKind) {
  return kind === 'page' ? pagesOf(tables) : entriesOf(tables, kind);
}

function pagesOf(tables: Tables) {
  const pages = createPagesRepository(tables);
  type Row = NonNullable<Awaited<ReturnType<typeof pages.get>>>;
  const describe = ({ key, content, ...row }: Row): TranslatedRow => {
    const whole = pageSchemas[key].parse(Object(content));
    return { ...row, id: key, name: key, source: translatedParts(key, whole) };
  };
  const known = (id: string) =>
    found(
      pageKeys.find((key) => key === id),
      'noPageContent',
    );
  return {
    subject: 'page' as const,
    list: async (db: Queryable) =>
      (await db.select().from(tables.pages)).filter(({ key }) => key in pageSchemas).map(describe),
    get: async (db: Queryable, id: string) => optional(await pages.get(db, known(id)), describe),
    lock: async (tx: Queryable, id: string) => optional(await pages.lock(tx, known(id)), describe),
    update: async (tx: Queryable, id: string, translations: Translations) =>
      void (await pages.update(tx, id, { translations })),
    /** What a translation has to be. */
    schema: (id: string) => translatedContent('page', known(id)),
  };
}

function entriesOf(tables: Tables, type: ContentType) {
  const entries = createContentRepository(tables, type);
  const { subject, title } = contentDefinitions[type];
  const fields: Fields = contentDefinitions[type].fields;
  type Row = NonNullable<Awaited<ReturnType<typeof entries.list>>>[number];
  const describe = (row: Row): TranslatedRow => ({
    ...{ id: row.id, version: row.version, translations: row.translations },
    name: String(row[title]),
    source: translatedValues(fields, row),
  });
  const hasOwn = Object.keys(translatedFields(fields)).length > 0;
  return {
    subject,
    // what has no words of its own, such as a name alone, needs no translation
    list: async (db: Queryable) => (hasOwn ? (await entries.list(db)).map(describe) : []),
    get: async (db: Queryable, id: string) =>
      optional((await entries.get(db, id)) as Row | undefined, describe),
    lock: async (tx: Queryable, id: string) =>
      optional((await entries.lock(tx, id)) as Row | undefined, describe),
    update: async (tx: Queryable, id: string, translations: Translations) =>
      void (await entries.update(tx, id, { translations })),
    schema: (id: string) => translatedContent(type, id),
  };
}

const optional = <R, T>(row: R | undefined, describe: (row: R) => T): T | undefined =>
  row && describe(row);
