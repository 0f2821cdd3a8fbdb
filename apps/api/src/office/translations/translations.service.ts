import {
  contentTypes,
  type Locale,
  same,
  type TranslatedRecord,
  type Translation,
  type TranslationState,
} from '@vitrine/contracts';
import { writeVersion } from '../../db/versioned-write.ts';
import { parsePart } from '../../http/parse-input.ts';
import type { Account } from '../../lib/actor.ts';
import { found } from '../../lib/problem-error.ts';
import { Versioned } from '../../lib/reply.ts';
import { createPostsRoom, readTranslations } from '../../writing/index.ts';
import type { Deps } from '../deps.ts';
import { type SiteKind, type TranslatedRow, translatedRecords } from './translated-record.ts';

/** What the website says in other languages than the base language. */
export function createTranslations(deps: Deps) {
  const { database, audit } = deps;
  const { read, tables } = database;
  const room = createPostsRoom(deps);

  const siteRecords = async (locale: Locale): Promise<TranslatedRecord[]> => {
    const lists = (['page', ...contentTypes] as const).map(async (kind) =>
      (await translatedRecords(tables, kind).list(read)).map((row) => ({
        ...{ kind, id: row.id, name: row.name, state: stateOf(row, locale) },
      })),
    );
    return (await Promise.all(lists)).flat();
  };

  const postRecords = async (locale: Locale): Promise<TranslatedRecord[]> => {
    const sources = await room.translations.listSources(read);
    const made = await readTranslations(room, sources, locale);
    const bySource = new Map(made.map((one) => [one.source, one]));
    return sources.map(({ id, title: name }) => {
      const { id: post, changed } = bySource.get(id) ?? {};
      if (!post) return { kind: 'post', id, name, state: 'missing' };
      return { kind: 'post', id, name, state: changed ? 'changed' : 'current', post };
    });
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
