// @module-tag operations
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { appendFile, cp, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from '@vitrine/test-support/free-port';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import {
  assembleRelease,
  laterFiles,
  packRelease,
  versionOf,
  withMigration,
  writeSums,
} from './testing/releases.ts';
import { runCommand, startServerProcess } from './testing/server-process.ts';
import { mountSmallDisk } from './testing/small-disk.ts';
import { createTestDatabase } from './testing/test-database.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-upgrades-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const onSqlite = !inject('postgresUrl');
const LATER = '90.1.0';
const present = join(folder, 'vitrine-present');
const packed = join(folder, 'packed');
let version: string;
/** A later release, and one of which the migrations are later, too. */
let later: string;
let migrating: string;

/** What a release is called whose server does not do as it should. */
const launcher = (line: string) => ({
  'vitrine.mjs': `${line}\nawait import(new URL('apps/api/dist/main.js', import.meta.url).href);\n`,
});

const pack = (name: string, changed: Record<string, string>, as = LATER): Promise<string> =>
  packRelease(present, join(packed, name, `vitrine-${as}-here.tar.gz`), {
    ...laterFiles(present, as),
    ...changed,
  });

/** Data that the present release has stored. */
const stored = join(folder, 'stored');

beforeAll(async () => {
  assembleRelease(present);
  version = versionOf(present);
  later = await pack('later', {});
  if (!onSqlite) return;
  migrating = await pack('migrating', withMigration(present));
  await (await startServerProcess({ DATA_DIR: stored })).stop('SIGTERM');
  note(stored, 'stored before');
}, 60_000);

interface Site {
  releases: string;
  data: string;
  variables: Record<string, string>;
  /** Runs `upgrade` of the release that `current` leads to. */
  upgrade(archive: string, ...options: string[]): Promise<{ code: number | null; output: string }>;
  /** Begins it, in a process that can be killed. */
  begin(archive: string): ChildProcess;
  /** The version that `current` leads to. */
  current(): string;
  /** That the present release starts on the data, which are as they were. */
  expectAsBefore(): Promise<void>;
}

interface Place {
  releases: string;
  settings: Record<string, string>;
}

/** An installation of the present release, with something stored. */
async function install(place: Partial<Place> = {}): Promise<Site> {
  const releases = place.releases ?? (await mkdtemp(join(folder, 'releases-')));
  const data = await mkdtemp(join(folder, 'data-'));
  if (onSqlite) await cp(stored, data, { recursive: true });
  const name = `vitrine-${version}-here`;
  await cp(present, join(releases, name), { recursive: true, verbatimSymlinks: true });
  await symlink(name, join(releases, 'current'));
  const variables = { DATA_DIR: data, PORT: String(await freePort()), ...place.settings };
  const begin = (...words: string[]): ChildProcess =>
    spawn(process.execPath, [join(releases, 'current', 'vitrine.mjs'), 'upgrade', ...words], {
      cwd: releases,
      env: { PATH: process.env.PATH, PASSWORD_HASH_COST: '4', BACKUP_HOUR: 'off', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const current = () => versionOf(join(releases, 'current'));
  return {
    ...{ releases, data, variables, begin, current },
    upgrade: async (...words) => {
      const child = begin(...words);
      let output = '';
      for (const pipe of [child.stdout, child.stderr]) {
        pipe?.on('data', (text) => {
          output += text;
        });
      }
      const [code] = await once(child, 'close');
      return { code, output };
    },
    expectAsBefore: async () => {
      expect(current()).toBe(version);
      await (await startServerProcess(variables)).stop('SIGTERM');
      expect([notes(data), hasLaterTable(data)]).toEqual([['stored before'], false]);
    },
  };
}

const open = (data: string) => new Sqlite(join(data, 'vitrine.db'));
function note(data: string, text: string): void {
  const database = open(data);
  database.prepare("INSERT INTO installation (key, value) VALUES ('note', ?)").run(text);
  database.close();
}
function notes(data: string): unknown[] {
  const database = open(data);
  const found = database.prepare("SELECT value FROM installation WHERE key = 'note'").pluck().all();
  database.close();
  return found;
}
function hasLaterTable(data: string): boolean {
  const database = open(data);
  const found = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'later'").get();
  database.close();
  return found !== undefined;
}

describe.runIf(onSqlite)('an archive', () => {
  const refused = async (archive: string, words: string) => {
    const site = await install();
    expect(await site.upgrade(archive)).toEqual({
      code: 1,
      output: expect.stringContaining(words),
    });
    expect(site.current()).toBe(version);
    expect(readdirSync(site.releases).sort()).toEqual(['current', `vitrine-${version}-here`]);
    expect(readdirSync(site.data).sort()).toEqual(readdirSync(stored).sort());
  };
  const copyOf = async (archive: string): Promise<string> => {
    const place = await mkdtemp(join(folder, 'copy-'));
    await cp(archive, join(place, basename(archive)));
    await cp(join(archive, '..', 'SHA256SUMS'), join(place, 'SHA256SUMS'));
    return join(place, basename(archive));
  };

  it('with another checksum is refused', async () => {
    const changed = await copyOf(later);
    await appendFile(changed, 'x');
    await refused(changed, 'does not have the checksum');
  });

  it('without a checksum is refused', async () => {
    const alone = await copyOf(later);
    await writeFile(join(alone, '..', 'SHA256SUMS'), 'abc  another.tar.gz\n');
    await refused(alone, 'has no checksum of');
    await rm(join(alone, '..', 'SHA256SUMS'));
    await refused(alone, 'There is no ');
  });

  it('that is cut off is refused', async () => {
    const cut = await copyOf(later);
    await truncate(cut, Math.floor(statSync(cut).size / 2));
    await writeSums(cut);
    await refused(cut, 'cannot be unpacked');
  });

  it('of the same release is refused', async () => {
    await refused(await pack('same', {}, version), 'Only a newer one is an upgrade');
  });

  it('of something else is refused', async () => {
    const other = { 'package.json': JSON.stringify({ name: 'other', version: LATER }) };
    await refused(await pack('other', other), 'is no release of Vitrine');
  });

  it('that does not start on this machine is refused', async () => {
    const needsMore = launcher("console.error('needs Node 99'); process.exit(1);");
    await refused(await pack('needs-more', needsMore), 'needs Node 99');
  });

  it('that finds no room is refused, and nothing of it is left', async ({ skip }) => {
    const disk = mountSmallDisk(40);
    if (!disk) return skip('no disk can be mounted here');
    onTestFinished(() => disk.unmount());
    const site = await install({ releases: disk.folder });
    await disk.fill();
    const { code, output } = await site.upgrade(later);
    expect([code, output]).toEqual([1, expect.stringContaining('There is no room to unpack')]);
    expect(site.current()).toBe(version);
    expect(readdirSync(site.releases)).toHaveLength(3);
  });
});

describe.runIf(onSqlite)('an upgrade', { timeout: 60_000 }, () => {
  it('backs up, migrates, and makes the link lead to the later release', async () => {
    const site = await install();
    const { code, output } = await site.upgrade(migrating);
    expect([code, output]).toEqual([0, expect.stringContaining(`${LATER} is installed`)]);
    expect(site.current()).toBe(LATER);
    expect(existsSync(join(site.releases, `vitrine-${version}-here`))).toBe(true);
    const [backup = ''] = readdirSync(join(site.data, 'backups'));
    const words = ['verify-backup', join(site.data, 'backups', backup)];
    expect((await runCommand(site.variables, words)).code).toBe(0);
    expect([notes(site.data), hasLaterTable(site.data)]).toEqual([['stored before'], true]);
  });

  it('goes back where the later release ends after it has migrated', async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    await once(busy, 'listening');
    onTestFinished(() => void busy.close());
    const { port } = busy.address() as AddressInfo;
    const broken = launcher(`if (process.argv.length < 3) process.env.PORT = '${port}';`);
    const archive = await pack('ends', { ...withMigration(present), ...broken });
    const site = await install();
    const { code, output } = await site.upgrade(archive);
    expect([code, output]).toEqual([1, expect.stringContaining(`port ${port} is in use`)]);
    expect(output).toContain('The database was restored');
    await site.expectAsBefore();
    const newer = new Sqlite(join(site.data, `after-upgrade-${LATER}.db`), { readonly: true });
    expect(newer.prepare('SELECT count(*) FROM later').pluck().get()).toBe(0);
    newer.close();
  });

  it('goes back where the later release never gets ready', async () => {
    const silent = launcher("if (process.argv.length < 3) process.env.HOST = '127.0.0.2';");
    const archive = await pack('silent', { ...withMigration(present), ...silent });
    const site = await install();
    const { code, output } = await site.upgrade(archive, '--wait', '1');
    expect([code, output]).toEqual([1, expect.stringContaining('not ready within 1 seconds')]);
    await site.expectAsBefore();
  });

  it('waits until the site is stopped, unless its service is named', async () => {
    const site = await install();
    const server = await startServerProcess(site.variables);
    const { code, output } = await site.upgrade(later);
    expect([code, output]).toEqual([1, expect.stringContaining('Stop it first')]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await server.stop('SIGTERM');
    expect(site.current()).toBe(version);
  });

  it('changes nothing without a backup', async () => {
    const site = await install({ settings: { BACKUP_FOLDER: join(stored, 'secret', 'backups') } });
    const { code, output } = await site.upgrade(migrating);
    expect([code, output]).toEqual([1, expect.stringContaining('There is no backup')]);
    await site.expectAsBefore();
  });

  it.each([
    ['before it stops the site', (data: string) => existsSync(join(data, 'backups'))],
    ['after it has migrated', hasLaterTable],
  ])('that is killed %s is finished by the next', async (_, isThere) => {
    const site = await install();
    const child = site.begin(migrating);
    await expect.poll(() => isThere(site.data), { timeout: 25_000, interval: 20 }).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    // what it had started ends with it
    await expect
      .poll(() => site.upgrade(migrating), { timeout: 30_000 })
      .toMatchObject({ code: 0 });
    expect(site.current()).toBe(LATER);
    expect([notes(site.data), hasLaterTable(site.data)]).toEqual([['stored before'], true]);
  });
});

/** In place of systemd, which starts nothing in a test: the service of one installation. */
async function fakeSystemd({ releases, variables }: Site): Promise<Record<string, string>> {
  const bin = await mkdtemp(join(folder, 'bin-'));
  const script = `#!/bin/bash
cd ${bin}
running() { [[ -f pid && "$(cut -d' ' -f3 /proc/$(<pid)/stat 2>/dev/null)" == [RSD] ]]; }
case $1 in
  cat) echo 'ExecStart=/usr/bin/node ${releases}/current/vitrine.mjs' ;;
  start) ${process.execPath} ${releases}/current/vitrine.mjs > log 2>&1 & echo $! > pid ;;
  stop) if running; then kill "$(<pid)"; while running; do :; done; fi ;;
esac
`;
  await writeFile(join(bin, 'systemctl'), script, { mode: 0o755 });
  const settings = { ...variables, PATH: `${bin}:${process.env.PATH}` };
  const systemctl = (verb: string) =>
    spawnSync(join(bin, 'systemctl'), [verb], {
      env: { ...settings, PASSWORD_HASH_COST: '4', BACKUP_HOUR: 'off' },
    });
  systemctl('start');
  onTestFinished(() => void systemctl('stop'));
  await expect.poll(() => isReady(variables), { timeout: 20_000 }).toBe(true);
  return settings;
}

const isReady = ({ PORT }: Record<string, string>): Promise<boolean> =>
  fetch(`http://localhost:${PORT}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

describe.runIf(onSqlite)('a service of systemd', { timeout: 60_000 }, () => {
  it('is stopped, upgraded and started', async () => {
    const site = await install();
    Object.assign(site.variables, await fakeSystemd(site));
    const { code, output } = await site.upgrade(migrating, '--service', 'vitrine');
    expect([code, output]).toEqual([0, expect.stringContaining('It is ready, as vitrine.')]);
    expect([site.current(), await isReady(site.variables)]).toEqual([LATER, true]);
    expect([notes(site.data), hasLaterTable(site.data)]).toEqual([['stored before'], true]);
  });

  it('runs the release of before where the later one does not start as a service', async () => {
    const site = await install();
    Object.assign(site.variables, await fakeSystemd(site));
    const { PORT } = site.variables;
    const broken = launcher(
      `if (!process.argv[2] && process.env.PORT === '${PORT}') process.exit(1);`,
    );
    const archive = await pack('no-service', { ...withMigration(present), ...broken });
    const { code, output } = await site.upgrade(archive, '--service', 'vitrine', '--wait', '12');
    expect([code, output]).toEqual([1, expect.stringContaining('did not get ready')]);
    expect([site.current(), await isReady(site.variables)]).toEqual([version, true]);
    expect([notes(site.data), hasLaterTable(site.data)]).toEqual([['stored before'], false]);
  });
});

describe.skipIf(onSqlite)('on PostgreSQL an upgrade', { timeout: 60_000 }, () => {
  it('backs up and switches where the tables stay as they are', async () => {
    const { variables } = await createTestDatabase(await mkdtemp(join(folder, 'postgres-')));
    const site = await install({ settings: variables });
    await (await startServerProcess(variables)).stop('SIGTERM');
    const { code, output } = await site.upgrade(later);
    expect([code, output]).toEqual([0, expect.stringContaining(`${LATER} is installed`)]);
    expect(site.current()).toBe(LATER);
  });

  it('is refused where they change', async () => {
    const { variables } = await createTestDatabase(await mkdtemp(join(folder, 'postgres-')));
    const site = await install({ settings: variables });
    const archive = await pack('migrating', withMigration(present, 'postgres'));
    const { code, output } = await site.upgrade(archive);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('changes the tables of PostgreSQL'),
    ]);
    expect(site.current()).toBe(version);
  });
});
