import {
  type AskedListPart,
  type AuditAction,
  type ContentType,
  contentDefinitions,
  contentWords,
  type Fields,
  LIST_PAGE_SIZE,
  type Locale,
  referencesTo,
  translatedValues,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { isForeignKeyViolation } from '../../db/errors.ts';
import { writeVersion } from '../../db/versioned-write.ts';
import type { Account } from '../../lib/actor.ts';
import { additionId } from '../../lib/ids.ts';
import { asksForPart, entryPlaceOf, toEntryCursor } from '../../lib/list-page.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import { ListPart, Versioned } from '../../lib/reply.ts';
import { contentReader } from '../../lib/stored-content.ts';
import { shownLocale, translationIn } from '../../lib/translated.ts';
import type { Deps } from '../deps.ts';
import { createCaseStudyAddresses } from './case-study-addresses.ts';
import { createContentRepository, type Entry } from './content.repository.ts';

type Input = Record<string, unknown>;
/** In which language. */
export interface Asked {
  locale?: Locale | undefined;
}

/** One collection of the website: read by everyone, written in the back-office. */
export function createContentService(type: ContentType, deps: Deps) {
  const { database, pictureUses } = deps;
  const readContent = contentReader(deps);
  const entriesOf = (one: ContentType) => createContentRepository(database.tables, one);
  const { entity, subject, title }: (typeof contentDefinitions)[ContentType] =
    contentDefinitions[type];
  const fields: Fields = contentDefinitions[type].fields;
  const entries = entriesOf(type);
  const addresses = createCaseStudyAddresses(deps);
  const pointing = referencesTo(type);

  const present = (entry: Entry, locale?: Locale) => {
    const { content } = translationIn(entry, locale) ?? {};
    const said = content && { ...entry, ...translatedValues(fields, content) };
    const shown = readContent<object>(entity, said ?? entry, `${type} ${entry.id}`);
    return { ...shown, ...shownLocale(entry, locale) };
  };

  const audit = async (tx: Queryable, actor: Account, act: Audited) => {
    const { action, before, after } = act;
    const entry = after ?? before;
    const [id, name] = [entry.id, String(entry[title] ?? '')];
    const states = [before && present(before), after && present(after)] as const;
    await deps.audit.record(tx, actor, action, { subject, id, name }, ...states);
    if (after && type === 'projects')
      await addresses.note(tx, projectOf(after), before && projectOf(before));
    // with its pictures, inside the write that stores it
    if (after) await pictureUses.note(tx, { kind: subject, id, name, content: after });
    else await pictureUses.forget(tx, subject, id);
  };

  /** The addresses are made of the names of all, so that a part of a list cannot know them. */
  const presentList = async (rows: Entry[], locale?: Locale): Promise<object[]> => {
    if (type !== 'projects') return rows.map((row) => present(row, locale));
    const known = await addresses.byId(database.read);
    return rows.map((row) => ({ ...present(row, locale), address: known.get(row.id) }));
  };

  const change = {
    present: (entry: Entry) => present(entry),
    missing: 'noEntry' as const,
  };

  /** Names the field that points to nothing. */
  const refuseUnknownReference = (error: unknown): never => {
    const [name = '', field] =
      Object.entries(contentDefinitions[type].fields).find(([, one]) => 'to' in one) ?? [];
    if (!isForeignKeyViolation(error) || !field || !('to' in field)) throw error;
    throw invalidField(name, ['noSuchEntry', { type: field.to as ContentType }]);
  };

  const requireUnused = async (tx: Queryable, id: string) => {
    for (const from of pointing) {
      const found = await entriesOf(from.type).listPointing(tx, from.field, id);
      if (found.length === 0) continue;
      const names = found.map((entry) => String(entry[contentDefinitions[from.type].title]));
      throw new ProblemError('conflict', ['entryPointedTo', { type, from: from.type, names }]);
    }
  };

  return {
    async list({ locale, ...asked }: AskedListPart & Asked): Promise<ListPart<object[]>> {
      if (!asksForPart(asked)) {
        return new ListPart(await presentList(await entries.list(database.read), locale));
      }
      const { limit = LIST_PAGE_SIZE } = asked;
      // one more than is shown tells whether others follow
      const rows = await entries.listPart(database.read, limit + 1, entryPlaceOf(asked));
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return new ListPart(await presentList(shown, locale), {
        next: last ? toEntryCursor(last) : null,
      });
    },

    /** @param key chosen by the sender: with the same one, nothing is added a second time */
    create: (actor: Account, { key, ...input }: Input & { key?: string | undefined }) => {
      const id = additionId(deps, `${actor.userId}:${type}`, key);
      return database
        .write(async (tx) => {
          await pictureUses.hold(tx, input);
          const { entry, isNew } = await entries.append(tx, { ...input, id, version: 1 });
          if (isNew) await audit(tx, actor, { action: 'created', after: entry });
          await database.touchContent(tx, 'nothing');
          return present(entry);
        })
        .catch(refuseUnknownReference);
    },

    /** @param ifMatch the version that the change was made from */
    update: (actor: Account, id: string, input: Input, ifMatch: number | undefined) =>
      writeVersion(database, {
        ...change,
        ifMatch,
        lock: async (tx) => {
          await pictureUses.hold(tx, input);
          return entries.lock(tx, id);
        },
        write: async (tx, before) => {
          await entries.update(tx, id, input);
          return { ...before, ...input, version: before.version + 1 };
        },
        audit: (tx, before, after) => audit(tx, actor, { action: 'changed', before, after }),
        takesBack: () => 'nothing',
      }).then(
        (after: Entry) => new Versioned(present(after), after.version),
        refuseUnknownReference,
      ),

    /**
     * All of it in one write, and one entry of the audit log.
     * @param seen the order that the change was made from
     * @throws {ProblemError} `conflict` where that is not the order any more
     */
    arrange: (actor: Account, ids: readonly string[], seen: readonly string[]): Promise<void> =>
      database.write(async (tx) => {
        const before = await entries.list(tx);
        const stored = before.map(({ id }) => id);
        // the same entries, each once
        const isWhole = isEqual([...ids].sort(), [...stored].sort());
        if (!isEqual(stored, seen) || !isWhole) {
          throw new ProblemError('conflict', 'orderChanged');
        }
        await entries.arrange(tx, ids);
        const names = new Map(before.map((entry) => [entry.id, String(entry[title] ?? '')]));
        const order = (of: readonly string[]) => ({ order: of.map((id) => names.get(id)) });
        const about = { subject, id: type, name: contentWords.en.types[type].tab };
        await deps.audit.record(tx, actor, 'changed', about, order(stored), order(ids));
        await database.touchContent(tx, 'nothing');
      }),

    delete: (actor: Account, id: string): Promise<void> =>
      writeVersion(database, {
        ...change,
        lock: (tx) => entries.lock(tx, id),
        write: async (tx, entry) => {
          await requireUnused(tx, id);
          const name = String(entry[title] ?? '');
          await deps.trash.put(tx, actor, { kind: type, id, name });
          await entries.delete(tx, id);
        },
        audit: (tx, before) => audit(tx, actor, { action: 'deleted', before }),
      }),
  };
}

const projectOf = ({ id, name }: Entry) => ({ id, name: String(name) });
const isEqual = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, place) => id === other[place]);

type Audited = { action: AuditAction } & (
  | { before?: Entry; after: Entry }
  | { before: Entry; after?: undefined }
);
