// @module-tag database
import { contentTypes } from '@vitrine/contracts';
import { eq, getTableColumns, ne } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { tableReferences } from '../src/db/owned-tables.ts';
import { keyed } from '../src/lib/secrets.ts';
import {
  addressColumns,
  excusedColumns,
  excusedTables,
  joiningTables,
  partOf,
} from '../src/people/people/held-tables.ts';
import {
  contactForm,
  internshipForm,
  newsletterForm,
  portfolioContactForm,
} from './testing/forms.ts';
import { readEvents } from './testing/office.ts';
import { newAdmin, newUser } from './testing/people.ts';
import { question, referenceSteps } from './testing/references.ts';
import { loadAccount } from './testing/settings.ts';
import { storedTables } from './testing/stored.ts';
import { useTestServer } from './testing/test-server.ts';
import { newPublisher } from './testing/visits.ts';

const server = await useTestServer();
const { http, platform, clock } = server;
const { database } = platform;
const { tables } = database;
const admin = await newAdmin(server);

type Call = 'search' | 'held' | 'export' | 'erase';
const ask = (call: Call, body: object, { bearer } = admin) =>
  http.post(`/api/people/${call}/`).set(bearer).send(body);
const held = async (address: string) =>
  (await ask('held', { address }).expect(200)).body as {
    total: number;
    tables: { table: string; part: string; count: number }[];
  };
const counts = async (address: string) =>
  Object.fromEntries((await held(address)).tables.map(({ table, count }) => [table, count]));
const wait = () => clock.advance(11_000);

/** Someone who has left something in every place that takes an address. */
async function personNamed(name: string) {
  const email = `${name}@example.com`;
  const publisher = await newPublisher(server);
  await newUser(server, { email, first_name: 'Ngozi', last_name: name });
  for (const [path, form] of [
    ['/api/contact/', contactForm({ email, name: `Ngozi ${name}` })],
    ['/api/applications/', internshipForm({ email })],
    ['/api/newsletter/', newsletterForm({ email })],
    [`/api/public/portfolios/${publisher.customUrl}/contact/`, portfolioContactForm({ email })],
  ] as const) {
    wait();
    await http.post(path).send(form).expect(202);
  }
  return email;
}

/** The tables of the whole database that have an address anywhere in a row. */
async function tablesNaming(address: string): Promise<string[]> {
  const found: string[] = [];
  for (const [name, table] of Object.entries(tables)) {
    const rows = await database.read.select().from(table as never);
    if (JSON.stringify(rows).includes(address)) found.push(name);
  }
  return found;
}

const messageOf = async (address: string): Promise<string> => {
  const { messages } = tables;
  const [row] = await database.read.select().from(messages).where(eq(messages.email, address));
  return String(row?.id);
};

describe('everything about a person', () => {
  it('is found in every table that holds their address, and what depends on it', async () => {
    const email = await personNamed('everywhere');
    expect(await counts(` ${email.toUpperCase()} `)).toMatchObject({
      ...{ users: 1, sessions: 1, portfolios: 1 },
      ...{ messages: 1, applications: 1, connections: 1, subscribers: 1 },
    });
    const parts = (await held(email)).tables.map(({ part }) => part);
    expect(parts).toEqual(expect.arrayContaining(['account', 'sessions', 'letters', 'mails']));
    expect(new Set(parts).size).toBe(parts.length);
    expect((await counts(email)).outbox).toBeGreaterThan(2);
    expect((await held('nobody@example.com')).total).toBe(0);
  });

  it('shows no hash, no token and no text of a mail', async () => {
    const email = await personNamed('secretive');
    const { text } = await ask('held', { address: email }).expect(200);
    expect(text).not.toMatch(/"(passwordHash|refreshHash|tokenHash|body|html)"/);
    const { body } = await ask('export', { address: email }).responseType('blob').expect(200);
    const files = unzipSync(new Uint8Array(body));
    const read = (name: string) => new TextDecoder().decode(files[name]);
    expect(JSON.parse(read('applications.json'))).toMatchObject([{ email }]);
    expect(JSON.parse(read('users.json'))).toMatchObject([{ email, lastName: 'secretive' }]);
    for (const name of Object.keys(files)) {
      expect(read(name), name).not.toMatch(/passwordHash|refreshHash|\$2[aby]\$/);
    }
  });

  it('is for administrators who signed in a short while ago, and for nobody else', async () => {
    const user = await newUser(server);
    const calls: [Call, object][] = [
      ['search', { q: 'ada' }],
      ...(['held', 'export', 'erase'] as const).map((call): [Call, object] => [
        call,
        { address: 'ada@example.com' },
      ]),
    ];
    for (const [call, body] of calls) {
      await http.post(`/api/people/${call}/`).send(body).expect(401);
      await ask(call, body, user).expect(403);
    }
    const sleepy = await newAdmin(server);
    const others = await personNamed('kept');
    await database.write(async (tx) => {
      await tx.update(tables.sessions).set({ authenticatedAt: new Date(0) });
    });
    for (const [call, body] of calls) {
      const { body: problem } = await ask(call, body, sleepy).expect(403);
      expect(problem.code).toBe('recent-sign-in-required');
    }
    await ask('erase', { address: others }, sleepy).expect(403);
    await database.write(async (tx) => {
      await tx.update(tables.sessions).set({ authenticatedAt: clock.now() });
    });
    expect(await counts(others)).toMatchObject({ users: 1, subscribers: 1 });
  });
});

