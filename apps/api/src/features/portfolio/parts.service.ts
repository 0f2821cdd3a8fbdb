import { isDeepStrictEqual } from 'node:util';
import { LIST_MAX_ITEMS, messages, type PortfolioInput } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { additionId, type Ids } from '../../lib/ids.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import { createOwnPortfolio } from './own-portfolio.service.ts';
import {
  createPartRepositories,
  type PartFields,
  type PartPlace,
  type PartRepositories,
  type PartsRepository,
} from './parts.repository.ts';
import { canEdit } from './portfolio.policy.ts';
import { requireOwnPictures } from './save-media.service.ts';

/** What a save sends of one part: with the id it has, or none yet. */
type SentPart<F> = F & { id?: string | undefined };

/** Refuses what may not be added to a portfolio. */
type Check<F> = (tx: Queryable, portfolioId: string, fields: F) => Promise<void>;

/** One kind of parts (experiences, links, …), added to and deleted from one by one. */
function createPartsService<F extends object>(
  deps: Deps,
  parts: PartsRepository<F>,
  check?: Check<F>,
) {
  const { activity } = deps;
  const own = createOwnPortfolio(deps);
  return {
    /**
     * @param key chosen by the sender: with the same one, nothing is added a second time
     */
    add: (actor: Account, { key, ...sent }: F & { key?: string | undefined }) =>
      own.grow(actor, async (tx, portfolio) => {
        const fields = sent as unknown as F;
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
        return (await parts.get(tx, id)) ?? part;
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

/** Each kind of parts. */
export function createAllParts(deps: Deps) {
  const parts = createPartRepositories(deps.database.tables);
  return {
    experiences: createPartsService<PartFields<'experiences'>>(deps, parts.experiences),
    educations: createPartsService<PartFields<'educations'>>(deps, parts.educations),
    projects: createPartsService<PartFields<'projects'>>(
      deps,
      parts.projects,
      async (tx, portfolioId, project) =>
        requireOwnPictures(await parts.media.list(tx, portfolioId), project, ''),
    ),
    links: createPartsService<PartFields<'links'>>(deps, parts.links),
  };
}

/** Replaces the lists that are sent; the others stay. */
export async function replaceParts(
  tx: Queryable,
  parts: PartRepositories,
  portfolioId: string,
  { experiences, educations, projects, links }: PortfolioInput,
  ids: Ids,
): Promise<void> {
  if (experiences) await replace(tx, parts.experiences, portfolioId, experiences, ids);
  if (educations) await replace(tx, parts.educations, portfolioId, educations, ids);
  if (projects) await replace(tx, parts.projects, portfolioId, projects, ids);
  if (links) await replace(tx, parts.links, portfolioId, links, ids);
}

/**
 * Makes the stored list the sent one, in its order. An id that is not among this portfolio's parts
 * (deleted in another tab, or somebody else's) is passed over.
 */
async function replace<F extends object>(
  tx: Queryable,
  parts: PartsRepository<F>,
  portfolioId: string,
  sent: SentPart<F>[],
  ids: Ids,
): Promise<void> {
  const missing = new Map((await parts.list(tx, portfolioId)).map((part) => [part.id, part]));
  let position = 0;
  for (const { id, ...rest } of sent) {
    const fields = rest as unknown as F;
    const before = id === undefined ? undefined : missing.get(id);
    if (id !== undefined && !before) continue;
    const place: PartPlace = { id: before?.id ?? ids.next(), portfolioId, position };
    if (!before) await parts.insert(tx, { ...fields, ...place });
    // a field that is not sent stays as it is
    else if (!isDeepStrictEqual({ ...before }, { ...before, ...fields, ...place })) {
      await parts.update(tx, before.id, { ...fields, ...place });
    }
    missing.delete(place.id);
    position += 1;
  }
  await parts.delete(tx, [...missing.keys()]);
}
