import { isDeepStrictEqual } from 'node:util';
import { LIST_MAX_ITEMS, messages } from '@vitrine/contracts';
import type { Database, Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import type { Ids } from '../../lib/ids.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import type { OwnPortfolio } from './own-portfolio.service.ts';
import type { PartPlace, PartsRepository } from './parts.repository.ts';
import { canEdit } from './portfolio.policy.ts';

interface Needs {
  database: Database;
  own: OwnPortfolio;
  ids: Ids;
}

/** What a save sends of one part: with the id it has, or none yet. */
export type SentPart<F> = F & { id?: string | undefined };

/** One kind of parts (experiences, links, …): added, deleted, and saved as a whole list. */
export function createPartsService<F extends object>(
  { database, own, ids }: Needs,
  parts: PartsRepository<F>,
) {
  return {
    async add(actor: Account, fields: F): Promise<F & { id: string }> {
      return database.write(async (tx) => {
        const portfolio = await own.lock(tx, actor.userId);
        if ((await parts.count(tx, portfolio.id)) >= LIST_MAX_ITEMS) {
          throw invalidField('', messages.listTooLong);
        }
        const position = await parts.nextPosition(tx, portfolio.id);
        const part = { ...fields, id: ids.next(), portfolioId: portfolio.id, position };
        await parts.insert(tx, part);
        await own.touch(tx, portfolio);
        return part;
      });
    },

    async delete(actor: Account, id: string): Promise<void> {
      await database.write(async (tx) => {
        const portfolio = await own.lock(tx, actor.userId);
        const part = await parts.getOwned(tx, id);
        if (!part || !canEdit(actor, part)) throw new ProblemError('not-found');
        await parts.delete(tx, [id]);
        await own.touch(tx, portfolio);
      });
    },

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
