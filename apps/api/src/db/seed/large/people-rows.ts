import { activityKinds, NO_PICTURE, professions } from '@vitrine/contracts';
import type { Tables } from '../../schema.ts';
import { type Moment, moments } from './moments.ts';
import type { SeededRandom } from './seeded-random.ts';
import { heading, paragraph, person, phone, seldom } from './texts.ts';
import { crafts, towns } from './words.ts';

type UserRow = Tables['users']['$inferInsert'];
type PortfolioRow = Tables['portfolios']['$inferInsert'];

/** Accounts that nobody can sign in to: none has a password, and no administrator is active. */
export function* userRows(random: SeededRandom, many: number, until: Date): Generator<UserRow> {
  for (const { id, createdAt, number } of moments(random, many, until)) {
    const { firstName, lastName, email } = person(random, number);
    const isAdmin = number % 2_000 === 1;
    yield {
      ...{ id, email, firstName, lastName, passwordHash: null },
      phone: phone(random),
      profession: random.pick(professions),
      role: isAdmin ? 'admin' : random.happens(0.01) ? 'editor' : 'user',
      status: isAdmin ? 'inactive' : statusOf(random),
      emailConfirmedAt: createdAt,
      lastLoginAt: random.happens(0.6) ? createdAt : null,
      ...{ createdAt, updatedAt: createdAt },
    };
  }
}

const statusOf = (random: SeededRandom) =>
  random.happens(0.9) ? 'active' : random.happens(0.9) ? 'pending' : 'inactive';

/** A page for every `n`th account, most of them published. */
export function* portfolioRows(
  random: SeededRandom,
  users: Iterable<UserRow>,
  every: number,
): Generator<PortfolioRow> {
  let number = 0;
  for (const { id, createdAt, profession, firstName } of users) {
    number += 1;
    if (number % every !== 1) continue;
    yield {
      id: `p${id}`,
      userId: id,
      headline: `${profession}, ${random.pick(towns)}`,
      summary: paragraph(random, 3),
      published: random.happens(0.8),
      customUrl: `${firstName.normalize('NFD').replace(/\W/g, '').toLowerCase()}-${number}`,
      profileImage: NO_PICTURE,
      skills: [random.pick(crafts), random.pick(crafts)],
      ...{ gallery: [], createdAt, updatedAt: createdAt },
    };
  }
}

/** What happened to one busy account. */
export function* activityRows(random: SeededRandom, userId: string, many: number, until: Date) {
  for (const { id, createdAt } of moments(random, many, until)) {
    yield { id, userId, kind: random.pick(activityKinds), detail: '', createdAt };
  }
}

/** Those who wrote to the owner of one page that is read a lot. */
export function* connectionRows(
  random: SeededRandom,
  portfolioId: string,
  many: number,
  until: Date,
) {
  for (const moment of moments(random, many, until)) {
    yield { ...connection(random, moment), portfolioId };
  }
}

function connection(random: SeededRandom, { id, createdAt, number }: Moment) {
  const { name, email } = person(random, number);
  const message = `${heading(random)}. ${paragraph(random, 2)}${seldom(number)}`;
  return { id, name, email, message, readAt: random.happens(0.7) ? createdAt : null, createdAt };
}
