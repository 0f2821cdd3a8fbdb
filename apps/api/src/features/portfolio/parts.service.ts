import {
  type KeyedList,
  keyedLists,
  LIST_MAX_ITEMS,
  messages,
  type PortfolioEntry,
  type PortfolioEntryInput,
  type PortfolioInput,
} from '@vitrine/contracts';
import { dequal } from 'dequal';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { additionId, type Ids } from '../../lib/ids.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import { createOwnPortfolio } from './own-portfolio.service.ts';
import {
  createPartRepositories,
  type EntriesRepository,
  type PartPlace,
  type PartRepositories,
} from './parts.repository.ts';
import { canEdit } from './portfolio.policy.ts';
import { requireOwnPictures } from './save-media.service.ts';

/** Refuses what may not be added to a portfolio. */
type Check<L extends KeyedList> = (
  tx: Queryable,
  portfolioId: string,
  entry: PortfolioEntryInput<L>,
) => Promise<void>;

/** One list of entries (experiences, links, …), added to and deleted from one by one. */
function createPartsService<L extends KeyedList>(
  deps: Deps,
  parts: EntriesRepository<L>,
  check?: Check<L>,
) {
  const { activity } = deps;
  const own = createOwnPortfolio(deps);
  return {
    /**
     * @param key chosen by the sender: with the same one, nothing is added a second time
     */
    add: (
      actor: Account,
      { key, ...sent }: PortfolioEntryInput<L> & { key?: string | undefined },
    ) =>
      own.grow(actor, async (tx, portfolio) => {
        const fields = sent as unknown as PortfolioEntryInput<L>;
        const id = additionId(deps, portfolio.id, key);
        const known = key === undefined ? undefined : await parts.get(tx, id);
        if (known) return known;
        if ((await parts.count(tx, portfolio.id)) >= LIST_MAX_ITEMS) {
          throw invalidField('', messages.listTooLong);
        }
        await check?.(tx, portfolio.id, fields);
        const position = await parts.nextPosition(tx, portfolio.id);
        const part = { ...fields, id, portfolioId: portfolio.id, position };
        await parts.insert(tx, part);
        await activity.record(tx, actor.userId, 'portfolio-saved');
        // with what was not sent, as the database has it
        return (await parts.get(tx, id)) as PortfolioEntry<L>;
      }),

    delete: (actor: Account, id: string) =>
      own.edit(actor, async (tx) => {
        const part = await parts.getOwned(tx, id);
        if (!part || !canEdit(actor, part)) throw new ProblemError('not-found');
        await parts.delete(tx, [id]);
        await activity.record(tx, actor.userId, 'portfolio-saved');
        return undefined;
      }),
  };
}

/** Each list. */
export function createAllParts(deps: Deps) {
  const { experiences, educations, projects, links, media } = createPartRepositories(
    deps.database.tables,
  );
  return {
    experiences: createPartsService(deps, experiences),
    educations: createPartsService(deps, educations),
    projects: createPartsService(deps, projects, async (tx, portfolioId, project) =>
      requireOwnPictures(await media.list(tx, portfolioId), project, ''),
    ),
    links: createPartsService(deps, links),
  };
}

/** Replaces the lists that are sent; the others stay. */
export async function replaceParts(
  tx: Queryable,
  parts: PartRepositories,
  portfolioId: string,
  sent: PortfolioInput,
  ids: Ids,
): Promise<void> {
  for (const list of keyedLists) {
    const entries = sent[list];
    // what is written of one list fits no other, which a loop over them cannot say
    const stored = parts[list] as unknown as EntriesRepository<'links'>;
    if (entries) await replace(tx, stored, portfolioId, entries as SentEntry[], ids);
  }
}

/** An entry as a save sends it: with the id it has, or none yet. */
type SentEntry = PortfolioEntryInput<'links'> & { id?: string | undefined };

/**
 * Makes the stored list the sent one, in its order. An id that is not among this portfolio's parts
 * (deleted in another tab, or another account's) is ignored.
 */
async function replace(
  tx: Queryable,
  parts: EntriesRepository<'links'>,
  portfolioId: string,
  sent: SentEntry[],
  ids: Ids,
): Promise<void> {
  const missing = new Map((await parts.list(tx, portfolioId)).map((part) => [part.id, part]));
  let position = 0;
  for (const { id, ...fields } of sent) {
    const before = id === undefined ? undefined : missing.get(id);
    if (id !== undefined && !before) continue;
    const place: PartPlace = { id: before?.id ?? ids.next(), portfolioId, position };
    if (!before) await parts.insert(tx, { ...fields, ...place });
    // a field that is not sent stays as it is
    else if (!dequal({ ...before }, { ...before, ...fields, ...place })) {
      await parts.update(tx, before.id, { ...fields, ...place });
    }
    missing.delete(place.id);
    position += 1;
  }
  await parts.delete(tx, [...missing.keys()]);
}
