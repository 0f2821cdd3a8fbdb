import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { packTar } from 'modern-tar/fs';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
/** After every migration that there is. */
const LATER_MS = 9_000_000_000_000;

/** What is in a release, is not loaded by a start, and takes most of the time to unpack. */
const NOT_STARTED = /^(apps\/(web\/dist|api\/fonts)|node_modules\/.*(sharp|pdfkit|fontkit))/;

/** Makes the folder of a release of what is built, as the tool for releases does, without its largest parts. */
export function assembleRelease(folder: string): void {
  const script = join(ROOT, 'tools/release/assemble.ts');
  const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The release could not be made: ${stderr}`);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (NOT_STARTED.test(path)) rmSync(join(folder, path), { recursive: true, force: true });
  }
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

export const versionOf = (folder: string): string => manifestOf(folder).version;

/** Files that make a later release of one, by their paths; each test changes what it is about. */
export const laterFiles = (folder: string, version: string): Record<string, string> => ({
  'package.json': JSON.stringify({ ...manifestOf(folder), version }),
});

/** The same with a migration that the release before has not. */
export function withMigration(
  folder: string,
  dialect: 'sqlite' | 'postgres' = 'sqlite',
): Record<string, string> {
  const migrations = `apps/api/dist/db/migrations/${dialect}`;
  const path = `${migrations}/meta/_journal.json`;
  const journal = JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const entry = { ...journal.entries.at(-1), when: LATER_MS, tag: '9999_later' };
  return {
    [path]: JSON.stringify({ ...journal, entries: [...journal.entries, entry] }),
    [`${migrations}/9999_later.sql`]: 'CREATE TABLE later (id text PRIMARY KEY)',
  };
}

/**
 * Packs a release with some of its files changed, and its checksum beside it.
 * @param target the archive; its name is that of the folder inside
 */
export async function packRelease(
  folder: string,
  target: string,
  changed: Record<string, string>,
): Promise<string> {
  const name = basename(target, '.tar.gz');
  await mkdir(dirname(target), { recursive: true });
  const isKept = (path: string) => !(path.slice(folder.length + 1) in changed);
  const contents = Object.entries(changed).map(([path, content]) => ({
    ...{ type: 'content' as const, content, target: `${name}/${path}`, mode: 0o644 },
  }));
  const pack = packTar([{ type: 'directory', source: folder, target: name }, ...contents], {
    filter: isKept,
  });
  await pipeline(pack, createGzip({ level: 1 }), createWriteStream(target));
  await writeSums(target);
  return target;
}

/** Writes the checksum of an archive as it is now. */
export async function writeSums(archive: string): Promise<void> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(archive)) hash.update(chunk);
  const line = `${hash.digest('hex')}  ${basename(archive)}\n`;
  await writeFile(join(dirname(archive), 'SHA256SUMS'), line);
}
