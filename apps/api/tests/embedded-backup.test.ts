// @module-tag operations
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { PASSWORD } from './testing/people.ts';
import { runCommand, type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { newWriter } from './testing/writers.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-embedded-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.runIf(!inject('postgresUrl'))('a backup of the embedded database', () => {
  let DATA_DIR: string;
  let server: ServerProcess;
  beforeAll(async () => {
    DATA_DIR = await mkdtemp(join(folder, 'embedded-'));
    server = await startServerProcess({ DATA_DIR });
  });
  afterAll(() => server.stop('SIGTERM'));

  const unpack = async (archive: string): Promise<string> => {
    const target = await mkdtemp(join(folder, 'unpacked-'));
    execFileSync('tar', ['-xzf', archive, '-C', target]);
    return target;
  };

  it('has every row in the place it had', async () => {
    await newWriter(server.url);
    const leaving = await newWriter(server.url);
    // leaves a gap in the numbers of the rows
    const erased = await fetch(`${server.url}/api/account/delete/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...leaving.bearer },
      body: JSON.stringify({ password: PASSWORD }),
    });
    expect(erased.status).toBe(204);
    await newWriter(server.url);
    const archive = join(folder, 'places.tar.gz');
    await runCommand({ DATA_DIR }, ['backup', archive]);
    const rows = (file: string) => {
      const sqlite = new Sqlite(file, { readonly: true });
      const names = sqlite.prepare('SELECT rowid, id FROM users ORDER BY rowid').all();
      sqlite.close();
      return names;
    };
    expect(rows(join(await unpack(archive), 'vitrine.db'))).toEqual(
      rows(join(DATA_DIR, 'vitrine.db')),
    );
  });

  it('is not mixed with changes that the database before it has left behind', async () => {
    const archive = join(folder, 'without-changes.tar.gz');
    expect((await runCommand({ DATA_DIR }, ['backup', archive])).code).toBe(0);
    const target = join(folder, 'with-changes');
    await mkdir(target);
    const before = new Sqlite(join(target, 'vitrine.db'));
    before.pragma('journal_mode = WAL');
    before.exec('CREATE TABLE of_before (id)');
    await cp(join(target, 'vitrine.db-wal'), join(target, 'kept'));
    before.close();
    await rm(join(target, 'vitrine.db'));
    await rename(join(target, 'kept'), join(target, 'vitrine.db-wal'));
    expect((await runCommand({ DATA_DIR: target }, ['restore', archive])).code).toBe(0);
    const restored = new Sqlite(join(target, 'vitrine.db'), { readonly: true });
    const tables = restored.prepare('SELECT name FROM sqlite_master').pluck().all();
    expect(tables).toContain('users');
    expect(tables).not.toContain('of_before');
    expect(restored.pragma('integrity_check', { simple: true })).toBe('ok');
    restored.close();
  });

  it('holds uploads that are on another disk, behind a link', async () => {
    const writer = await newWriter(server.url);
    await writer.upload('one more document');
    const [archive, second] = [join(folder, 'linked.tar.gz'), join(folder, 'behind.tar.gz')];
    await runCommand({ DATA_DIR }, ['backup', archive]);
    const linked = await unpack(archive);
    const elsewhere = join(folder, 'elsewhere');
    await rename(join(linked, 'files/media'), elsewhere);
    await symlink(elsewhere, join(linked, 'files/media'));
    expect(await runCommand({ DATA_DIR: linked }, ['backup', second])).toMatchObject({ code: 0 });
    const unpacked = await unpack(second);
    expect(await readdir(join(unpacked, 'files/media'))).toEqual(await readdir(elsewhere));
  });
});
