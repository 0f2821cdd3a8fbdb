import { activityKinds, professions } from '@vitrine/contracts';
import type { Tables } from '../../schema.ts';
import type { Chance } from './chance.ts';
import { type Moment, moments } from './moments.ts';
import { heading, paragraph, person, phone, seldom } from './texts.ts';
import { crafts, towns } from './words.ts';

type UserRow = Tables['users']['$inferInsert'];
type PortfolioRow = Tables['portfolios']['$inferInsert'];

/** Accounts that nobody can sign in to: none has a password, and no administrator is active. */
export function* userRows(chance: Chance, many: number, until: Date): Generator<UserRow> {
  for (const { id, createdAt, number } of moments(chance, many, until)) {
    const { firstName, lastName, email } = person(chance, number);
    const isAdmin = number % 2_000 === 1;
    yield {
      ...{ id, email, firstName, lastName, passwordHash: null },
      phone: phone(chance),
      profession: chance.pick(professions),
      role: isAdmin ? 'admin' : chance.happens(0.01) ? 'editor' : 'user',
      status: isAdmin ? 'inactive' : statusOf(chance),
      lastLoginAt: chance.happens(0.6) ? createdAt : null,
      ...{ createdAt, updatedAt: createdAt },
    };
  }
}

const statusOf = (chance: Chance) =>
  chance.happens(0.9) ? 'active' : chance.happens(0.9) ? 'pending' : 'inactive';

/** A page for every `n`th account, most of them published. */
export function* portfolioRows(
  chance: Chance,
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
      headline: `${profession}, ${chance.pick(towns)}`,
      summary: paragraph(chance, 3),
      published: chance.happens(0.8),
      customUrl: `${firstName.normalize('NFD').replace(/\W/g, '').toLowerCase()}-${number}`,
      profileImage: '',
      skills: [chance.pick(crafts), chance.pick(crafts)],
      ...{ gallery: [], services: [], products: [] },
      ...{ createdAt, updatedAt: createdAt },
    };
  }
}

/** What happened to one busy account. */
export function* activityRows(chance: Chance, userId: string, many: number, until: Date) {
  for (const { id, createdAt } of moments(chance, many, until)) {
    yield { id, userId, kind: chance.pick(activityKinds), detail: '', createdAt };
  }
}

/** Those who wrote to the owner of one page that is read a lot. */
export function* connectionRows(chance: Chance, portfolioId: string, many: number, until: Date) {
  for (const moment of moments(chance, many, until)) {
    yield { ...connection(chance, moment), portfolioId };
  }
}

function connection(chance: Chance, { id, createdAt, number }: Moment) {
  const { name, email } = person(chance, number);
  const message = `${heading(chance)}. ${paragraph(chance, 2)}${seldom(number)}`;
  return { id, name, email, message, readAt: chance.happens(0.7) ? createdAt : null, createdAt };
}