describe('what is in the trash', () => {
  const exported = async (address: string) => {
    const { body } = await ask('export', { address }).responseType('blob').expect(200);
    const files = unzipSync(new Uint8Array(body));
    return (table: string) => JSON.parse(new TextDecoder().decode(files[`${table}.json`]));
  };

  it('is found, handed out and in the receipt like what does not', async () => {
    const email = await personNamed('binned');
    const before = await counts(email);
    await http
      .delete(`/api/messages/${await messageOf(email)}/`)
      .set(admin.bearer)
      .expect(204);
    expect(await counts(email)).toEqual({ ...before, trash: 1 });
    const read = await exported(email);
    expect(read('messages')).toMatchObject([{ email, content: expect.any(String) }]);
    const { erased } = (await ask('erase', { address: email }).expect(200)).body;
    expect(erased).toEqual(
      expect.arrayContaining([{ table: 'messages', part: 'messages', count: 1 }]),
    );
  });

  it('is found in the account of someone else, without what is theirs', async () => {
    const email = 'letter.writer@example.com';
    const owner = await newPublisher(server);
    wait();
    await http
      .post(`/api/public/portfolios/${owner.customUrl}/contact/`)
      .send(portfolioContactForm({ email }))
      .expect(202);
    const isOwner = eq(tables.users.email, owner.email);
    const [account] = await database.read.select().from(tables.users).where(isOwner);
    await http.delete(`/api/users/${account?.id}/`).set(admin.bearer).expect(204);
    expect(await counts(email)).toMatchObject({ connections: 1, activities: 1 });
    expect(await counts(email)).not.toHaveProperty('users');
    const { erased } = (await ask('erase', { address: email }).expect(200)).body;
    expect(erased).toEqual(
      expect.arrayContaining([{ table: 'connections', part: 'letters', count: 1 }]),
    );
    expect((await held(email)).total).toBe(0);
  });
});

