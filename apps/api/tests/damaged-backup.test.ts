// @module-tag operations
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { verifyArchive } from '../src/backup/archive-reader.ts';
import { BackupError } from '../src/backup/backup-list.ts';
import { restoreEarlierBackup } from '../src/backup/earlier-backup.ts';
import type { Installation } from '../src/backup/installation.ts';
import { makeBackup } from '../src/backup/make-backup.ts';
import { encryptStream } from '../src/backup/passphrase.ts';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { openSqlite } from '../src/db/sqlite.ts';
import { systemClock } from '../src/lib/clock.ts';
import { createFolderStore } from '../src/lib/folder-store.ts';
import { uuidIds } from '../src/lib/ids.ts';
import { mountSmallDisk } from './testing/small-disk.ts';
import { createTestDatabase } from './testing/test-database.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-damaged-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const MADE_AT = new Date('2026-03-04T09:30:00Z');
const passphrase = async () => 'boats on the Wouri estuary';

async function newInstallation(): Promise<Installation> {
  const dataFolder = await mkdtemp(join(folder, 'data-'));
  const { variables } = await createTestDatabase(dataFolder);
  const files = createFolderStore(join(dataFolder, 'files'));
  return { dataFolder, databaseUrl: variables.DATABASE_URL, files };
}

/** With what every installation has, and a few uploads. */
async function filled(): Promise<Installation> {
  const dataFolder = await mkdtemp(join(folder, 'data-'));
  const made = await createTestDatabase(dataFolder);
  const database = await made.open();
  await seedDefaults(database, { clock: systemClock, ids: uuidIds });
  await database.close();
  const files = createFolderStore(join(dataFolder, 'files'));
  for (const id of ['boats', 'canoes'])
    await files.writeText(`media/${id}/a.pdf`, id.repeat(1_000));
  await files.writeText('installation-id', 'one\n');
  await writeFile(join(dataFolder, 'secret'), 'a secret that is long enough, as it should be');
  return { dataFolder, databaseUrl: made.variables.DATABASE_URL, files };
}

const whole = join(folder, 'whole.tar.gz');
await makeBackup(await filled(), { path: whole, passphrase: undefined, madeAt: MADE_AT });

/** An archive packed again after something was done to what it holds. */
async function repacked(change: (unpacked: string) => Promise<void>): Promise<Buffer> {
  const unpacked = await mkdtemp(join(folder, 'unpacked-'));
  execFileSync('tar', ['-xzf', whole, '-C', unpacked]);
  await change(unpacked);
  const list = existsSync(join(unpacked, 'backup.json')) ? ['backup.json'] : [];
  const others = (await readdir(unpacked)).filter((name) => name !== 'backup.json');
  return execFileSync('tar', ['-czf', '-', '-C', unpacked, ...others, ...list], {
    maxBuffer: 1e9,
  });
}

type Header = Parameters<typeof packTar>[0][number]['header'];
const deep = '['.repeat(100_000) + ']'.repeat(100_000);
const EMPTY = createHash('sha256').digest('hex');

/** The archive with empty entries more, which its list names, and what is done to its list. */
async function crafted(
  more: Partial<Header>[],
  change = (list: string) => list,
  behind: Partial<Header>[] = [],
): Promise<Buffer> {
  const unpacked = await unpackTar(gunzipSync(await readFile(whole)));
  const entries = unpacked.map(({ header, data = new Uint8Array() }) => ({
    header: { name: header.name, size: data.length, type: 'file' as const },
    body: data,
  }));
  const last = entries.pop();
  const list = JSON.parse(Buffer.from(last?.body ?? []).toString());
  for (const { name = '' } of more) list.sums[name] = EMPTY;
  const text = Buffer.from(change(JSON.stringify(list)));
  const empty = (header: Partial<Header>) => ({
    header: { type: 'file', ...header, size: 0 } as Header,
    body: new Uint8Array(),
  });
  const listed = { header: { name: 'backup.json', size: text.length, type: 'file' }, body: text };
  const all = [...entries, ...more.map(empty), listed, ...behind.map(empty)];
  return gzipSync(await packTar(all as Parameters<typeof packTar>[0]));
}

