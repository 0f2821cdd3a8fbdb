import { unseal } from '../../src/lib/secrets.ts';
import type { TestServer } from './test-server.ts';

let count = 0;

/** What travels with every form, as from a person who sends it for the first time. */
const guards = () => ({ key: `key-${process.pid}-${++count}`, website: '', filled_ms: 9_000 });
const address = () => `sender${++count}@example.com`;

/** Forms that must be accepted, each from someone new, with what a test cares about changed. */
export const contactForm = (changes: object = {}) => ({
  ...guards(),
  name: 'Brenda',
  email: address(),
  subject: 'A question',
  message: 'When does the next course begin?',
  ...changes,
});

export const internshipForm = (changes: object = {}) => ({
  ...guards(),
  kind: 'internship',
  name: 'Kum',
  email: address(),
  phone: '+237 6 00 00 00 00',
  education: 'BSc Computer Science',
  interests: 'Databases',
  message: 'I would like to learn with you.',
  ...changes,
});

export const newsletterForm = (changes: object = {}) => ({
  ...guards(),
  email: address(),
  ...changes,
});

export const portfolioContactForm = (changes: object = {}) => ({
  ...guards(),
  name: 'Brenda',
  email: address(),
  message: 'I need a website for my bakery.',
  ...changes,
});

/** The mails that wait for an address or have gone to it, oldest first but for replies. */
export async function mailsTo({ idle, platform }: TestServer, email: string) {
  // some are prepared after the answer, so that its time tells nothing
  await idle();
  const { read, tables } = platform.database;
  const mails = await read.select().from(tables.outbox).orderBy(tables.outbox.id);
  return mails
    .filter(({ recipient }) => recipient === email)
    .map((mail) => ({ ...mail, body: unseal(platform.secret, mail.body) }));
}