describe('a search for a person', () => {
  const search = async (q: string) => (await ask('search', { q }).expect(200)).body.people;

  it('shows similar addresses beside the typed one, and takes none for it', async () => {
    const plain = await personNamed('ada');
    wait();
    for (const email of ['ada+letters@example.com', 'adá@example.com', 'adam@example.com']) {
      wait();
      await http.post('/api/contact/').send(contactForm({ email })).expect(202);
    }
    expect(await search('ADA@example.com')).toEqual(
      expect.arrayContaining([
        { address: plain, name: '', match: 'same' },
        { address: 'ada+letters@example.com', name: '', match: 'similar' },
      ]),
    );
    expect(JSON.stringify(await search('ada@example.com'))).not.toContain('adam@');
    expect(await counts('ada+letters@example.com')).toMatchObject({ messages: 1 });
    expect((await counts(plain)).messages).toBe(1);
  });

  it('finds who wrote to a page, and who was asked for a reference, by a name in any case', async () => {
    const { newAsker, ask: askFor } = referenceSteps(server);
    const owner = await newAsker();
    const { customUrl } = await owner.load();
    wait();
    const writer = { name: 'Ndikum Asong', email: 'ndikum@example.com' };
    await http
      .post(`/api/public/portfolios/${customUrl}/contact/`)
      .send(portfolioContactForm(writer))
      .expect(202);
    await askFor(owner, question({ name: 'Tabitha Nkeng', email: 'tabitha@example.com' }));
    expect(await search('ndikum as')).toMatchObject([{ address: writer.email }]);
    expect(await search('NKENG')).toMatchObject([{ address: 'tabitha@example.com' }]);
    expect(await search('N%ng')).toEqual([]);
    await askFor(owner, question({ name: 'Zoé Ébolo', email: 'zoe@example.com' }));
    expect(await search('zoe EBO')).toMatchObject([{ address: 'zoe@example.com' }]);
  });

  it('finds who is named in what is in the trash', async () => {
    wait();
    const owner = await newPublisher(server);
    const [writer, sender] = ['inletter@example.com', 'inmessage@example.com'];
    const letter = portfolioContactForm({ name: 'Thérèse Trashed', email: writer });
    const letters = `/api/public/portfolios/${owner.customUrl}/contact/`;
    await http.post(letters).send(letter).expect(202);
    wait();
    const form = contactForm({ name: 'Kofi Trashed', email: sender });
    await http.post('/api/contact/').send(form).expect(202);
    const remove = (path: string) => http.delete(path).set(admin.bearer).expect(204);
    await remove(`/api/messages/${await messageOf(sender)}/`);
    await remove(`/api/users/${(await loadAccount(server, owner)).id}/`);
    const found = (await search('trashed')).map(({ address }: { address: string }) => address);
    expect(found.sort()).toEqual([writer, sender].sort());
    expect(await search('therese')).toMatchObject([{ address: writer, match: 'name' }]);
  });

  it('finds an address by a name, whatever its accents', async () => {
    wait();
    const email = 'named@example.com';
    await http
      .post('/api/contact/')
      .send(contactForm({ email, name: 'Éloïse Mbarga' }))
      .expect(202);
    expect(await search('eloise mb')).toEqual([
      { address: email, name: 'Éloïse Mbarga', match: 'name' },
    ]);
  });
});

