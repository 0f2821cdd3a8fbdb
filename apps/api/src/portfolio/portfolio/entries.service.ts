import {
  blankEntry,
  definitionOf,
  type Fields,
  LIST_MAX_ITEMS,
  type PortfolioInput,
  type PortfolioList,
  patched,
  portfolioListNames,
} from '@vitrine/contracts';
import { dequal } from 'dequal';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { additionId, type Ids } from '../../lib/ids.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import type { Deps } from '../deps.ts';
import {
  createEntriesRepository,
  type EntriesRepository,
  type EntryRow,
} from './entries.repository.ts';
import { createMediaRepository } from './media.repository.ts';
import { createOwnPortfolio } from './own-portfolio.service.ts';
import { presentEntry } from './portfolio.presenter.ts';
import { requireOwnPictures } from './save-media.service.ts';

/** An entry of any list as it is sent: with the id it has, or none yet. */
type SentEntry = Record<string, unknown> & { id?: string | undefined };

/** What is stored of an entry: a field that is not sent stays as it was. */
function contentOf(list: PortfolioList, sent: SentEntry, before: Record<string, unknown> = {}) {
  const { fields } = definitionOf(list);
  const translations = sent.translations ?? before.translations;
  return {
    ...patched<Fields>(fields, { ...blankEntry(list), ...before }, sent as never),
    ...(translations ? { translations } : {}),
  };
}

/** The lists of a portfolio, added to and deleted from one entry at a time. */
export function createEntries(deps: Deps) {
  const { database, activity } = deps;
  const entries = createEntriesRepository(database.tables);
  const media = createMediaRepository(database.tables);
  const own = createOwnPortfolio(deps);

  /** The id that a key makes in a list. Earlier versions made it of the key alone. */
  const idsOf = (portfolioId: string, list: PortfolioList, key: string) =>
    [`${list}:${key}`, key].map((name) => additionId(deps, portfolioId, name));

  const addedBefore = async (tx: Queryable, ids: string[], list: PortfolioList) => {
    for (const id of ids) {
      const entry = await entries.get(tx, id);
      if (entry?.list === list) return entry;
    }
    return undefined;
  };

  return {
    /**
     * @param key chosen by the sender: with the same one, nothing is added to the list a second time
     */
    add: (
      actor: Account,
      list: PortfolioList,
      { key, ...sent }: SentEntry & { key?: string | undefined },
    ) =>
      own.grow(actor, async (tx, { id: portfolioId }) => {
        const ids = key === undefined ? [] : idsOf(portfolioId, list, key);
        const known = await addedBefore(tx, ids, list);
        if (known) return presentEntry(known);
        const { count, nextPosition } = await entries.usage(tx, portfolioId, list);
        if (count >= LIST_MAX_ITEMS) throw invalidField('', ['tooMany', { limit: LIST_MAX_ITEMS }]);
        requireOwnPictures(await media.list(tx, portfolioId), list, sent, '');
        const [id = deps.ids.next()] = ids;
        const place = { id, portfolioId, list, position: nextPosition };
        const entry: EntryRow = { ...place, content: contentOf(list, sent) };
        await entries.insert(tx, entry);
        await activity.record(tx, actor.userId, 'portfolio-saved');
        return presentEntry(entry);
      }),

    delete: (actor: Account, list: PortfolioList, id: string) =>
      own.edit(actor, async (tx, portfolio) => {
        const entry = await entries.get(tx, id);
        if (entry?.portfolioId !== portfolio.id || entry.list !== list) {
          throw new ProblemError('not-found');
        }
        await entries.delete(tx, id);
        await activity.record(tx, actor.userId, 'portfolio-saved');
        return undefined;
      }),
  };
}

/** Replaces the lists that are sent; the others stay. */
export async function replaceEntries(
  tx: Queryable,
  entries: EntriesRepository,
  portfolioId: string,
  sent: PortfolioInput,
  ids: Ids,
): Promise<void> {
  const stored = await entries.list(tx, portfolioId);
  for (const list of portfolioListNames) {
    const before = stored.filter((entry) => entry.list === list);
    const after = sent[list] && arranged(before, sent[list], { portfolioId, list, ids });
    if (after) await store(tx, entries, before, after);
  }
}

/**
 * A list as it was sent, in its order. An id that is not among this portfolio's entries (deleted in
 * another tab, or another account's) is ignored.
 */
function arranged(
  before: EntryRow[],
  sent: SentEntry[],
  { portfolioId, list, ids }: { portfolioId: string; list: PortfolioList; ids: Ids },
): EntryRow[] {
  const left = new Map(before.map((entry) => [entry.id, entry]));
  const after: EntryRow[] = [];
  for (const one of sent) {
    const known = one.id === undefined ? undefined : left.get(one.id);
    if (one.id !== undefined && !known) continue;
    const { id = ids.next(), content } = known ?? {};
    left.delete(id);
    const place = { id, portfolioId, list, position: after.length };
    after.push({ ...place, content: contentOf(list, one, content) });
  }
  return after;
}

async function store(
  tx: Queryable,
  entries: EntriesRepository,
  before: EntryRow[],
  after: EntryRow[],
): Promise<void> {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  for (const entry of after) {
    const { id, position, content } = entry;
    const stored = known.get(id);
    known.delete(id);
    if (!stored) await entries.insert(tx, entry);
    else if (!dequal(stored, entry)) await entries.update(tx, id, { position, content });
  }
  await entries.deleteAll(tx, [...known.keys()]);
}
