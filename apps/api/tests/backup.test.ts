// @module-tag database
// @module-tag operations
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startBucketServer } from './testing/bucket-server.ts';
import { runCommand, type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { contentAt, newWriter } from './testing/writers.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const WRITERS = 4;
const PASSPHRASE = 'boats on the Wouri estuary';
const isSqlite = !inject('postgresUrl');

/** Settings of a place where nothing is yet. */
async function newPlace(): Promise<Record<string, string>> {
  const data = await mkdtemp(join(folder, 'place-'));
  return (await createTestDatabase(data)).variables;
}

const dataFolder = ({ DATA_DIR = '' }: Record<string, string>) => DATA_DIR;

describe.each([
  ['the data folder', false],
  ['a bucket', true],
])('a backup that is made while others write, with files in %s', (_where, usesBucket) => {
  it('holds everything that was acknowledged before it, and every file that it names', async () => {
    const [bucket, other] = [await startBucketServer(), await startBucketServer()];
    const place = { ...(await newPlace()), ...(usesBucket ? bucket.variables : {}) };
    const first = await startServerProcess(place);
    const writers = await Promise.all(Array.from({ length: WRITERS }, () => newWriter(first.url)));
    const uploaded: string[] = [];
    const underWay = Promise.withResolvers<void>();
    let isMade = false;
    const writing = writers.map(async (writer, index) => {
      for (let number = 0; !isMade; number += 1) {
        const url = await writer.upload(`document ${number} of writer ${index}`);
        if (url) uploaded.push(url);
        if (uploaded.length > 2 * WRITERS) underWay.resolve();
      }
    });
    await underWay.promise;
    const before = [...uploaded];
    const target = await mkdtemp(join(folder, 'under-load-'));
    const { code, output } = await runCommand(place, ['backup', target]);
    isMade = true;
    await Promise.all(writing);
    expect(output).toContain(`are in ${target}/vitrine-`);
    expect(code).toBe(0);

    const archive = join(target, (await readdir(target))[0] ?? '');
    const drill = { ...(await newPlace()), ...(usesBucket ? other.variables : {}) };
    expect(await runCommand(drill, ['restore', archive])).toMatchObject({ code: 0 });
    const second = await startServerProcess(drill);
    for (const url of before) {
      expect(await contentAt(second.url + url), url).toBe(await contentAt(first.url + url));
    }
    for (const writer of writers) {
      const documents = await writer.documents(second.url);
      expect(documents.length).toBeGreaterThan(0);
      for (const url of documents) expect(await contentAt(second.url + url)).toMatch(/^%PDF/);
    }
    const all = (await Promise.all(writers.map((writer) => writer.documents(second.url)))).flat();
    expect(all).toEqual(expect.arrayContaining(before));
    await Promise.all([first.stop('SIGTERM'), second.stop('SIGTERM')]);
    for (const one of [bucket, other]) one.close();
  });
});

describe('a backup', () => {
  let place: Record<string, string>;
  let server: ServerProcess;
  beforeAll(async () => {
    place = await newPlace();
    server = await startServerProcess(place);
    await (await newWriter(server.url)).upload('a document');
  });
  afterAll(() => server.stop('SIGTERM'));
  const backUp = (target: string, ...options: string[]) =>
    runCommand(place, ['backup', target, ...options]);

  it('is one archive that other programs open, for its owner alone', async () => {
    const archive = join(folder, 'one.tar.gz');
    expect(await backUp(archive)).toMatchObject({ code: 0 });
    expect((await stat(archive)).mode & 0o077).toBe(0);
    const names = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).split('\n');
    expect(names).toContain('backup.json');
    expect(names).toContain('secret');
    expect(names.some((name) => /^files\/media\/.+\.pdf$/.test(name))).toBe(true);
    expect(names.some((name) => name === 'vitrine.db' || /^rows\/users\//.test(name))).toBe(true);
  });

  it('goes into the data folder unless a place is named, which is noted there', async () => {
    const { code, output } = await runCommand(place, ['backup']);
    expect(code).toBe(0);
    expect(output).toContain('copy it to another machine');
    const backups = await readdir(join(dataFolder(place), 'backups'));
    expect(backups).toEqual([expect.stringMatching(/^vitrine-\d{4}-\d\d-\d\dT.+Z\.tar\.gz$/)]);
    const noted = JSON.parse(await readFile(join(dataFolder(place), 'last-backup.json'), 'utf8'));
    expect(noted).toMatchObject({
      file: expect.stringContaining(backups[0] ?? ''),
      verified: true,
    });
    expect(noted.bytes).toBeGreaterThan(1_000);
  });

  it('is made also where the data folder takes no note of it, as on a full disk', async () => {
    const inTheWay = join(dataFolder(place), 'last-backup.json.part');
    await mkdir(inTheWay);
    const made = await backUp(join(folder, 'unnoted.tar.gz'));
    await rm(inTheWay, { recursive: true });
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining('not be noted in') });
    expect(made.output).toContain('read back and compared');
  });

  it('is made of no files but those of its database: not of an empty bucket, nor of another', async () => {
    const bucket = await startBucketServer();
    const target = join(folder, 'without-files.tar.gz');
    const misled = { ...place, ...bucket.variables };
    const empty = await runCommand(misled, ['backup', target]);
    expect(empty).toMatchObject({ code: 1, output: expect.stringContaining('of no installation') });
    const other = await startServerProcess({ ...(await newPlace()), ...bucket.variables });
    await other.stop('SIGTERM');
    const foreign = await runCommand(misled, ['backup', target]);
    expect(foreign).toMatchObject({
      code: 1,
      output: expect.stringContaining('nothing was copied'),
    });
    await bucket.close();
    expect(existsSync(target)).toBe(false);
  });

  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  it.each([
    ['a PostgreSQL', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/vitrine' }, 'DATABASE_URL'],
    ['a bucket', { S3_BUCKET: 'files', S3_ENDPOINT: 'http://127.0.0.1:1', ...keys }, 'S3_BUCKET'],
  ])(
    'is not made of %s that is away, which is said in a sentence',
    async (_what, away, setting) => {
      const target = join(folder, 'away.tar.gz');
      const { code, output } = await runCommand({ ...place, ...away }, ['backup', target]);
      const sentence = new RegExp(`^.+ does not answer.+${setting}\\.\\n$`);
      expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
    },
  );

  it('overwrites nothing, and is not restored over anything', async () => {
    const archive = join(folder, 'once.tar.gz');
    expect(await backUp(archive)).toMatchObject({ code: 0 });
    const again = await backUp(archive);
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('is there already') });

    const running = await runCommand(place, ['restore', archive]);
    expect(running).toMatchObject({
      code: 1,
      output: expect.stringContaining('a running Vitrine'),
    });
    // the same database from another machine, and its folder without its server
    const { DATA_DIR: _, ...database } = place;
    const elsewhere = { ...database, DATA_DIR: join(folder, 'another-machine') };
    if (isSqlite) await cp(dataFolder(place), elsewhere.DATA_DIR, { recursive: true });
    const onto = await runCommand(elsewhere, ['restore', archive]);
    expect(onto).toMatchObject({
      code: 1,
      output: expect.stringMatching(/There is (a database|data)/),
    });
  });

  it('is not restored into the files of another installation', async () => {
    const archive = join(folder, 'other-files.tar.gz');
    await backUp(archive);
    const target = await newPlace();
    const files = join(dataFolder(target), 'files');
    await mkdir(join(files, 'media', 'boats'), { recursive: true });
    await cp(archive, join(files, 'media', 'boats', 'file.pdf'));
    const refused = await runCommand(target, ['restore', archive]);
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringContaining('uploads of another'),
    });
    expect(await readdir(join(files, 'media'))).toEqual(['boats']);
  });

  it('keeps as many as asked for, and deletes nothing else', async () => {
    const target = await mkdtemp(join(folder, 'kept-'));
    const old = ['2025-01-01T00-00-00Z', '2025-01-02T00-00-00Z'].map(
      (at) => `vitrine-${at}.tar.gz`,
    );
    for (const name of [...old, 'letter.txt']) await cp(import.meta.filename, join(target, name));
    const { code, output } = await backUp(target, '--keep', '2');
    expect(output).toContain('1 older one was deleted');
    expect(code).toBe(0);
    const names = await readdir(target);
    expect(names).toHaveLength(3);
    expect(names).toContain('letter.txt');
    expect(names).toContain(old[1]);
    expect(await backUp(target, '--keep', '0')).toMatchObject({ code: 1 });
  });

  it('clears away what one that was killed has left, but not one that is being written', async () => {
    const target = await mkdtemp(join(folder, 'leftovers-'));
    const [old, young] = ['2025-01-01T00-00-00Z', '2025-01-02T00-00-00Z'].map(
      (at) => `vitrine-${at}.tar.gz.unfinished`,
    );
    for (const name of [`${old}`, `${young}`]) await cp(import.meta.filename, join(target, name));
    await utimes(join(target, `${old}`), 0, 0);
    expect(await backUp(target)).toMatchObject({ code: 0 });
    const names = await readdir(target);
    expect(names).toHaveLength(2);
    expect(names).toContain(young);
  });

  it('is in the format of age when it is encrypted, and opens with its passphrase alone', async () => {
    const target = await mkdtemp(join(folder, 'encrypted-'));
    const secret = { BACKUP_PASSPHRASE: PASSPHRASE };
    expect(await runCommand({ ...place, ...secret }, ['backup', target])).toMatchObject({
      code: 0,
    });
    const archive = join(target, (await readdir(target))[0] ?? '');
    const content = await readFile(archive, 'latin1');
    expect(content).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
    const drill = await newPlace();
    const wrong = await runCommand(drill, ['restore', archive], 'another one, as long\n');
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('does not open') });
    expect(await readdir(dataFolder(drill))).toEqual([]);
    const opened = await runCommand(drill, ['restore', archive], `${PASSPHRASE}\n`);
    expect(opened).toMatchObject({ code: 0 });
    await (await startServerProcess(drill)).stop('SIGTERM');
  });

  it('is not encrypted with a passphrase that can be guessed', async () => {
    const target = join(folder, 'short.tar.gz');
    const short = await runCommand(place, ['backup', target, '--encrypt'], 'short\n');
    expect(short).toMatchObject({ code: 1, output: expect.stringContaining('12 characters') });
    expect(existsSync(target)).toBe(false);
  });

  it('is restored where an earlier try was cut off', async () => {
    const archive = join(folder, 'cut-restore.tar.gz');
    await backUp(archive);
    const target = await newPlace();
    expect(await runCommand(target, ['restore', archive])).toMatchObject({ code: 0 });
    // as if the power had gone before the database was in its place
    const files = join(dataFolder(target), 'files');
    const fresh = isSqlite ? target : { ...(await newPlace()), DATA_DIR: dataFolder(target) };
    await rm(join(dataFolder(target), 'vitrine.db'), { force: true });
    const groups = await readdir(join(files, 'media'));
    await rm(join(files, 'media', groups[0] ?? ''), { recursive: true });
    expect(await runCommand(fresh, ['restore', archive])).toMatchObject({ code: 0 });
    expect(await readdir(join(files, 'media'))).toEqual(groups);
  });
});
