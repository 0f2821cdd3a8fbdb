// @module-tag database
import { join } from 'node:path';
import { messageStatuses } from '@vitrine/contracts';
import Sqlite from 'better-sqlite3';
import { type Column, eq, getTableColumns } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { searchMigrations } from '../build/search-indexes.ts';
import { listNewest } from '../src/db/list-newest.ts';
import { equals } from '../src/db/search-index.ts';
import { searchedColumns, searchedTables } from '../src/db/searched-tables.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { database, clock, ids } = server.platform;
const { messages } = database.tables;

beforeEach(async () => {
  const { applications, users } = database.tables;
  await database.write(async (tx) => {
    for (const table of [applications, messages, users]) await tx.delete(table);
  });
  await database.scrub(['applications', 'messages', 'users']);
});

interface Words {
  subject?: string;
  content?: string;
  name?: string;
  email?: string;
}

/** Stores a message as of now and tells its id. */
async function store(words: Words): Promise<string> {
  clock.now();
  server.clock.advance(1_000);
  const id = ids.next();
  const rest = {
    type: 'support',
    status: 'unread',
    isEmail: true,
    createdAt: clock.now(),
  } as const;
  const blank = { subject: '', content: '', name: '', email: '' };
  await database.write(async (tx) => {
    await tx.insert(messages).values({ id, ...blank, ...words, ...rest });
  });
  return id;
}
const find = async (q: string, limit = 10) => {
  const found = await database.search.list(database.read, 'messages', {
    q,
    equal: {},
    limit,
  });
  return found.map(({ id }) => id);
};

describe.each(searchedTables)('a search of %s', (table) => {
  const rows = database.tables[table];
  const { words, filters } = searchedColumns(table, rows);
  const find = async (q: string, equal = {}) =>
    (await database.search.list(database.read, table, { q, equal, limit: 5 })).length;
  const columns = Object.entries(getTableColumns(rows));
  const keyOf = (column: Column) => columns.find(([, one]) => one === column)?.[0] ?? '';
  /** Stores a row that says nothing but this. */
  const store = (values: object) => {
    const blank = { string: '', number: 0, boolean: false, date: clock.now(), json: [] };
    const needed = columns.filter(([, { notNull }]) => notNull);
    const texts = needed.map(([key, one]) => [key, blank[one.dataType as keyof typeof blank]]);
    const row = { ...Object.fromEntries(texts), id: ids.next(), ...values };
    return database.write((tx) => tx.insert(rows as typeof messages).values(row));
  };

  it.each(words.flat().map(keyOf))('looks into %s, also after a change', async (name) => {
    await database.write((tx) => tx.delete(rows));
    await store({ [name]: 'a xylographer' });
    expect(await find('xylograph')).toBe(1);
    await database.write((tx) => tx.update(rows).set({ [name]: 'a lapidary' } as object));
    expect([await find('xylograph'), await find('lapidary')]).toEqual([0, 1]);
  });

  it.runIf(filters.length > 0)(
    'is filtered by each of its filters, also after a change',
    async () => {
      const [[text] = []] = words;
      for (const filter of filters.map(keyOf)) {
        await database.write((tx) => tx.delete(rows));
        await store({ [text ? keyOf(text) : '']: 'xylographer', [filter]: 'before' });
        const found = async (value: string) => find('xylographer', { [filter]: value });
        expect([await found('before'), await found('after')]).toEqual([1, 0]);
        await database.write((tx) => tx.update(rows).set({ [filter]: 'after' } as object));
        expect([await found('before'), await found('after')]).toEqual([0, 1]);
      }
    },
  );
});

it('has the indexes that the definitions of the tables say', async () => {
  expect(await searchMigrations()).toEqual([]);
});

it('is not asked for what is no column, nor for one that its index does not hold', () => {
  const { applications, users } = database.tables;
  const listed = { limit: 1 };
  const neverAsked = () => [
    // @ts-expect-error there is no such column
    equals(applications, { colour: 'blue' }),
    // @ts-expect-error nor in the rest of an object
    equals(users, { ...listed, role: 'admin' }),
    // @ts-expect-error the index of accounts does not hold it
    listNewest(database, database.read, 'users', { ...listed, equal: { profession: 'Other' } }),
    // @ts-expect-error there is no such column in a table without an index
    listNewest(database, database.read, 'outbox', { ...listed, equal: { state: 'sent' } }),
    equals(users, { role: 'admin', profession: undefined }),
  ];
  expect(neverAsked).toBeTypeOf('function');
});

