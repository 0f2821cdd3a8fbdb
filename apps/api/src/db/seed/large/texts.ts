import type { SeededRandom } from './seeded-random.ts';
import {
  firstNames,
  lastNames,
  openings,
  SELDOM,
  SELDOM_EVERY,
  sentences,
  topics,
  towns,
} from './words.ts';

/** A domain that no mail reaches (RFC 2606), by which invented people are known. */
export const INVENTED_DOMAIN = 'people.example';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** Someone, with an address that nobody else of this number has. */
export function person(random: SeededRandom, number: number) {
  const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)];
  const email = `${plain(firstName)}.${plain(lastName)}.${number}@${INVENTED_DOMAIN}`;
  return { firstName, lastName, name: `${firstName} ${lastName}`, email };
}

export const phone = (random: SeededRandom) => `+237 6${random.whole(90_000_000) + 10_000_000}`;

export const heading = (random: SeededRandom) =>
  `${random.pick(openings)} ${random.pick(topics)} – ${random.pick(towns)}`;

/** Some sentences, different every time. */
export function paragraph(random: SeededRandom, length: number): string {
  return Array.from({ length }, () => random.pick(sentences)).join(' ');
}

/** A word that hardly any row has, in those that have it. */
export const seldom = (number: number) =>
  number % SELDOM_EVERY === SELDOM_EVERY / 2 ? ` ${SELDOM}.` : '';
