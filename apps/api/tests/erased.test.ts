// @module-tag database
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { SECOND_MS } from '../src/lib/clock.ts';
import { MailRefusedError } from '../src/lib/mail.ts';
import { createFolderMailer } from '../src/lib/mailer.ts';
import { applicationsOf } from './testing/applications.ts';
import { pdf } from './testing/files.ts';
import {
  contactForm,
  internshipForm,
  mailsTo,
  newsletterForm,
  portfolioContactForm,
} from './testing/forms.ts';
import { newAdmin, PASSWORD, signIn } from './testing/people.ts';
import { newToken } from './testing/personal-tokens.ts';
import { newProfessional, type Professional } from './testing/portfolios.ts';
import { question, referenceSteps, words } from './testing/references.ts';
import { addApp, addPasskey } from './testing/second-factor.ts';
import { saveSettings } from './testing/settings.ts';
import { filesHolding, storedTables } from './testing/stored.ts';
import { useTestServer } from './testing/test-server.ts';
import { newPublisher } from './testing/visits.ts';

// Each person has a word of their own in everything that they leave, their address too.

const server = await useTestServer();
const { http, clock, mailer, platform, dependencies, folder } = server;
const { database } = platform;
const { tables } = database;
await seedDefaults(database, platform);

const mailFolder = createFolderMailer(join(folder, 'mails'), mailer.route.from);
const deliver = mailer.deliver.bind(mailer);
mailer.deliver = async (mail) => {
  await deliver(mail);
  await mailFolder.deliver(mail);
};
mailer.forget = mailFolder.forget;

const sendAll = async () => {
  while ((await dependencies.outbox.sendDue()) > 0);
};
const send = async (path: string, form: object) => {
  clock.advance(11 * SECOND_MS);
  await http.post(path).send(form).expect(202);
};
const addressOf = (word: string) => `${word}@example.com`;

/** All that depends on an account, and mails to it that were sent, that failed and that wait. */
async function newAccount(word: string): Promise<Professional> {
  const email = addressOf(word);
  const name = { first_name: word, last_name: word };
  const person = await newProfessional(server, { email, ...name });
  await person.save({ customUrl: `${word}-page`, published: true, headline: word, summary: word });
  await person.add('experiences', { title: word, company: word, description: word });
  await person.upload(pdf(word), { title: word }, `${word}.pdf`);
  await newToken(server, person, ['account:read'], { name: word });
  await http
    .post('/api/portfolio/share-links/')
    .set(person.bearer)
    .send({ name: word })
    .expect(201);
  const asked = question({ name: word, relation: word, note: word });
  await http.post('/api/portfolio/references/').set(person.bearer).send(asked).expect(201);
  await saveSettings(server, person, { email: `new.${email}`, currentPassword: PASSWORD });
  await addPasskey(server, person, word);
  await addApp(server, person);
  const forgotten = () => http.post('/api/auth/forgot-password/').send({ email }).expect(202);
  await sendAll();
  for (const failure of [new MailRefusedError(`no mailbox ${word}`), new Error(word)]) {
    mailer.failure = failure;
    await forgotten();
    await server.idle();
    await sendAll();
  }
  mailer.failure = undefined;
  const mails = (await mailsTo(server, email)).map(({ status }) => status);
  expect(mails).toEqual(expect.arrayContaining(['sent', 'failed', 'queued']));
  return person;
}

