// @module-tag database
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '../src/lib/clock.ts';
import { newUser as newAccount } from '../src/people/accounts/users.repository.ts';
import { pdf } from './testing/files.ts';
import { contactForm } from './testing/forms.ts';
import { arrive, auditOf } from './testing/office.ts';
import {
  newAdmin,
  newUser,
  PASSWORD,
  registration,
  type SignedIn,
  signIn,
} from './testing/people.ts';
import { newProfessional } from './testing/portfolios.ts';
import { sendMails } from './testing/send-mails.ts';
import { loadAccount } from './testing/settings.ts';
import { useTestServer } from './testing/test-server.ts';
import { trashOf } from './testing/trash.ts';
import { everythingStored, isInFiles, newPublisher } from './testing/visits.ts';

const server = await useTestServer();
const { http, clock, mailer, dependencies } = server;

const idOf = async (person: Pick<SignedIn, 'bearer'>) => (await loadAccount(server, person)).id;
const remove = (office: SignedIn, id: string) =>
  http.delete(`/api/users/${id}/`).set(office.bearer);
const eraseOwn = ({ bearer }: Pick<SignedIn, 'bearer'>) =>
  http.post('/api/account/delete/').set(bearer).send({ password: PASSWORD });

describe('a deleted account', () => {
  it('comes back with its page, its files and its password, but signed in nowhere', async () => {
    const office = await newAdmin(server);
    const person = await newPublisher(server);
    await person.add('experiences', { title: 'Surveyor', company: 'Atlas' });
    const file = await person.upload(pdf('My papers'), { title: 'Papers' }, 'papers.pdf');
    const before = await person.load();
    const id = await idOf(person);
    await remove(office, id).expect(204);
    await http.post('/auth/login').send({ email: person.email, password: PASSWORD }).expect(401);
    await http.get(`/api/public/portfolios/${person.customUrl}/`).expect(404);
    await http.get(file.url).expect(404);
    const trash = trashOf(server, office);
    expect((await trash.list('account'))[0]).toMatchObject({ id, email: person.email });
    expect((await trash.restored('account', id)).notes).toEqual([]);
    await http.get('/api/account/').set(person.bearer).expect(401);
    const { bearer } = await signIn(server, person.email);
    const after = await http.get('/api/portfolio/').set(bearer).expect(200);
    expect(after.body).toEqual(before);
    await http.get(`/api/public/portfolios/${person.customUrl}/`).expect(200);
    await http.get(file.url).expect(200);
  });

  it('whose e-mail was taken in the meantime asks for another one, and is distinguished by it', async () => {
    const office = await newAdmin(server);
    const person = await newUser(server);
    const id = await idOf(person);
    await remove(office, id).expect(204);
    await newUser(server, { email: person.email });
    const trash = trashOf(server, office);
    const refused = await trash.restore('account', id).expect(409);
    expect(refused.body.errors).toMatchObject([{ path: 'email' }]);
    expect(await trash.list('account')).toContainEqual(expect.objectContaining({ id }));
    const other = `other-${person.email}`;
    await trash.restored('account', id, { email: other });
    await signIn(server, other);
  });

  it('whose page address was taken in the meantime gets the next free one, and says which', async () => {
    const office = await newAdmin(server);
    const person = await newPublisher(server);
    const id = await idOf(person);
    await remove(office, id).expect(204);
    const { customUrl } = person;
    const other = await newProfessional(server);
    await other.save({ customUrl, published: true, headline: 'The other one' });
    const { notes } = await trashOf(server, office).restored('account', id);
    expect(notes[0]).toContain(`The page is at '${customUrl}-2' instead.`);
    await http.get(`/api/public/portfolios/${customUrl}-2/`).expect(200);
    const theirs = await http.get(`/api/public/portfolios/${customUrl}/`).expect(200);
    expect(theirs.body.headline).toBe('The other one');
  });

  it('stays in the trash where its e-mail is taken while it is brought back', async () => {
    const office = await newAdmin(server);
    const person = await newUser(server);
    const id = await idOf(person);
    await remove(office, id).expect(204);
    const { database } = server.platform;
    const { users } = database.tables;
    const { write } = database;
    const other = newAccount(server.platform.ids.next(), clock.now(), {
      ...{ email: person.email, firstName: 'Kum', lastName: 'Che', role: 'user' },
    });
    // between the look for the address and the account that comes back
    const taken = vi.spyOn(database, 'write').mockImplementation((work) =>
      write((tx) =>
        work(
          new Proxy(tx, {
            get: (of, name) => {
              const value = Reflect.get(of, name);
              if (name !== 'insert') return typeof value === 'function' ? value.bind(of) : value;
              return (table: unknown) =>
                table === users
                  ? {
                      values: (row: typeof other) => ({
                        onConflictDoNothing: () => ({
                          returning: async (columns: never) => {
                            await of.insert(users).values(other);
                            return of
                              .insert(users)
                              .values(row)
                              .onConflictDoNothing()
                              .returning(columns);
                          },
                        }),
                      }),
                    }
                  : of.insert(table as typeof users);
            },
          }),
        ),
      ),
    );
    onTestFinished(() => taken.mockRestore());
    const trash = trashOf(server, office);
    const { body } = await trash.restore('account', id).expect(409);
    expect(body.detail).toMatch(/^Its email or address was just taken/);
    taken.mockRestore();
    expect((await trash.list('account'))[0]).toMatchObject({ id });
    await trash.restored('account', id);
    await signIn(server, person.email);
  });

  it('needs a recent sign-in to be deleted, brought back or deleted for good', async () => {
    const office = await newAdmin(server);
    const id = await idOf(await newUser(server));
    await remove(office, id).expect(204);
    clock.advance(HOUR_MS / 5);
    const trash = trashOf(server, office);
    for (const refused of [trash.restore('account', id), trash.erase('account', id)]) {
      expect((await refused.expect(403)).body.code).toBe('recent-sign-in-required');
    }
  });

  it('tells its person nothing when it is back before the mail has gone', async () => {
    const office = await newAdmin(server);
    const person = await newUser(server);
    const id = await idOf(person);
    await sendMails(server);
    const before = mailer.to(person.email).length;
    await remove(office, id).expect(204);
    await trashOf(server, office).restored('account', id);
    await sendMails(server);
    expect(mailer.to(person.email)).toHaveLength(before);
  });

  it('is erased after thirty days with all that is known of its person', async () => {
    const office = await newAdmin(server);
    const person = await newPublisher(server);
    await person.save({ headline: 'Zanzibarquartz' });
    const file = await person.upload(pdf('My papers'), { title: 'Papers' }, 'papers.pdf');
    const id = await idOf(person);
    await remove(office, id).expect(204);
    expect(await everythingStored(server)).toContain('Zanzibarquartz');
    clock.advance(30 * DAY_MS);
    await dependencies.trash.purge();
    await sendMails(server);
    const left = await everythingStored(server);
    for (const word of ['Zanzibarquartz', person.email]) {
      expect(left).not.toContain(word);
      expect(await isInFiles(server, word)).toBe(false);
    }
    const folders = (await server.platform.files.groups('media')).map(({ name }) => name);
    expect(folders).not.toContain(file.id);
    expect(mailer.to(person.email).at(-1)?.subject).toBe('Your account was erased');
    const acts = await auditOf(server, await newAdmin(server), id);
    expect(acts).toMatchObject([{ action: 'deleted', name: 'user' }]);
  });
});

