// @module-tag database
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import type { Queryable } from '../src/db/database.ts';
import { rowsOf } from '../src/db/rows.ts';
import { plainPicture } from './testing/files.ts';
import { newAdmin } from './testing/people.ts';
import { createMigratedDatabase } from './testing/test-database.ts';
import { startTestServer } from './testing/test-server.ts';

const ROUNDS = 15;

// on SQLite one write follows the other
describe.runIf(inject('postgresUrl'))('a picture of the library and who shows it', async () => {
  const made = await createMigratedDatabase(await mkdtemp(join(tmpdir(), 'vitrine-locks-')));
  const database = await made.open();
  const server = await startTestServer({ database });
  afterAll(server.close);
  const { http } = server;
  const { bearer } = await newAdmin(server);
  const file = await plainPicture(40, 30).png().toBuffer();

  const added = async (title: string) => {
    const sent = http.post('/api/library/').set(bearer).field({ title });
    return (await sent.attach('file', file, 'pier.png').expect(201)).body;
  };
  const written = (posts: string[], cover = '') => ({
    title: 'Pier',
    description: 'Short.',
    cover,
    posts,
  });
  const newPost = async () =>
    (
      await http
        .post('/blogs/')
        .set(bearer)
        .send(written(['Nothing yet.']))
        .expect(201)
    ).body;
  const statusOf = async (call: PromiseLike<{ status: number }>) => (await call).status;
  const save = (id: string, ...of: Parameters<typeof written>) =>
    statusOf(
      http
        .put(`/blogs/${id}`)
        .set(bearer)
        .send(written(...of)),
    );
  const remove = (id: string) => statusOf(http.delete(`/api/library/${id}/`).set(bearer));
  const turn = ({ id, title }: { id: string; title: string }, x: number) =>
    statusOf(
      http
        .put(`/api/library/${id}/`)
        .set(bearer)
        .send({ title, alt: '', focus: { x, y: 50 } }),
    );
  const waitingForLocks = async () => {
    const client = new pg.Client({ connectionString: made.variables.DATABASE_URL });
    await client.connect();
    afterAll(() => client.end());
    return async (many: number) =>
      expect
        .poll(async () => {
          const { rows } = await client.query(
            "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
          );
          return rows.length;
        })
        .toBe(many);
  };

  /** A write that others have to wait for until it ends. */
  const hold = async (take: (tx: Queryable) => Promise<unknown>) => {
    const [taken, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writing = database.write(async (tx) => {
      await take(tx);
      taken.resolve();
      await ended.promise;
    });
    await taken.promise;
    return {
      end: () => {
        ended.resolve();
        return writing;
      },
    };
  };

  it('is not deleted while an article that begins to show it is being saved', async () => {
    const [picture, post, waiting] = [
      await added('Pier'),
      await newPost(),
      await waitingForLocks(),
    ];
    // what a save does last has to wait: all else of it is done, and nobody sees it yet
    const holding = await hold((tx) => database.touchContent(tx));
    const saving = save(post.id, [`![](${picture.url})`]);
    await waiting(1);
    const deleting = remove(picture.id);
    await Promise.race([deleting, waiting(2)]);
    await holding.end();
    expect(await saving).toBe(200);
    expect(await deleting).toBe(409);
    const { body } = await http.get(`/api/library/${picture.id}/uses/`).set(bearer).expect(200);
    expect(body).toMatchObject([{ kind: 'article', earlier: false }]);
  });

  it('is held before the article that shows it, as where its file is replaced', async () => {
    const [post, waiting] = [await newPost(), await waitingForLocks()];
    const both = [await added('One'), await added('Other')].sort((one, other) =>
      one.id < other.id ? -1 : 1,
    );
    const text = both.map(({ url }) => `![](${url})`);
    expect(await save(post.id, text)).toBe(200);
    const [first, second] = both;
    const holding = await hold((tx) => rowsOf(database.tables.libraryItems).hold(tx, first.id));
    const saving = save(post.id, [...text, 'More.']);
    await waiting(1);
    const replacing = statusOf(
      http.post(`/api/library/${second.id}/file/`).set(bearer).attach('file', file, 'new.png'),
    );
    await Promise.race([replacing, waiting(2)]);
    await holding.end();
    // where each held what the other waits for, the database would end one of them
    expect([await saving, await replacing]).toEqual([200, 200]);
  });

  it('is changed, deleted and shown at the same moment without an end in each other', async () => {
    const posts = [await newPost(), await newPost()];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other, unused] = [
        await added('One'),
        await added('Other'),
        await added('Unused'),
      ];
      const text = [one, other].map(({ url }) => `![${round}](${url})`);
      const shown = await Promise.all(posts.map(({ id }) => save(id, text)));
      const changed = await Promise.all([
        ...posts.map(({ id }) => save(id, [...text].reverse(), one.url)),
        turn(one, round),
        turn(other, round),
        remove(one.id),
      ]);
      expect([...shown, ...changed]).toEqual([200, 200, 200, 200, 200, 200, 409]);
      // the second gets an error: it is shown, or it is gone
      expect([
        [200, 409],
        [422, 204],
      ]).toContainEqual(
        await Promise.all([save(posts[0].id, [`![](${unused.url})`]), remove(unused.id)]),
      );
    }
  });
});