/** What someone leaves with others. */
async function writeToOthers(word: string): Promise<void> {
  const admin = await newAdmin(server);
  const email = addressOf(word);
  const owner = await newPublisher(server);
  await send('/api/contact/', contactForm({ email, name: word, subject: word, message: word }));
  await send('/api/applications/', internshipForm({ email, name: word, interests: word }));
  const letter = portfolioContactForm({ email, name: word, message: word });
  await send(`/api/public/portfolios/${owner.customUrl}/contact/`, letter);
  await send('/api/newsletter/', newsletterForm({ email }));
  const confirmation = (await mailsTo(server, email)).at(-1)?.body;
  const token = /newsletter\/confirm#token=(\S+)/.exec(confirmation ?? '')?.[1];
  await http.post(`/api/newsletter/confirm/${token}/`).expect(200);

  const steps = referenceSteps(server);
  const asker = await steps.newAsker();
  await steps.written(asker, question({ email, name: word }), words({ name: word, text: word }));

  const { bearer } = await signIn(server, admin.email);
  const [message] = await database.read
    .select()
    .from(tables.messages)
    .where(eq(tables.messages.email, email));
  const [application] = await database.read
    .select()
    .from(tables.applications)
    .where(eq(tables.applications.email, email));
  const content = `Dear ${word}`;
  const work = applicationsOf(server, { bearer });
  const post = (path: string, body: object) =>
    http.post(`/api/messages/${message?.id}/${path}/`).set(bearer).send(body).expect(201);
  await post('replies', { content });
  await post('notes', { content });
  await work.reply(String(application?.id), { content }).expect(201);
  await work.note(String(application?.id), { content }).expect(201);
  await http.post('/api/outbox/test/').set(bearer).send({ recipient: email }).expect(202);
  await sendAll();
  await send('/api/contact/', contactForm({ email, name: word, subject: word, message: word }));
  const all = await database.read
    .select()
    .from(tables.messages)
    .where(eq(tables.messages.email, email));
  await http
    .delete(`/api/messages/${all.at(-1)?.id}/`)
    .set(bearer)
    .expect(204);
}

/** Where a word is still to be read, of the mails those to its person alone. */
async function placesOf(word: string): Promise<string[]> {
  const inTables = (await storedTables(server)).filter(([, content]) => content.includes(word));
  const isOthers = (mail: { recipient: string }) => !mail.recipient.includes(word);
  const toOthers = mailer.delivered.filter(isOthers).map(({ id }) => id);
  const files = (await filesHolding(server, word)).filter(
    (path) => !toOthers.some((id) => path.endsWith(`${id}.eml`)),
  );
  return [...inTables.map(([name]) => name), ...files];
}

/** The last mail, which tells the person, is in a file where there is no mail server. */
const lastMails = (word: string) =>
  mailer.to(addressOf(word)).filter(({ subject }) => subject === 'Your account was erased');

describe('nothing is to be read any more', () => {
  it.each(['confirmed', 'unconfirmed'])(
    'of an account that erases itself and whose address is %s',
    async (state) => {
      const word = `self${state}quorvath`;
      const person = await newAccount(word);
      if (state === 'unconfirmed') {
        await database.write(async (tx) => {
          const isTheirs = eq(tables.users.email, person.email);
          await tx.update(tables.users).set({ emailConfirmedAt: null }).where(isTheirs);
        });
      }
      expect((await placesOf(word)).length).toBeGreaterThan(10);
      const body = { password: PASSWORD };
      await http.post('/api/account/delete/').set(person.bearer).send(body).expect(204);
      await sendAll();
      const last = lastMails(word);
      expect(last).toHaveLength(state === 'confirmed' ? 1 : 0);
      expect(await placesOf(word)).toEqual(
        last.map(({ id }) => join(folder, 'mails', `${id}.eml`)),
      );
    },
  );

  it('of a person with everything, erased by an administrator', async () => {
    const word = 'everythingquorvath';
    await newAccount(word);
    await writeToOthers(word);
    expect((await placesOf(word)).length).toBeGreaterThan(20);
    const { bearer } = await newAdmin(server);
    const address = addressOf(word);
    await http.post('/api/people/erase/').set(bearer).send({ address }).expect(200);
    await sendAll();
    const last = lastMails(word);
    expect(last).toHaveLength(1);
    expect(await placesOf(word)).toEqual(last.map(({ id }) => join(folder, 'mails', `${id}.eml`)));
  });

  it('of an account with an unconfirmed address that was deleted and goes from the trash', async () => {
    const word = 'trashedquorvath';
    const person = await newAccount(word);
    await database.write(async (tx) => {
      const isTheirs = eq(tables.users.email, person.email);
      await tx.update(tables.users).set({ emailConfirmedAt: null }).where(isTheirs);
    });
    const { bearer } = await newAdmin(server);
    const { body } = await http.get('/api/users/').query({ q: word }).set(bearer).expect(200);
    await http.delete(`/api/users/${body.items[0].id}/`).set(bearer).expect(204);
    await http.delete(`/api/trash/account/${body.items[0].id}/`).set(bearer).expect(204);
    await sendAll();
    expect(await placesOf(word)).toEqual([]);
  });
});
