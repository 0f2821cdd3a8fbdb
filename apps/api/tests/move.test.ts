// @module-tag database
// @module-tag operations
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { startBucketServer } from './testing/bucket-server.ts';
import { MAIN, runCommand, startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { contentAt, newWriter, type Writer } from './testing/writers.ts';

type Variables = Record<string, string>;

const folder = await mkdtemp(join(tmpdir(), 'vitrine-move-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The embedded database in a folder of its own. */
const newFolder = async (): Promise<Variables> => ({
  DATA_DIR: await mkdtemp(join(folder, 'data-')),
});

/** A database of the kind this run tests. */
async function newPlace(): Promise<Variables> {
  return (await createTestDatabase(await mkdtemp(join(folder, 'place-')))).variables;
}

async function newBucket() {
  const bucket = await startBucketServer();
  onTestFinished(() => bucket.close());
  return bucket;
}

interface Used {
  writer: Writer;
  documents: string[];
  contents: string[];
}

/** Starts an installation, has someone use it, and stops it. */
async function use(variables: Variables, count = 3): Promise<Used> {
  const server = await startServerProcess(variables);
  const writer = await newWriter(server.url);
  for (let number = 0; number < count; number += 1) await writer.upload(`document ${number}`);
  const documents = await writer.documents(server.url);
  const contents = await Promise.all(documents.map((path) => contentAt(server.url + path)));
  expect(documents).toHaveLength(count);
  await server.stop('SIGTERM');
  return { writer, documents, contents };
}

/** Whether an installation has all that was used before. */
async function expectSame(variables: Variables, { writer, documents, contents }: Used) {
  const server = await startServerProcess(variables);
  try {
    expect(await writer.documents(server.url)).toEqual(documents);
    for (const [at, path] of documents.entries()) {
      expect(await contentAt(server.url + path)).toBe(contents[at]);
    }
  } finally {
    await server.stop('SIGTERM');
  }
}

async function settingsFile(variables: Variables): Promise<string> {
  const path = join(await mkdtemp(join(folder, 'settings-')), 'new.env');
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(path, lines.join(''));
  return path;
}

const move = async (from: Variables, to: Variables) =>
  runCommand(from, ['move', await settingsFile(to)]);

describe('move', () => {
  it('brings database and files from a folder to this database and a bucket, unchanged', async () => {
    const [from, bucket] = [await newFolder(), await newBucket()];
    const used = await use(from);
    const to = { ...(await newPlace()), ...bucket.variables };
    const before = await readFile(join(from.DATA_DIR ?? '', 'vitrine.db'));
    const { code, output } = await move(from, to);
    expect(output).toMatch(
      /Every row was read back and is the same\.|copied page by page and is complete\./,
    );
    expect(output).toContain('3 files are in bucket bucket, 3 of them copied now');
    expect(code).toBe(0);
    expect(await readFile(join(from.DATA_DIR ?? '', 'vitrine.db'))).toEqual(before);
    await expectSame(to, used);
    await expectSame(from, used);
  });

  it('brings them back, from this database and a bucket into a folder', async () => {
    const [bucket, to] = [await newBucket(), await newFolder()];
    const from = { ...(await newPlace()), ...bucket.variables };
    const used = await use(from);
    expect(await move(from, to)).toEqual({ code: 0, output: expect.stringContaining('3 files') });
    await expectSame(to, used);
  });

  it('brings the files alone where the database stays', async () => {
    const [from, bucket] = [await newPlace(), await newBucket()];
    const used = await use(from);
    const moved = await move(from, { ...from, ...bucket.variables });
    expect(moved).toMatchObject({ code: 0, output: expect.stringContaining('The database stays') });
    await expectSame({ ...from, ...bucket.variables }, used);
    const nothing = await move(from, from);
    expect(nothing).toMatchObject({
      code: 1,
      output: expect.stringContaining('nothing was moved'),
    });
  });

  it('goes on where it was killed, and no start takes half of it for whole', async () => {
    const [from, bucket] = [await newPlace(), await newBucket()];
    const used = await use(from, 6);
    const to = { ...(await newPlace()), ...bucket.variables };
    const settings = await settingsFile(to);
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, [MAIN, 'move', settings], {
      env: { PATH, HOME, ...from },
    });
    const ended = once(child, 'exit');
    let stored = 0;
    bucket.breaks = (method, key) => {
      if (method !== 'PUT' || !key.startsWith('media/')) return false;
      stored += 1;
      if (stored > 2) child.kill('SIGKILL');
      return stored > 2;
    };
    expect((await ended)[1]).toBe('SIGKILL');
    bucket.breaks = () => false;
    const arrived = [...bucket.objects.keys()].filter((key) => key.startsWith('media/')).length;
    expect(arrived).toBe(2);
    await expect(startServerProcess(to)).rejects.toThrow('unfinished-copy-of');

    const { code, output } = await runCommand(from, ['move', settings]);
    expect(output).toContain(`6 files are in bucket bucket, 4 of them copied now`);
    expect(code).toBe(0);
    await expectSame(to, used);
  });

  it('deletes what came changed, says so, and brings it again', async () => {
    const [from, bucket] = [await newPlace(), await newBucket()];
    const used = await use(from);
    const to = { ...from, ...bucket.variables };
    let key = '';
    bucket.breaks = (method, path) => {
      // something changes a file after it was stored
      const object = bucket.objects.get(path);
      if (method === 'GET' && object && path.startsWith('media/') && key === '') {
        key = path;
        bucket.objects.set(path, Buffer.from(object.map((byte) => byte ^ 1)));
      }
      return false;
    };
    const first = await move(from, to);
    expect(first).toMatchObject({ code: 1, output: expect.stringContaining(key) });
    expect(bucket.objects.has(key)).toBe(false);
    expect(await move(from, to)).toMatchObject({ code: 0 });
    await expectSame(to, used);
  });

  it('refuses a database and files of another installation, and changes nothing there', async () => {
    const [from, other, bucket] = [await newFolder(), await newPlace(), await newBucket()];
    await use(from);
    const others = await use({ ...other, ...bucket.variables });
    const objects = new Map(bucket.objects);
    const intoFiles = await move(from, { ...(await newPlace()), ...bucket.variables });
    expect(intoFiles).toMatchObject({
      code: 1,
      output: expect.stringContaining('uploads of another installation'),
    });
    const intoDatabase = await move(from, other);
    expect(intoDatabase).toMatchObject({
      code: 1,
      output: expect.stringMatching(/There is (a database|data)/),
    });
    expect(bucket.objects).toEqual(objects);
    await expectSame({ ...other, ...bucket.variables }, others);
  });

  it('refuses files that are not those of the database, as in a bucket of the wrong name', async () => {
    const [from, bucket] = [await newPlace(), await newBucket()];
    await use(from);
    const to = await newFolder();
    const misled = await move({ ...from, ...bucket.variables }, to);
    expect(misled).toMatchObject({
      code: 1,
      output: expect.stringContaining('of no installation'),
    });
    expect(await readdir(to.DATA_DIR ?? '')).not.toContain('vitrine.db');
  });

  it('refuses while the site runs', async () => {
    const from = await newPlace();
    const server = await startServerProcess(from);
    const refused = await move(from, await newFolder());
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('running Vitrine') });
    await server.stop('SIGTERM');
  });

  it('refuses a target that this installation was brought to earlier', async () => {
    const [from, to] = [await newFolder(), await newPlace()];
    await use(from);
    expect(await move(from, to)).toMatchObject({ code: 0 });
    const refused = await move(from, to);
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringMatching(/There is (a database|data)/),
    });
  });

  it('says so when there is no such file of settings, or one that is wrong', async () => {
    const from = await newFolder();
    const none = await runCommand(from, ['move', join(folder, 'nothing.env')]);
    expect(none).toMatchObject({ code: 1, output: expect.stringContaining('no file of settings') });
    const wrong = await move(from, { DATABASE_URL: 'mysql://localhost/vitrine' });
    expect(wrong).toMatchObject({ code: 78, output: expect.stringContaining('DATABASE_URL') });
  });
});