const damages: [string, () => Promise<Buffer>][] = [
  ['that was cut', async () => (await readFile(whole)).subarray(0, 12_000)],
  ['of which the last bytes are missing', async () => (await readFile(whole)).subarray(0, -4)],
  [
    'of which a byte is another, though it can be unpacked',
    async () => {
      const tar = gunzipSync(await readFile(whole));
      const at = tar.indexOf('boatsboats');
      tar[at] = (tar[at] ?? 0) ^ 1;
      return gzipSync(tar);
    },
  ],
  [
    'of which a packed byte is another',
    async () => {
      const packed = await readFile(whole);
      packed[9_000] = (packed[9_000] ?? 0) ^ 1;
      return packed;
    },
  ],
  ['that lacks a file', () => repacked((at) => rm(join(at, 'secret')))],
  ['that has one too many', () => repacked((at) => writeFile(join(at, 'files/more'), 'x'))],
  ['whose list is gone', () => repacked((at) => rm(join(at, 'backup.json')))],
  ['whose list is none', () => repacked((at) => writeFile(join(at, 'backup.json'), '{}'))],
  [
    'with a file that leads out of the data folder',
    async () => {
      const entries = await unpackTar(gunzipSync(await readFile(whole)));
      const out = (text: string) => text.replaceAll('files/media/boats', 'files/../../boats');
      const moved = entries.map(({ header, data = new Uint8Array() }) => {
        const isList = header.name === 'backup.json';
        const content = isList ? Buffer.from(out(Buffer.from(data).toString())) : Buffer.from(data);
        const name = out(header.name);
        return { header: { name, size: content.length, type: 'file' as const }, body: content };
      });
      return gzipSync(await packTar(moved));
    },
  ],
  ['that is something else', async () => Buffer.from('a letter')],
  ...['/etc/cron.d/x', 'C:/x', 'files/..\\x', 'files/media/../../x', 'files/media/x\u0000y'].map(
    (name): [string, () => Promise<Buffer>] => [
      `with a file called ${JSON.stringify(name)}, which it lists`,
      () => crafted([{ name, type: 'file' }]),
    ],
  ),
  [
    'with one file twice',
    () => crafted([{ name: 'files/media/x/a.pdf' }, { name: 'files/media/x/a.pdf' }]),
  ],
  [
    'with entries behind its list',
    () => crafted([], (text) => text, [{ name: 'files/media/x/a.pdf', type: 'file' as const }]),
  ],
  [
    'whose list nests 100,000 lists',
    () => crafted([], (text) => text.replace('"tables":[', `"tables":[${deep},`)),
  ],
  [
    'whose list has sums of a prototype',
    () =>
      crafted([], (text) => text.replace('"sums":{', '"sums":{"__proto__":{"a":"b"},"more":7,')),
  ],
  [
    'that was cut after it was encrypted',
    async () => {
      const sealed = await encryptStream(Readable.from(await readFile(whole)), await passphrase());
      return (await buffer(sealed)).subarray(0, -100);
    },
  ],
];

describe('a backup that is not as it was made', () => {
  it.each(damages)('is refused before anything is written: one %s', async (_what, damage) => {
    const path = join(await mkdtemp(join(folder, 'archive-')), 'a.tar.gz');
    await writeFile(path, await damage());
    const target = await newInstallation();
    const archive = { path, passphrase };
    const failure = await restoreBackup(archive, target).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BackupError);
    expect(String(failure)).toMatch(/is damaged; nothing was changed \(.+\)|is no backup/);
    expect(await readdir(target.dataFolder)).toEqual([]);
    await expect(verifyArchive(archive)).rejects.toThrow(BackupError);
  });

  it.each(['symlink', 'link', 'character-device', 'fifo'] as const)(
    'may have a %s instead of a file, which comes back as an empty file',
    async (type) => {
      const name = 'files/media/x/a.pdf';
      const linkname = type.endsWith('link') ? '/etc/passwd' : undefined;
      const path = join(await mkdtemp(join(folder, 'archive-')), 'a.tar.gz');
      await writeFile(path, await crafted([{ name, type, ...(linkname && { linkname }) }]));
      const target = await newInstallation();
      await restoreBackup({ path, passphrase }, target);
      const found = await lstat(join(target.dataFolder, name));
      expect([found.isFile(), found.size]).toEqual([true, 0]);
    },
  );

  it('is distinguished from one that is', async () => {
    const list = await verifyArchive({ path: whole, passphrase });
    expect(list).toMatchObject({ madeAt: MADE_AT.toISOString(), installation: 'one' });
    const target = await newInstallation();
    await restoreBackup({ path: whole, passphrase }, target);
    expect(await target.files.readText('media/canoes/a.pdf')).toBe('canoes'.repeat(1_000));
  });
});

