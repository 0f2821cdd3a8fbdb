import {
  contentTypes,
  type Locale,
  postFields,
  same,
  type TranslatedRecord,
  type Translation,
  type TranslationState,
  translatedValues,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { writeVersion } from '../../db/versioned-write.ts';
import { parsePart } from '../../http/parse-input.ts';
import type { Account } from '../../lib/actor.ts';
import { found } from '../../lib/problem-error.ts';
import { Versioned } from '../../lib/reply.ts';
import { createPostsRepository, createPostsRoom } from '../../writing/index.ts';
import type { Deps } from '../deps.ts';
import { type SiteKind, type TranslatedRow, translatedRecords } from './translated-record.ts';

/** What the website says in other languages than the base language. */
export function createTranslations(deps: Deps) {
  const { database, audit } = deps;
  const { read, tables } = database;
  const posts = createPostsRepository(database);
  const { history } = createPostsRoom(deps);

  const siteRecords = async (locale: Locale): Promise<TranslatedRecord[]> => {
    const lists = (['page', ...contentTypes] as const).map(async (kind) =>
      (await translatedRecords(tables, kind).list(read)).map((row) => ({
        ...{ kind, id: row.id, name: row.name, state: stateOf(row, locale) },
      })),
    );
    return (await Promise.all(lists)).flat();
  };

  /** Whether a post says something else than when its translation was made or checked. */
  const hasChanged = async (db: Queryable, id: string, seen: number): Promise<boolean> => {
    const source = await posts.get(db, id);
    if (!source) return false;
    const was = await history.require(db, id, seen);
    const before = translatedValues(postFields, { ...source, ...was, ...was.details });
    return !same(before, translatedValues(postFields, source));
  };

  const postRecords = async (locale: Locale): Promise<TranslatedRecord[]> => {
    const rows = await posts.listBesideTranslations(read, locale);
    return Promise.all(
      rows.map(async ({ id, title, version, post, seen }) => {
        const isSame = seen === null || seen === version;
        const isChanged = !isSame && (await hasChanged(read, id, seen));
        const state = post === null ? 'missing' : isChanged ? 'changed' : 'current';
        return {
          kind: 'post',
          id,
          name: title,
          state,
          ...(post === null ? {} : { post }),
        } as const;
      }),
    );
  };

  const list = async (locale: Locale) => {
    const records = [...(await siteRecords(locale)), ...(await postRecords(locale))];
    const count = (state: TranslationState) => records.filter((one) => one.state === state).length;
    return { records, counts: { missing: count('missing'), changed: count('changed') } };
  };

  return {
    list,

    async get(kind: SiteKind, id: string, locale: Locale): Promise<Versioned<Translation>> {
      const row = found(await translatedRecords(tables, kind).get(read, id), 'noEntry');
      return new Versioned(present(row, locale), row.version);
    },

    /** @param ifMatch the version that the change was made from */
    save(
      actor: Account,
      { kind, id }: { kind: SiteKind; id: string },
      locale: Locale,
      sent: object,
      ifMatch: number | undefined,
    ): Promise<Versioned<Translation>> {
      const records = translatedRecords(tables, kind);
      const content = parsePart(records.schema(id), sent);
      return writeVersion(database, {
        ifMatch,
        missing: 'noEntry',
        lock: (tx) => records.lock(tx, id),
        present: (row) => present(row, locale),
        write: async (tx, before) => {
          const { source } = before;
          const translations = { ...before.translations, [locale]: { content, source } };
          await records.update(tx, id, translations);
          return { ...before, translations, version: before.version + 1 };
        },
        audit: (tx, before, after) => {
          const about = { subject: records.subject, id, name: before.name };
          const said = (row: TranslatedRow) => row.translations[locale]?.content ?? {};
          return audit.record(tx, actor, 'changed', about, said(before), said(after));
        },
      }).then((after) => new Versioned(present(after, locale), after.version));
    },
  };
}

function stateOf({ translations, source }: TranslatedRow, locale: Locale): TranslationState {
  const known = translations[locale];
  if (!known) return 'missing';
  return same(known.source, plain(source)) ? 'current' : 'changed';
}

/** As JSON has it, in which columns hold it. */
const plain = (value: object): unknown => JSON.parse(JSON.stringify(value));

function present({ name, version, source, translations }: TranslatedRow, locale: Locale) {
  const known = translations[locale];
  const said = (value: object | undefined) => (value ? { ...value } : null);
  return {
    ...{ name, version, source: { ...source } },
    ...{ was: said(known?.source), content: said(known?.content) },
  };
}
