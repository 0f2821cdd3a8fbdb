import { randomInt } from 'node:crypto';
import { CUSTOM_URL_MAX_LENGTH, messages, suggestCustomUrl } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { conflictingField } from '../../lib/problem-error.ts';
import type { Platform } from '../../platform.ts';
import { createAddressesRepository } from './portfolios.repository.ts';

/** Old names lead to the present one, but nobody may collect names. */
const KEPT_NAMES = 10;
const NUMBERED_TRIES = 9;
const RANDOM_TRIES = 5;

/** The names that portfolios are published under. */
export function createAddressesService({ database, clock }: Platform) {
  const addresses = createAddressesRepository(database.tables);
  const take = (tx: Queryable, portfolioId: string, customUrl: string) =>
    addresses.claim(tx, { customUrl, portfolioId, createdAt: clock.now() });
  return {
    /** @throws {ProblemError} `conflict` when another portfolio has, or had, this name */
    async claim(tx: Queryable, portfolioId: string, customUrl: string): Promise<void> {
      if (!(await take(tx, portfolioId, customUrl))) {
        throw conflictingField('customUrl', messages.customUrlTaken);
      }
      const names = (await addresses.list(tx, portfolioId)).filter((name) => name !== customUrl);
      await addresses.delete(tx, names.slice(KEPT_NAMES - 1));
    },

    /** Takes a name made from the person's; null when nothing of it can be one. */
    async propose(
      tx: Queryable,
      portfolioId: string,
      person: { firstName: string; lastName: string },
    ): Promise<string | null> {
      const name = suggestCustomUrl(person.firstName, person.lastName);
      if (!name) return null;
      for (const candidate of variantsOf(name)) {
        if (await take(tx, portfolioId, candidate)) return candidate;
      }
      return null;
    },
  };
}

/** `ngozi-fonyuy`, `ngozi-fonyuy-2`, …, and for very common names a random number. */
function* variantsOf(name: string): Generator<string> {
  yield name;
  for (let number = 2; number <= NUMBERED_TRIES; number++) yield numbered(name, number);
  for (let tries = 0; tries < RANDOM_TRIES; tries++) yield numbered(name, randomInt(10, 1_000_000));
}

function numbered(name: string, number: number): string {
  const ending = `-${number}`;
  return name.slice(0, CUSTOM_URL_MAX_LENGTH - ending.length).replace(/-+$/, '') + ending;
}