describe('a search of a long table', () => {
  it.each([
    ['in the middle of a word', { content: 'Limbe-Harbour-1' }, 'mbe-harb'],
    ['across words', { subject: 'a question about prices' }, 'TION ABOUT'],
    ['with accents, in any case', { name: 'Élodie Ngono' }, 'éLODIE'],
    ['with accents, asked without', { content: 'born in Ébolowa' }, 'Ebolowa'],
    ['without accents, asked with', { content: 'near Maroua' }, 'maroùa'],
    ['with tones that stand apart from their letter', { name: 'Ngɔ\u0300nnsɔ\u0302' }, 'Ngɔnnsɔ'],
    ['with accents, across words', { content: 'Lycée général de Kribi' }, 'cee general d'],
    ['in an address', { email: 'someone.else@far.example' }, 'else@far'],
    ['with quotation marks', { content: 'she said "north" twice' }, '"north"'],
    ['with an apostrophe', { content: "d'accord, c'est bon" }, "c'est"],
    ['with what a pattern means by itself', { content: 'a discount of 15%_off' }, '5%_o'],
    [
      'of words that mean something to an index',
      { content: 'one AND two NOT three' },
      'AND two NOT',
    ],
    ['of one letter', { content: 'ÿ alone' }, 'Ÿ'],
    ['of two letters', { content: 'a qz b' }, 'QZ'],
    ['of two letters that begin a word', { name: 'Wilfried Ökohaus' }, 'öK'],
    ['of two letters, without their accent', { name: 'Wilfried Öxpert' }, 'ox'],
    ['of two letters in an address', { email: 'someone@kwiki.example' }, 'kw'],
    ['of two letters beside a mark', { content: 'once (xylophone) twice' }, 'XY'],
    ['of a digit', { subject: 'invoice no. 7' }, '7'],
    ['in another script', { content: 'مرحبا بالعالم' }, 'بالع'],
  ])('finds %s', async (_what, words, q) => {
    const id = await store(words);
    expect(await find(q)).toEqual([id]);
  });

  it('of two letters finds short names, and no middle of a word', async () => {
    const id = await store({ name: 'Li Vu', content: 'Olivia asks' });
    await store({ content: 'avid' });
    expect(await find('vu')).toEqual([id]);
    expect(await find('vi')).toEqual([]);
  });

  it.each(['@', '%', '--', '"', '*', "'", '🌋'])('of %s alone finds the mark', async (q) => {
    await database.write((tx) => tx.delete(messages));
    const id = await store({ content: `a ${q} b` });
    await store({ content: 'a b' });
    expect(await find(q)).toEqual([id]);
    const looked = { q, equal: {} };
    const statuses = ['unread', 'read'] as const;
    const counts = await database.search.countByStatus(database.read, 'messages', statuses, looked);
    expect([counts.get('unread') ?? 0, counts.get('read') ?? 0]).toEqual([1, 0]);
  });

  it('finds nothing where there is nothing', async () => {
    expect(await find('nowhere to be found')).toEqual([]);
  });

  it('does not find words that are in two fields, side by side', async () => {
    await store({ subject: 'endofsubject', content: 'startofcontent' });
    expect(await find('subjectstart')).toEqual([]);
  });

  it('has the newest first, as many as asked for', async () => {
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) made.unshift(await store({ content: `tide ${n}` }));
    expect(await find('tide', 3)).toEqual(made.slice(0, 3));
  });

  it('follows what is deleted and changed', async () => {
    const { users } = database.tables;
    const row = {
      id: ids.next(),
      email: 'one@example.com',
      firstName: 'Oldname',
      lastName: 'Person',
      phone: '',
      profession: 'Other',
      role: 'user',
      status: 'active',
      createdAt: clock.now(),
      updatedAt: clock.now(),
    } as const;
    const named = async (q: string) =>
      (await database.search.list(database.read, 'users', { q, equal: {}, limit: 5 })).length;
    await database.write((tx) => tx.insert(users).values(row));
    expect(await named('oldname person')).toBe(1);
    expect(await named('ol')).toBe(1);
    await database.write((tx) => tx.update(users).set({ firstName: 'Newname' }));
    expect(await named('oldname')).toBe(0);
    expect(await named('ol')).toBe(0);
    expect(await named('newname person')).toBe(1);
    expect(await named('ne')).toBe(1);
    await database.write((tx) => tx.delete(users));
    expect(await named('newname')).toBe(0);
    expect(await named('ne')).toBe(0);
  });

  it.each(['a tide in the harbour', 'ti'])('goes on after any place: %j', async (words) => {
    const q = words.slice(0, 6);
    await database.write((tx) => tx.delete(messages));
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) made.unshift(await store({ content: `${words} ${n}` }));
    const gone = made[2] ?? '';
    const [place] = await database.read.select().from(messages).where(eq(messages.id, gone));
    await database.write((tx) => tx.delete(messages).where(eq(messages.id, gone)));
    const after = await database.search.list(database.read, 'messages', {
      ...{ q, equal: {}, limit: 10 },
      after: place,
    });
    expect(after.map(({ id }) => id)).toEqual(made.slice(3));
  });

  it.each(['lantern', 'la'])('holds to the filters when a row changes: %j', async (q) => {
    await database.write((tx) => tx.delete(messages));
    const id = await store({ content: 'a lantern' });
    const found = async (status: string, type = 'support') =>
      (
        await database.search.list(database.read, 'messages', {
          ...{ q, equal: { status, type }, limit: 10 },
        })
      ).map((row) => row.id);
    expect(await found('unread')).toEqual([id]);
    expect(await found('unread', 'feedback')).toEqual([]);
    expect(await found('read')).toEqual([]);
    await database.write((tx) =>
      tx.update(messages).set({ status: 'read' }).where(eq(messages.id, id)),
    );
    expect(await found('unread')).toEqual([]);
    expect(await found('read')).toEqual([id]);
  });

  it.each(['estuary', 'es'])('has posts in the order of their time: %j', async (q) => {
    const { blogPosts } = database.tables;
    await database.write((tx) => tx.delete(blogPosts));
    const made = [ids.next(), ids.next(), ids.next()];
    const post = {
      title: 'Estuary',
      description: '',
      icon: '📝',
      color: 'blue',
      status: 'published',
      updatedAt: clock.now(),
    } as const;
    const at = clock.now();
    for (const id of made) {
      await database.write((tx) =>
        tx.insert(blogPosts).values({ ...post, sections: ['x'], id, createdAt: at }),
      );
    }
    const later = new Date(at.getTime() + 1_000);
    await database.write((tx) =>
      tx
        .update(blogPosts)
        .set({ createdAt: later })
        .where(eq(blogPosts.id, made[0] ?? '')),
    );
    const wanted = { q, equal: { status: 'published', color: 'blue' }, limit: 5 };
    const found = await database.search.list(database.read, 'blogPosts', wanted);
    expect(found.map(({ id }) => id)).toEqual([made[0], made[2], made[1]]);
  });

  it.each(['beacon', 'be'])('counts what it finds by status: %j', async (q) => {
    await database.write((tx) => tx.delete(messages));
    for (let n = 0; n < 3; n += 1) await store({ content: 'a beacon' });
    const last = await store({ content: 'another beacon' });
    await database.write((tx) =>
      tx.update(messages).set({ status: 'read' }).where(eq(messages.id, last)),
    );
    const count = (equal: { status?: string; type?: string }) =>
      database.search.countByStatus(database.read, 'messages', messageStatuses, {
        ...{ q, equal },
      });
    const found = await count({ type: 'support' });
    expect([found.get('unread'), found.get('read'), found.get('archived') ?? 0]).toEqual([3, 1, 0]);
    expect((await count({ type: 'feedback' })).get('unread') ?? 0).toBe(0);
    expect((await count({ status: 'read' })).get('unread') ?? 0).toBe(0);
  });
});

