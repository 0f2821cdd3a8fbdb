// @module-tag database
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { type Earlier, leaveBehind } from './testing/earlier-schema.ts';
import { createTestDatabase } from './testing/test-database.ts';

/** Opens with this version what an earlier one has left. */
async function migrated(earlier: Earlier): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-migrations-'));
  const made = await createTestDatabase(folder);
  await leaveBehind(made, earlier);
  const database = await made.open();
  onTestFinished(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  return database;
}

const account = (id: string, status: string, hash: string, now: string) =>
  `INSERT INTO users (id, email, password_hash, first_name, last_name, phone, profession, role,
    status, created_at, updated_at)
   VALUES ('${id}', '${id}@example.com', ${hash}, 'Ada', 'Mbella', '', 'Other', 'user',
    '${status}', ${now}, ${now})`;

const act = (id: string, actor: string, subject: string, about: string, now: string) =>
  `INSERT INTO audit_log (id, actor_id, actor, action, subject, subject_id, name, created_at)
   VALUES ('${id}', '${actor}', '${actor}@example.com', 'changed', '${subject}', '${about}',
    'Name of ${about}', ${now})`;

describe('what an earlier version stored', () => {
  it('has no word in the log of messages that are gone, and no address of who is', async () => {
    const database = await migrated({
      until: 6,
      stored: (now) => [
        account('here', 'active', "'a hash'", now),
        act('1', 'here', 'message', 'deleted', now),
        act('2', 'gone', 'page', 'home', now),
      ],
    });
    const { auditLog } = database.tables;
    const rows = await database.read.select().from(auditLog).orderBy(auditLog.id);
    expect(rows.map(({ actor, name }) => [actor, name])).toEqual([
      ['here@example.com', ''],
      ['', 'Name of home'],
    ]);
  });

  it('has no active account without a password any more', async () => {
    const database = await migrated({
      until: 5,
      stored: (now) => [
        account('unable', 'active', 'NULL', now),
        account('able', 'active', "'a hash'", now),
        account('gone', 'inactive', 'NULL', now),
      ],
    });
    const { users } = database.tables;
    const rows = await database.read.select().from(users).orderBy(users.id);
    expect(rows.map(({ id, status }) => [id, status])).toEqual([
      ['able', 'active'],
      ['gone', 'inactive'],
      ['unable', 'pending'],
    ]);
  });

  it.skipIf(inject('postgresUrl'))('leaves the index, if it was deleted before', async () => {
    const message = (now: string) =>
      `INSERT INTO messages (id, type, name, email, subject, content, status, is_email, created_at)
       VALUES ('m', 'support', '', '', '', 'Qzxwv', 'read', 1, ${now})`;
    const stored = (now: string) => [message(now), "DELETE FROM messages WHERE id = 'm'"];
    const database = await migrated({ until: 7, stored });
    const marks = () => database.read.select().from(database.tables.counters);
    expect(await marks()).toMatchObject([{ name: 'erased:messages' }]);
    await database.scrub(['messages']);
    expect(await marks()).toEqual([]);
  });

  it('is new to nobody, if it was read before there was a note of who had opened it', async () => {
    const isPostgres = inject('postgresUrl') !== '';
    const message = (id: string, status: string, now: string) =>
      `INSERT INTO messages (id, type, name, email, subject, content, status, is_email, created_at)
       VALUES ('${id}', 'support', '', '', '', '', '${status}', ${isPostgres}, ${now})`;
    const database = await migrated({
      until: isPostgres ? 34 : 36,
      stored: (now) => [
        account('reader', 'active', "'a hash'", now),
        ...[message('noted', 'read', now), message('unnoted', 'read', now)],
        message('unread', 'unread', now),
        `INSERT INTO message_readers (id, message_id, user_id) VALUES ('r', 'noted', 'reader')`,
      ],
    });
    const { messages } = database.tables;
    const rows = await database.read.select().from(messages).orderBy(messages.id);
    expect(rows.map(({ id, readUnnoted }) => [id, readUnnoted])).toEqual([
      ['noted', false],
      ['unnoted', true],
      ['unread', false],
    ]);
  });

  it('is an application that is new to nobody where it was decided or answered', async () => {
    const database = await migrated({
      until: inject('postgresUrl') ? 40 : 42,
      stored: (now) => [
        ...['new', 'shortlisted', 'accepted', 'declined'].map(
          (status) =>
            `INSERT INTO applications (id, kind, name, email, phone, education, interests, program,
               message, status, created_at)
             VALUES ('${status}', 'training', 'Kum', 'kum@example.com', '', '', '', 'Data', 'Hi',
               '${status}', ${now}), ('answered-${status}', 'training', 'Kum', 'kum@example.com', '',
               '', '', 'Data', 'Hi', '${status}', ${now})`,
        ),
        `INSERT INTO application_replies (id, application_id, mail_id, content, author, created_at)
         VALUES ('r', 'answered-new', 'r', 'Yes', 'Ngozi', ${now})`,
      ],
    });
    const { applications } = database.tables;
    const rows = await database.read.select().from(applications);
    const waiting = rows.filter(({ readUnnoted }) => !readUnnoted);
    expect(waiting.map(({ id }) => id)).toEqual(['new']);
    expect(rows).toHaveLength(8);
    expect(rows.filter(({ assigneeId }) => assigneeId !== null)).toEqual([]);
  });

  it.each(['ebolowa', 'ÉBO', 'éb', 'n'])('is found by what it says: %s', async (q) => {
    const database = await migrated({
      until: inject('postgresUrl') ? 9 : 10,
      stored: (now) => [
        account('here', 'active', "'a hash'", now),
        `INSERT INTO messages (id, type, name, email, subject, content, status, is_email, created_at)
         VALUES ('m', 'support', 'Ngono', '', '', 'From Ébolowa', 'read', true, ${now})`,
      ],
    });
    const search = (status: string) =>
      database.search.list(database.read, 'messages', { q, equal: { status }, limit: 5 });
    expect(await search('read')).toMatchObject([{ id: 'm' }]);
    expect(await search('unread')).toEqual([]);
    const { messages } = database.tables;
    await database.write((tx) => tx.update(messages).set({ status: 'unread' }));
    expect(await search('unread')).toMatchObject([{ id: 'm' }]);
  });

  it('is found beside what is stored now: posts that were indexed when they were stored', async () => {
    const post = (id: string, now: string) =>
      `INSERT INTO blog_posts (id, title, description, icon, color, status, posts, version,
        created_at, updated_at)
       VALUES ('${id}', 'Estuary', '', '', 'blue', 'published', '["x"]', 1, ${now}, ${now})`;
    const database = await migrated({
      until: inject('postgresUrl') ? 11 : 12,
      stored: (now) => [post('earlier', now)],
    });
    const { blogPosts } = database.tables;
    const [earlier] = await database.read.select().from(blogPosts);
    if (earlier)
      await database.write((tx) => tx.insert(blogPosts).values({ ...earlier, id: 'new' }));
    const found = async (q: string) =>
      (await database.search.list(database.read, 'blogPosts', { q, equal: {}, limit: 5 })).length;
    expect(await found('estuary')).toBe(2);
    await database.write((tx) => tx.update(blogPosts).set({ title: 'Lantern' }));
    expect([await found('estuary'), await found('lantern')]).toEqual([0, 2]);
  });

  it('has one record of an application that was stored as a message too, with its answers', async () => {
    const columns = 'id, type, name, email, subject, content, status, is_email, created_at';
    const message = (id: string, subject: string, content: string, now: string) =>
      `INSERT INTO messages (${columns})
       VALUES ('${id}', 'contact-form', 'Kum', 'kum@example.com', '${subject}', '${content}',
         'read', true, ${now})`;
    const asMessage = 'Program:\nUI/UX Design\n\nMessage:\nLet me learn';
    const database = await migrated({
      until: inject('postgresUrl') ? 29 : 31,
      stored: (now) => [
        `INSERT INTO applications (id, kind, name, email, phone, education, interests, program,
           message, status, created_at)
         VALUES ('a', 'training', 'Kum', 'kum@example.com', '', '', '', 'UI/UX Design',
           'Let me learn', 'new', ${now})`,
        message('joined', 'Training application: UI/UX Design', asMessage, now),
        message('own', 'Training application: UI/UX Design', 'How is it going?', now),
        message('answered', 'A question', 'When?', now),
        ...['joined', 'answered'].map(
          (id) =>
            `INSERT INTO message_replies (id, message_id, mail_id, content, author, created_at)
             VALUES ('to-${id}', '${id}', 'to-${id}', 'Yes', 'Ngozi', ${now})`,
        ),
        `INSERT INTO outbox (id, recipient, subject, body, status, attempts, created_at,
           next_attempt_at, cause)
         VALUES ('to-joined', 'kum@example.com', 'Re', '', 'queued', 0, ${now}, ${now},
           'reply:joined:to-joined')`,
        act('1', 'gone', 'message', 'joined', now),
      ],
    });
    const { read, tables } = database;
    const messages = await read.select().from(tables.messages).orderBy(tables.messages.id);
    expect(messages.map(({ id, state }) => [id, state])).toEqual([
      ['answered', 'answered'],
      ['own', 'open'],
    ]);
    expect(await read.select().from(tables.replies).orderBy(tables.replies.id)).toMatchObject([
      { id: 'to-answered', conversationId: 'answered' },
      { id: 'to-joined', conversationId: 'a', author: 'Ngozi' },
    ]);
    expect(await read.select().from(tables.outbox)).toMatchObject([{ cause: 'reply:a:to-joined' }]);
    expect(await read.select().from(tables.auditLog)).toMatchObject([
      { subject: 'application', subjectId: 'a' },
    ]);
    const equal = { status: 'read' };
    expect(await database.search.list(read, 'messages', { q: 'learn', equal, limit: 5 })).toEqual(
      [],
    );
  });

  it('is a portfolio with all its entries, in their order and each with an id of its own', async () => {
    const isPostgres = inject('postgresUrl') !== '';
    const person = (id: string, now: string) => account(id, 'active', "'a hash'", now);
    const portfolio = (id: string, lists: Record<string, object[]>, now: string) => {
      const names = Object.keys(lists);
      const values = names.map((name) => `'${JSON.stringify(lists[name])}'`);
      return `INSERT INTO portfolios (id, user_id, headline, summary, published, profile_image, skills,
          gallery, ${names.join(', ')}, version, created_at, updated_at)
        VALUES ('of-${id}', '${id}', '', '', ${isPostgres ? 'true' : 1}, '', '[]', '[]',
          ${values.join(', ')}, 1, ${now}, ${now})`;
    };
    const offer = (id: string) => ({ id, name: id, price: '', description: '' });
    const trashed = [
      { table: 'users', rows: [{ id: 'gone' }] },
      {
        table: 'portfolios',
        rows: [{ id: 'of-gone', services: [offer('s')], languages: [{ id: 'l', name: 'Duala' }] }],
      },
      {
        table: 'portfolioLinks',
        rows: [
          { id: 's', portfolioId: 'of-gone', position: 3, name: 'Site', url: 'https://a.test' },
        ],
      },
      { table: 'connections', rows: [{ id: 'c', portfolioId: 'of-gone' }] },
    ];
    const trash = (id: string, kind: string, now: string) =>
      `INSERT INTO trash (id, kind, record_id, name, email, snapshot, actor_id, actor, written_at,
         created_at)
       VALUES ('${id}', '${kind}', '${id}', '', '', '${JSON.stringify(trashed)}', '', '', ${now},
         ${now})`;
    const database = await migrated({
      until: isPostgres ? 41 : 43,
      stored: (now) => [
        ...['ada', 'ben'].map((id) => person(id, now)),
        portfolio(
          'ada',
          {
            services: [offer('second'), offer('first')],
            products: [{ name: 'Unnamed', price: '', description: '' }, offer('same')],
            languages: [{ id: 'french', name: 'French', level: 'B2' }],
          },
          now,
        ),
        portfolio('ben', { services: [], products: [] }, now),
        `INSERT INTO experiences (id, portfolio_id, position, title, company, period, description)
         VALUES ('e2', 'of-ada', 1, 'Later', 'B', '', ''), ('e1', 'of-ada', 0, 'First', 'A', '', 'O''K')`,
        `INSERT INTO portfolio_projects (id, portfolio_id, position, name, description, technologies)
         VALUES ('same', 'of-ben', 0, 'Atlas', 'Maps', '["Go","SQL"]')`,
        trash('gone', 'account', now),
        trash('other', 'picture', now),
      ],
    });
    const { portfolioEntries, trash: deleted } = database.tables;
    const { portfolioId, list, position } = portfolioEntries;
    const rows = await database.read
      .select()
      .from(portfolioEntries)
      .orderBy(portfolioId, list, position);
    const shown = rows.map((row) => [row.portfolioId, row.list, row.position, row.content]);
    expect(shown).toEqual([
      [
        'of-ada',
        'experiences',
        0,
        { title: 'First', company: 'A', period: '', description: "O'K" },
      ],
      ['of-ada', 'experiences', 1, { title: 'Later', company: 'B', period: '', description: '' }],
      ['of-ada', 'languages', 0, { name: 'French', level: 'B2' }],
      ['of-ada', 'products', 0, { name: 'Unnamed', price: '', description: '' }],
      ['of-ada', 'products', 1, { name: 'same', price: '', description: '' }],
      ['of-ada', 'services', 0, { name: 'second', price: '', description: '' }],
      ['of-ada', 'services', 1, { name: 'first', price: '', description: '' }],
      [
        ...['of-ben', 'projects', 0],
        {
          ...{ name: 'Atlas', role: '', period: '', url: '', description: 'Maps' },
          ...{ technologies: ['Go', 'SQL'], pictures: [] },
        },
      ],
    ]);
    const ids = rows.map((row) => row.id);
    expect(ids).toEqual(expect.arrayContaining(['e1', 'e2', 'french', 'first', 'second', 'same']));
    expect(new Set(ids).size).toBe(rows.length);
    const snapshots = await database.read.select().from(deleted).orderBy(deleted.id);
    expect(snapshots[1]?.snapshot).toEqual(trashed);
    const parts = snapshots[0]?.snapshot ?? [];
    expect(parts.slice(0, -1)).toEqual(trashed.filter(({ table }) => table !== 'portfolioLinks'));
    expect(parts.at(-1)?.table).toBe('portfolioEntries');
    const entries = parts.at(-1)?.rows ?? [];
    const inList = (name: string) => entries.filter((entry) => entry.list === name);
    const own = { portfolioId: 'of-gone' };
    const site = { name: 'Site', url: 'https://a.test' };
    expect(inList('links')).toEqual([
      { ...own, id: 's', list: 'links', position: 3, content: site },
    ]);
    expect(inList('languages')).toEqual([
      { ...own, id: 'l', list: 'languages', position: 0, content: { name: 'Duala' } },
    ]);
    const { id: _, ...service } = offer('s');
    expect(inList('services')).toEqual([
      {
        ...own,
        id: expect.not.stringMatching(/^s$/),
        list: 'services',
        position: 0,
        content: service,
      },
    ]);
    expect(entries).toHaveLength(3);
  });

  it('is a conversation with its answers, files, notes and readings, also in the trash', async () => {
    const isPostgres = inject('postgresUrl') !== '';
    const [yes, no] = isPostgres ? ['true', 'false'] : ['1', '0'];
    const belongings = (kind: string, now: string) => [
      `INSERT INTO ${kind}_replies (id, ${kind}_id, mail_id, content, author, created_at)
       VALUES ('${kind}-reply', '${kind}', '${kind}-reply', 'Yes', 'Ngozi', ${now})`,
      `INSERT INTO ${kind}_files (id, ${kind}_id, reply_id, uploader_id, type, url, file_name,
         size_bytes, created_at)
       VALUES ('${kind}-file', '${kind}', '${kind}-reply', 'ada', 'document', '/media/a/b.pdf',
         'b.pdf', 7, ${now}), ('${kind}-unsent', '${kind}', NULL, 'ada', 'document',
         '/media/c/d.pdf', 'd.pdf', 8, ${now})`,
      `INSERT INTO ${kind}_notes (id, ${kind}_id, author_id, author, content, created_at)
       VALUES ('${kind}-note', '${kind}', 'ada', 'Ada', 'Call back', ${now})`,
    ];
    const snapshot = (kind: 'message' | 'application') => {
      const own = { [`${kind}Id`]: 'gone' };
      return [
        { table: `${kind}s`, rows: [{ id: 'gone', name: 'Kum' }] },
        { table: `${kind}Replies`, rows: [{ id: 'r', ...own, mailId: 'r', content: 'Yes' }] },
        {
          table: `${kind}Files`,
          rows: [
            { id: 'f', ...own, replyId: null },
            { id: 'g', ...own, replyId: 'r' },
          ],
        },
        { table: `${kind}Notes`, rows: [{ id: 'n', ...own, author: "Ada's" }] },
        {
          table: `${kind}Readers`,
          rows: [
            { id: 'gone:ada', ...own, userId: 'ada', ...(kind !== 'message' && { seen: false }) },
          ],
        },
      ];
    };
    const deletedAccount = [
      { table: 'users', rows: [{ id: 'ben', status: 'active' }] },
      { table: 'messageReaders', rows: [{ id: 'm:ben', messageId: 'm', userId: 'ben' }] },
      {
        table: 'applicationReaders',
        rows: [{ id: 'a:ben', applicationId: 'a', userId: 'ben', seen: true }],
      },
    ];
    const trash = (kind: string, parts: object, now: string) =>
      `INSERT INTO trash (id, kind, record_id, name, email, snapshot, actor_id, actor, written_at,
         created_at)
       VALUES ('${kind}', '${kind}', 'gone', '', '', '${JSON.stringify(parts).replaceAll("'", "''")}',
         '', '', ${now}, ${now})`;
    const database = await migrated({
      until: isPostgres ? 43 : 45,
      stored: (now) => [
        account('ada', 'active', "'a hash'", now),
        `INSERT INTO messages (id, type, name, email, subject, content, status, is_email, created_at)
         VALUES ('message', 'support', 'Kum', 'kum@example.com', '', '', 'read', ${yes}, ${now})`,
        `INSERT INTO applications (id, kind, name, email, phone, education, interests, program,
           message, status, created_at)
         VALUES ('application', 'training', 'Kum', 'kum@example.com', '', '', '', 'Data', 'Hi', 'new',
           ${now})`,
        ...belongings('message', now),
        ...belongings('application', now),
        `INSERT INTO message_readers (id, message_id, user_id) VALUES ('x', 'message', 'ada')`,
        `INSERT INTO application_readers (id, application_id, user_id, seen)
         VALUES ('application:ada', 'application', 'ada', ${no})`,
        trash('message', snapshot('message'), now),
        trash('application', snapshot('application'), now),
        trash('account', deletedAccount, now),
      ],
    });
    const { read, tables } = database;
    const { conversations, replies, replyFiles, notes, readings } = tables;
    const [ofApplication, ofMessage] = ['application', 'message'].map((conversationId) => ({
      conversationId,
    }));
    expect(await read.select().from(conversations).orderBy(conversations.id)).toEqual([
      { id: 'application', messageId: null, applicationId: 'application' },
      { id: 'message', messageId: 'message', applicationId: null },
    ]);
    const reply = { content: 'Yes', author: 'Ngozi', createdAt: expect.any(Date) };
    expect(await read.select().from(replies).orderBy(replies.id)).toEqual([
      { ...reply, ...ofApplication, id: 'application-reply', mailId: 'application-reply' },
      { ...reply, ...ofMessage, id: 'message-reply', mailId: 'message-reply' },
    ]);
    const file = { uploaderId: 'ada', type: 'document', createdAt: expect.any(Date) };
    const sent = { ...file, url: '/media/a/b.pdf', fileName: 'b.pdf', sizeBytes: 7 };
    const waits = {
      ...file,
      url: '/media/c/d.pdf',
      fileName: 'd.pdf',
      sizeBytes: 8,
      replyId: null,
    };
    expect(await read.select().from(replyFiles).orderBy(replyFiles.id)).toEqual([
      { ...sent, ...ofApplication, id: 'application-file', replyId: 'application-reply' },
      { ...waits, ...ofApplication, id: 'application-unsent' },
      { ...sent, ...ofMessage, id: 'message-file', replyId: 'message-reply' },
      { ...waits, ...ofMessage, id: 'message-unsent' },
    ]);
    const note = { authorId: 'ada', author: 'Ada', content: 'Call back' };
    expect(await read.select().from(notes).orderBy(notes.id)).toMatchObject([
      { ...note, ...ofApplication, id: 'application-note' },
      { ...note, ...ofMessage, id: 'message-note' },
    ]);
    expect(await read.select().from(readings).orderBy(readings.id)).toEqual([
      { ...ofApplication, id: 'application:ada', userId: 'ada', seen: false },
      { ...ofMessage, id: 'message:ada', userId: 'ada', seen: true },
    ]);
    const trashed = await read.select().from(tables.trash).orderBy(tables.trash.kind);
    const moved = (kind: 'message' | 'application') => {
      const own = { conversationId: 'gone' };
      return [
        { table: `${kind}s`, rows: [{ id: 'gone', name: 'Kum' }] },
        { table: 'conversations', rows: [{ id: 'gone', [`${kind}Id`]: 'gone' }] },
        { table: 'replies', rows: [{ id: 'r', ...own, mailId: 'r', content: 'Yes' }] },
        {
          table: 'replyFiles',
          rows: [
            { id: 'f', ...own, replyId: null },
            { id: 'g', ...own, replyId: 'r' },
          ],
        },
        { table: 'notes', rows: [{ id: 'n', ...own, author: "Ada's" }] },
        {
          table: 'readings',
          rows: [{ id: 'gone:ada', ...own, userId: 'ada', seen: kind === 'message' }],
        },
      ];
    };
    expect(trashed.map(({ snapshot: parts }) => parts)).toEqual([
      [
        deletedAccount[0],
        {
          table: 'readings',
          rows: [{ id: 'm:ben', conversationId: 'm', userId: 'ben', seen: true }],
        },
        {
          table: 'readings',
          rows: [{ id: 'a:ben', conversationId: 'a', userId: 'ben', seen: true }],
        },
      ],
      moved('application'),
      moved('message'),
    ]);
  });

  it('is known by the pictures that it shows', async () => {
    const database = await migrated({
      until: inject('postgresUrl') ? 8 : 9,
      stored: (now) => [
        `INSERT INTO library_items (id, title, alt, url, file_name, size_bytes, created_at)
         VALUES ('boats', '', '', '/media/boats/400x300.webp', '', 1, ${now})`,
        `INSERT INTO blog_posts (id, title, description, icon, color, status, posts, version,
          created_at, updated_at)
         VALUES ('p', 'Now', '', '', 'blue', 'draft', '["![](/media/boats/320.webp)"]', 2, ${now},
          ${now}), ('q', 'None', '', '', 'blue', 'draft', '["/media/boat/"]', 1, ${now}, ${now})`,
        `INSERT INTO post_versions (id, post_id, version, title, description, icon, color, status,
          posts, author, created_at)
         VALUES ('v', 'p', 1, 'Then', '', '', 'blue', 'draft', '["/media/boats/320.webp"]', '',
          ${now})`,
        `INSERT INTO pages (key, content, updated_at)
         VALUES ('home', '{"heroImages": ["/media/boats/400x300.webp"]}', ${now})`,
        `INSERT INTO testimonials (id, position, name, role, content, avatar)
         VALUES ('t', 0, 'Brenda', '', '', '/media/boats/400x300.webp')`,
      ],
    });
    const { pictureUses } = database.tables;
    const rows = await database.read.select().from(pictureUses);
    const places = rows.map(({ kind, recordId, version, name }) =>
      [kind, recordId, version, name].join(' '),
    );
    expect(places.sort()).toEqual([
      'article p 0 Now',
      'article p 1 Then',
      'page home 0 home',
      'testimonial t 0 Brenda',
    ]);
  });
});