describe('erasing a person', () => {
  it('leaves their address nowhere, and everyone else as they were', async () => {
    const email = await personNamed('leaving');
    const other = await personNamed('staying');
    const before = await counts(other);
    const { body: receipt } = await ask('erase', { address: email }).expect(200);
    while ((await server.dependencies.outbox.sendDue()) > 0);
    expect(await tablesNaming(email)).toEqual([]);
    expect(await counts(other)).toEqual(before);
    expect((await held(email)).total).toBe(0);
    const erased = Object.fromEntries(
      receipt.erased.map((one: { table: string; count: number }) => [one.table, one.count]),
    );
    expect(erased).toMatchObject({ users: 1, messages: 1, applications: 1, subscribers: 1 });
  });

  it('leaves neither their address nor their name in any table that the database has', async () => {
    const word = 'quvondira';
    const email = await personNamed(word);
    wait();
    const named = { name: `Ngozi ${word}`, email };
    const owner = await newPublisher(server);
    const letters = `/api/public/portfolios/${owner.customUrl}/contact/`;
    await http.post(letters).send(portfolioContactForm(named)).expect(202);
    await http
      .delete(`/api/messages/${await messageOf(email)}/`)
      .set(admin.bearer)
      .expect(204);
    const naming = async () =>
      (await storedTables(server))
        .filter(([, content]) => content.includes(word))
        .map(([name]) => name);
    expect((await naming()).length).toBeGreaterThan(5);
    await ask('erase', { address: email }).expect(200);
    while ((await server.dependencies.outbox.sendDue()) > 0);
    expect(await naming()).toEqual([]);
  });

  it('lets every open back-office ask for everything again', async () => {
    const email = await personNamed('shown');
    const events = await readEvents(server.url, admin);
    await ask('erase', { address: email }).expect(200);
    let heard = await events.next();
    // what was announced before
    while (heard) heard = await events.next();
    expect(heard).toBeUndefined();
  });

  it('gives a receipt that names nobody, which anyone who has the address can check', async () => {
    const email = await personNamed('checked');
    const { body, text } = await ask('erase', { address: email }).expect(200);
    expect(text).not.toContain('checked');
    const [salt = '', mark = ''] = body.mark.split('.');
    expect(keyed(salt, email)).toBe(mark);
    expect(keyed(salt, 'someone.else@example.com')).not.toBe(mark);
  });

  it('is noted in the log without the address, which goes from earlier entries too', async () => {
    const email = await personNamed('logged');
    await http.post('/api/outbox/test/').set(admin.bearer).send({ recipient: email }).expect(202);
    const { kept, id } = (await ask('erase', { address: email }).expect(200)).body;
    expect(kept).toMatchObject([{ table: 'auditLog', part: 'log' }]);
    const { body, text } = await http.get('/api/audit/').set(admin.bearer).expect(200);
    expect(text).not.toContain(email);
    expect(body.items[0]).toMatchObject({ action: 'erased', subject: 'person', subject_id: id });
    expect(body.items[1]).toMatchObject({ action: 'sent', subject: 'mail' });
  });

  it('works for someone who never had an account', async () => {
    wait();
    const email = 'visitor@example.com';
    await http.post('/api/contact/').send(contactForm({ email })).expect(202);
    await ask('erase', { address: email }).expect(200);
    expect(await tablesNaming(email)).toEqual([]);
  });

  it('keeps the last administrator, and all that is theirs', async () => {
    await database.write(async (tx) => {
      const others = ne(tables.users.email, admin.email);
      await tx.update(tables.users).set({ role: 'user' }).where(others);
    });
    await ask('erase', { address: admin.email }).expect(409);
    expect(await counts(admin.email)).toMatchObject({ users: 1 });
  });
});

describe('the list of tables that hold people', () => {
  const names = Object.keys(tables) as (keyof typeof tables)[];
  const owned = (root: string): string[] =>
    (tableReferences().owned.get(root as never) ?? [])
      // a translation belongs to another row of the same table
      .filter(({ table }) => table !== root)
      .flatMap(({ table }) => [table, ...owned(table)]);
  const found = new Set(addressColumns.flatMap(({ table }) => [table, ...owned(table)]));

  it('names every table, or says why it holds nobody', () => {
    const content: readonly string[] = contentTypes;
    const excused = new Set(Object.keys(excusedTables).flatMap((name) => [name, ...owned(name)]));
    const unknown = names.filter(
      (name) => !found.has(name) && !excused.has(name) && !content.includes(name),
    );
    expect(unknown, 'add them to features/people/held-tables.ts').toEqual([]);
  });

  it('says of every table that holds someone what it holds, each in words of its own', () => {
    const held = [...found].filter((table) => !(joiningTables as string[]).includes(table));
    const parts = held.map((table) => [table, partOf(table as keyof typeof tables)] as const);
    const unnamed = parts.filter(([, part]) => part === 'other').map(([table]) => table);
    expect(unnamed, 'add them to features/people/held-tables.ts').toEqual([]);
    expect(new Set(parts.map(([, part]) => part)).size).toBe(parts.length);
  });

  it('names every column that looks like an address, or says why it is none', () => {
    const isAddress = /e-?mail|recipient|^actor|^author|sender|referee|address$/i;
    const known = addressColumns.map(({ table, column }) => `${table}.${column}`);
    const columns = names.flatMap((table) =>
      Object.entries(
        getTableColumns(tables[table] as never) as Record<string, { dataType: string }>,
      )
        .filter(([name, { dataType }]) => dataType === 'string' && isAddress.test(name))
        .map(([name]) => `${table}.${name}`),
    );
    const unknown = columns.filter((one) => !known.includes(one) && !excusedColumns[one]);
    expect(unknown, 'add them to features/people/held-tables.ts').toEqual([]);
  });
});