describe.skipIf(database.dialect === 'postgres')('what is erased', () => {
  const { users, applications } = database.tables;
  /** In how many places of an index the letters stand. */
  const runs = (index: string) => {
    const file = new Sqlite(join(server.folder, 'vitrine.db'), { readonly: true });
    // as it is on the disk: a deleted row is hidden from searches long before it is gone
    const found = file.prepare(`SELECT 1 FROM ${index}_data WHERE instr(block, 'qzx')`).all();
    file.close();
    return found.length;
  };
  const storeUser = () => {
    const now = clock.now();
    const names = { firstName: 'Qzxwv', lastName: 'Person', email: 'erased@example.com' };
    const kind = { phone: '', profession: 'Other', role: 'user', status: 'active' } as const;
    const row = { id: ids.next(), ...names, ...kind, createdAt: now, updatedAt: now };
    return database.write((tx) => tx.insert(users).values(row));
  };
  const storeApplication = () => {
    const kind = { kind: 'internship', status: 'new', program: '', phone: '' } as const;
    const words = { name: 'Qzxwv', email: '', education: '', interests: '', message: '' };
    const row = { id: ids.next(), ...kind, ...words, createdAt: clock.now() };
    return database.write((tx) => tx.insert(applications).values(row));
  };

  it.each([
    ['users', users, storeUser],
    ['messages', messages, () => store({ name: 'Qzxwv' })],
    ['applications', applications, storeApplication],
  ] as const)('leaves none of its letters in the indexes of %s', async (name, table, storeOne) => {
    const left = () => runs(`${name}_search`);
    // twice: an index of one part is another case than one of several
    for (const _round of [1, 2]) {
      await storeOne();
      expect(left()).toBe(1);
      await database.write((tx) => tx.delete(table));
      await database.scrub([name]);
      expect(left()).toBe(0);
    }
  });

  it('leaves none of a name that was changed', async () => {
    await storeUser();
    await database.write((tx) => tx.update(users).set({ firstName: 'Ada' }));
    await database.scrub(['users']);
    expect(runs('users_search')).toBe(0);
  });

  it('is forgotten among much else, while others write', async () => {
    const words = Array.from({ length: 300 }, (_, n) => `word${n * 7919}`).join(' ');
    for (let n = 0; n < 60; n += 1) await store({ content: `${words} ${n}` });
    await store({ content: 'Qzxwv' });
    await database.write((tx) => tx.delete(messages).where(eq(messages.content, 'Qzxwv')));
    const scrubbed = database.scrub(['messages']);
    const late = await store({ content: 'written in between' });
    await scrubbed;
    expect(runs('messages_search')).toBe(0);
    expect(await find('word7919')).toHaveLength(10);
    expect(await find('written in between')).toEqual([late]);
  });
});