it('a backup that cannot be finished leaves nothing that looks like one', async () => {
  const source = await filled();
  // a file that ends before the size that its header has
  const files = {
    ...source.files,
    read: async () => Readable.from([Buffer.from('less')]),
  };
  const target = await mkdtemp(join(folder, 'unfinished-'));
  const wanted = { path: join(target, 'a.tar.gz'), passphrase: undefined, madeAt: MADE_AT };
  await expect(makeBackup({ ...source, files }, wanted)).rejects.toThrow();
  expect(await readdir(target)).toEqual([]);
});

const disk = mountSmallDisk(8);
afterAll(() => disk?.unmount());

describe.runIf(disk)('a disk that is full (where nothing may be mounted this is not run)', () => {
  it.each([
    ['with room for nothing', 0],
    ['with room for a part', 300_000],
  ])('leaves nothing of a backup, which says so: one %s', async (_what, room) => {
    const target = join(disk?.folder ?? '', 'backups');
    await mkdir(target, { recursive: true });
    const spare = join(disk?.folder ?? '', 'spare');
    await writeFile(spare, Buffer.alloc(room));
    await disk?.fill();
    await rm(spare);
    onTestFinished(() => disk?.empty());
    const source = await filled();
    for (let number = 0; number < 20; number += 1) {
      const noise = crypto.getRandomValues(new Uint8Array(50_000));
      await writeFile(join(folder, 'noise'), noise);
      await source.files.put(`media/noise${number}/a.pdf`, join(folder, 'noise'));
    }
    const wanted = { path: join(target, 'a.tar.gz'), passphrase: undefined, madeAt: MADE_AT };
    await expect(makeBackup(source, wanted)).rejects.toThrow(
      /There is no room for the backup .*; nothing of it was left/,
    );
    expect(await readdir(target)).toEqual([]);
  });
});

describe('a backup of an earlier release, which is a folder', () => {
  /** As release 0.1 made them. */
  async function earlier(): Promise<string> {
    const made = await mkdtemp(join(folder, 'earlier-'));
    const data = await mkdtemp(join(folder, 'old-data-'));
    const database = openSqlite(join(data, 'vitrine.db'));
    await seedDefaults(database, { clock: systemClock, ids: uuidIds });
    await database.close();
    await cp(join(data, 'vitrine.db'), join(made, 'vitrine.db'));
    await mkdir(join(made, 'files/media/boats'), { recursive: true });
    await writeFile(join(made, 'files/media/boats/a.pdf'), 'boats');
    await writeFile(join(made, 'secret'), 'a secret');
    const sums: Record<string, string> = {};
    for (const path of ['vitrine.db', 'files/media/boats/a.pdf', 'secret']) {
      sums[path] = createHash('sha256')
        .update(await readFile(join(made, path)))
        .digest('hex');
    }
    const list = { version: 1, madeAt: MADE_AT.toISOString(), files: sums };
    await writeFile(join(made, 'backup.json'), JSON.stringify(list));
    return made;
  }

  it('is still restored, as often as it takes', async () => {
    const made = await earlier();
    for (const name of ['first', 'second']) {
      const target = join(folder, `earlier-target-${name}`);
      expect(await restoreEarlierBackup(made, target)).toBe(3);
      expect(await readFile(join(target, 'files/media/boats/a.pdf'), 'utf8')).toBe('boats');
      expect((await readdir(target)).sort()).toEqual(['files', 'secret', 'vitrine.db']);
    }
  });

  it.each([
    ['that lacks a file', (at: string) => rm(join(at, 'secret'))],
    ['that has one too many', (at: string) => writeFile(join(at, 'files/more'), 'x')],
    ['whose list is gone', (at: string) => rm(join(at, 'backup.json'))],
    ['whose database was cut', (at: string) => writeFile(join(at, 'vitrine.db'), 'SQLite')],
    [
      'whose list names a way out',
      async (at: string) => {
        const list = JSON.parse(await readFile(join(at, 'backup.json'), 'utf8'));
        list.files['../outside'] = 'x';
        await writeFile(join(at, 'backup.json'), JSON.stringify(list));
      },
    ],
  ])('is refused: one %s', async (_what, damage) => {
    const made = await earlier();
    await damage(made);
    const target = join(await mkdtemp(join(folder, 'refused-')), 'data');
    await expect(restoreEarlierBackup(made, target)).rejects.toThrow(
      /damaged; nothing was changed|is no backup/,
    );
    expect(existsSync(target)).toBe(false);
  });
});
