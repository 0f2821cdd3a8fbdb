// @module-tag database
// @module-tag operations
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startBucketServer } from './testing/bucket-server.ts';
import { BOSS, call, signInBoss } from './testing/load.ts';
import { runCommand, startServerProcess } from './testing/server-process.ts';
import { mountSmallDisk } from './testing/small-disk.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { newWriter } from './testing/writers.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-daily-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Status {
  backup: { file: string; verified: boolean } | null;
  backups: { running: boolean; failure: { reason: string } | null };
}

/** A server with an upload. */
async function start(more: Record<string, string> = {}) {
  const data = await mkdtemp(join(folder, 'place-'));
  const { variables } = await createTestDatabase(data);
  const target = join(data, 'backups');
  const place = { ...variables, ...BOSS, ...more };
  const server = await startServerProcess(place);
  onTestFinished(async () => void (await server.stop('SIGTERM')));
  await (await newWriter(server.url)).upload('a document');
  const token = await signInBoss(server.url);
  const status = async () =>
    (await (await call(server.url, '/api/admin/system/', { token })).json()) as Status;
  /** Asks for one on the System page, and waits for its end. */
  const backUp = async () => {
    const { status: code } = await call(server.url, '/api/admin/backups/', { token, body: {} });
    expect(code).toBe(202);
    await vi.waitFor(async () => expect((await status()).backups.running).toBe(false), {
      timeout: 20_000,
      interval: 500,
    });
    return status();
  };
  return { place, target, backUp };
}

describe('a backup that the server makes', () => {
  it('is tried out, for its owner alone, and leaves nothing else', async () => {
    const { place, target, backUp } = await start();
    const { backup, backups } = await backUp();
    const names = await readdir(target);
    expect(names).toEqual([expect.stringMatching(/^vitrine-daily-.+Z\.tar\.gz$/)]);
    expect(backup).toMatchObject({ file: join(target, names[0] ?? ''), verified: true });
    expect(backups.failure).toBeNull();
    expect(await runCommand(place, ['verify-backup', backup?.file ?? ''])).toMatchObject({
      code: 0,
    });
  });

  it('goes to the folder and the bucket of the settings, where older ones are deleted', async () => {
    const bucket = await startBucketServer();
    onTestFinished(() => bucket.close());
    const named = Object.entries(bucket.variables).map(([name, value]) => [
      `BACKUP_${name}`,
      value,
    ]);
    const BACKUP_FOLDER = await mkdtemp(join(folder, 'elsewhere-'));
    const keep = { BACKUP_KEEP_DAYS: '1', BACKUP_KEEP_WEEKS: '0' };
    const old = 'vitrine-daily-2025-01-01T02-00-00Z.tar.gz';
    const own = 'vitrine-2025-01-01T02-00-00Z.tar.gz';
    for (const name of [old, own]) await writeFile(join(BACKUP_FOLDER, name), 'x');
    bucket.objects.set(`backups/${old}`, Buffer.from('x'));
    const { backUp } = await start({ ...Object.fromEntries(named), BACKUP_FOLDER, ...keep });
    const { backup } = await backUp();
    const name = backup?.file.slice(BACKUP_FOLDER.length + 1) ?? '';
    expect((await readdir(BACKUP_FOLDER)).sort()).toEqual([own, name].sort());
    expect([...bucket.objects.keys()]).toEqual([`backups/${name}`]);
    const copy = bucket.objects.get(`backups/${name}`);
    expect(copy?.equals(await readFile(backup?.file ?? ''))).toBe(true);
  });

  it('that a bucket does not take is said to have failed', async () => {
    const keys = { BACKUP_S3_ACCESS_KEY_ID: 'id', BACKUP_S3_SECRET_ACCESS_KEY: 'secret' };
    const away = { BACKUP_S3_BUCKET: 'b', BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1', ...keys };
    const { backUp } = await start(away);
    const { backup, backups } = await backUp();
    expect(backup).toBeNull();
    expect(backups.failure?.reason).toMatch(/does not answer.+BACKUP_S3_ENDPOINT/);
  });
});

describe('backup --daily', () => {
  let place: Record<string, string>;
  beforeAll(async () => {
    place = (await createTestDatabase(await mkdtemp(join(folder, 'place-')))).variables;
    const server = await startServerProcess(place);
    await (await newWriter(server.url)).upload('a document');
    await server.stop('SIGTERM');
  });
  /** Into a folder of its own. */
  const backUp = async (more: Record<string, string> = {}) => {
    const BACKUP_FOLDER = await mkdtemp(join(folder, 'target-'));
    const settings = { ...place, BACKUP_FOLDER, ...more };
    const ended = await runCommand(settings, ['backup', '--daily']);
    return { ...ended, names: await readdir(settings.BACKUP_FOLDER) };
  };

  it('deletes a backup that cannot be restored', async () => {
    // where it is tried out, something is in the way of the secret
    const blocked = join(folder, 'blocked.cjs');
    await writeFile(
      blocked,
      `const fs = require('node:fs/promises');
       const { mkdtemp } = fs;
       fs.mkdtemp = async (...words) => {
         const made = await mkdtemp(...words);
         await fs.mkdir(made + '/secret.unfinished');
         return made;
       };
       require('node:module').syncBuiltinESMExports();`,
    );
    const { code, output, names } = await backUp({ NODE_OPTIONS: `--require=${blocked}` });
    expect([code, output, names]).toEqual([1, expect.stringContaining('EISDIR'), []]);
  });

  it('is encrypted where there is a passphrase, and tried out with it', async () => {
    const { code, names } = await backUp({ BACKUP_PASSPHRASE: 'boats on the estuary' });
    expect([code, names]).toEqual([0, [expect.stringMatching(/Z\.tar\.gz\.age$/)]]);
  });

  it('takes no place and no number of its own', async () => {
    const { code, output } = await runCommand(place, ['backup', folder, '--daily']);
    expect([code, output]).toEqual([1, expect.stringContaining('from the settings')]);
  });

  it('leaves a disk alone that it would fill', async ({ skip }) => {
    const disk = mountSmallDisk(3);
    if (!disk) return skip('nothing can be mounted here');
    onTestFinished(() => disk.unmount());
    const { code, output, names } = await backUp({ BACKUP_FOLDER: disk.folder });
    const said = expect.stringMatching(/no room.+takes up to \d+ MB/);
    expect([code, output, names]).toEqual([1, said, []]);
  });
});
