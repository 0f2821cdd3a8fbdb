import { isDeepStrictEqual } from 'node:util';
import { LIST_MAX_ITEMS, messages } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { additionId } from '../../lib/addition-id.ts';
import type { Ids } from '../../lib/ids.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import type { OwnPortfolio } from './own-portfolio.service.ts';
import type { PartPlace, PartsRepository } from './parts.repository.ts';
import type { Activity } from './portfolio.activity.ts';
import { canEdit } from './portfolio.policy.ts';

interface Needs {
  own: OwnPortfolio;
  activity: Activity;
  ids: Ids;
  secret: string;
}

/** What a save sends of one part: with the id it has, or none yet. */
export type SentPart<F> = F & { id?: string | undefined };

/** One kind of parts (experiences, links, …): added, deleted, and saved as a whole list. */
export function createPartsService<F extends object>(
  { own, activity, ids, secret }: Needs,
  parts: PartsRepository<F>,
) {
  return {
    /**
     * @param key chosen by the sender: with the same one, nothing is added a second time
     */
    add: (actor: Account, { key, ...sent }: F & { key?: string | undefined }) =>
      own.grow(actor, async (tx, portfolio) => {
        const fields = sent as unknown as F;
        const id = additionId({ secret, ids }, portfolio.id, key);
        const known = key === undefined ? undefined : await parts.get(tx, id);
        if (known) return known;
        if ((await parts.count(tx, portfolio.id)) >= LIST_MAX_ITEMS) {
          throw invalidField('', messages.listTooLong);
        }
        const position = await parts.nextPosition(tx, portfolio.id);
        const part = { ...fields, id, portfolioId: portfolio.id, position };
        await parts.insert(tx, part);
        await activity.record(tx, actor.userId, 'portfolio-saved');
        return part;
      }),

    delete: (actor: Account, id: string) =>
      own.edit(actor, async (tx) => {
        const part = await parts.getOwned(tx, id);
        if (!part || !canEdit(actor, part)) throw new ProblemError('not-found');
        await parts.delete(tx, [id]);
        await activity.record(tx, actor.userId, 'portfolio-saved');
        return undefined;
      }),

    list: (db: Queryable, portfolioId: string) => parts.list(db, portfolioId),

    /**
     * Makes the stored list the sent one, in its order. An id that is not among this portfolio's
     * parts (deleted in another tab, or somebody else's) is passed over.
     */
    async replace(tx: Queryable, portfolioId: string, sent: SentPart<F>[]): Promise<void> {
      const stored = new Map((await parts.list(tx, portfolioId)).map((part) => [part.id, part]));
      let position = 0;
      const missing = new Map(stored);
      for (const { id, ...rest } of sent) {
        const fields = rest as unknown as F;
        const before = id === undefined ? undefined : missing.get(id);
        if (id !== undefined && !before) continue;
        const place: PartPlace = { id: before?.id ?? ids.next(), portfolioId, position };
        if (!before) await parts.insert(tx, { ...fields, ...place });
        else if (!isDeepStrictEqual({ ...before }, { ...fields, ...place })) {
          await parts.update(tx, before.id, { ...fields, ...place });
        }
        missing.delete(place.id);
        position += 1;
      }
      await parts.delete(tx, [...missing.keys()]);
    },
  };
}

export type PartsService<F extends object> = ReturnType<typeof createPartsService<F>>;