describe('erasure that the law asks for', () => {
  it('goes past the trash, and takes out of it what is about the person', async () => {
    const office = await newAdmin(server);
    const person = await newUser(server);
    const { id = '' } = await arrive(server, { email: person.email, content: 'Quartzmessage' });
    await http.delete(`/api/messages/${id}/`).set(office.bearer).expect(204);
    const trash = trashOf(server, office);
    const account = await idOf(person);
    await eraseOwn(person).expect(204);
    expect(await trash.list('message')).toEqual([]);
    await trash.restore('account', account).expect(410);
    await sendMails(server);
    expect(await everythingStored(server)).not.toContain(person.email);
  });

  it('touches nothing of an address that nobody has shown to be theirs', async () => {
    const office = await newAdmin(server);
    const person = await newUser(server);
    const id = await idOf(person);
    await remove(office, id).expect(204);
    const form = registration({ email: person.email });
    await http.post('/auth/register').send(form).expect(201);
    await eraseOwn(await signIn(server, person.email)).expect(204);
    await trashOf(server, office).restored('account', id);
    await signIn(server, person.email);
  });

  it('takes what the person wrote out of accounts that are in the trash', async () => {
    const office = await newAdmin(server);
    const [owner, writer] = [await newPublisher(server), await newUser(server)];
    const form = contactForm({ name: 'W', email: writer.email, message: 'Quartzletter' });
    await http.post(`/api/public/portfolios/${owner.customUrl}/contact/`).send(form).expect(202);
    const id = await idOf(owner);
    await remove(office, id).expect(204);
    await eraseOwn(writer).expect(204);
    expect(await everythingStored(server)).not.toContain('Quartzletter');
    await trashOf(server, office).restored('account', id);
  });

  it('leaves unknown who deleted something, once that account is erased', async () => {
    const [leaving, staying] = [await newAdmin(server), await newAdmin(server)];
    const text = { title: 'Tides', description: 'Boats', posts: ['Hello'] };
    const { body } = await http.post('/blogs/').set(leaving.bearer).send(text).expect(201);
    await http.delete(`/blogs/${body.id}`).set(leaving.bearer).expect(204);
    await eraseOwn(leaving).expect(204);
    expect(await trashOf(server, staying).list('post')).toMatchObject([{ actor: '' }]);
  });

  it('counts a message in the trash as old as it is, and forgets it when its time has come', async () => {
    const office = await newAdmin(server);
    const { id = '' } = await arrive(server);
    const path = '/api/settings/';
    const settings = (await http.get(path).set(office.bearer)).body;
    const retention = { messagesMonths: 1, applicationsMonths: null };
    await http
      .put(path)
      .set(office.bearer)
      .send({ ...settings, retention });
    clock.advance(25 * DAY_MS);
    const later = await newAdmin(server);
    await http.delete(`/api/messages/${id}/`).set(later.bearer).expect(204);
    clock.advance(10 * DAY_MS);
    expect((await dependencies.retention.countOld()).messages).toBeGreaterThan(0);
    await dependencies.retention.forgetOld();
    expect(await trashOf(server, await newAdmin(server)).list('message')).toEqual([]);
  });
});
