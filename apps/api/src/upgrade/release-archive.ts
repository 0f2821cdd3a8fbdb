import { execFile } from 'node:child_process';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip } from 'node:zlib';
import { unpackTar } from 'modern-tar/fs';
import { sumOfContent } from '../backup/copy-file.ts';
import { CommandError } from '../commands/command.ts';
import { isOutOfSpace } from '../db/errors.ts';
import { knownMigrations } from '../db/migrate.ts';
import { flush } from '../lib/flush.ts';
import { VERSION } from '../lib/version.ts';
import { type InstalledRelease, LAUNCHER } from './installed-release.ts';

const run = promisify(execFile);
const SUMS = 'SHA256SUMS';
/** Where an archive is unpacked, beside the releases; another name until all of it is there. */
const UNFINISHED = '.unpacking';
const TOP_FOLDER = /^vitrine-[\w.-]+$/;
const VERSION_NUMBER = /^(\d+)\.(\d+)\.(\d+)(-[\w.-]+)?$/;
/** The user who runs the site may read the program, and its owner alone may change it. */
const READABLE_BY_ALL = 0o022;

/** A release that is unpacked beside the installed one. */
export interface UnpackedRelease {
  folder: string;
  version: string;
}

/**
 * Compares an archive with the checksum that was published with it.
 * @throws {CommandError} unless `SHA256SUMS` beside it has its very sum
 */
export async function requireChecksum(archive: string): Promise<void> {
  const sums = join(dirname(archive), SUMS);
  for (const path of [archive, sums]) {
    if (!existsSync(path)) throw new CommandError(`There is no ${path}. Nothing was changed.`);
  }
  const name = basename(archive);
  const lines = readFileSync(sums, 'utf8').split('\n');
  const line = lines.find((each) => each.replace(/^\S+ [ *]/, '') === name);
  if (!line) throw new CommandError(`${sums} has no checksum of ${name}. Nothing was changed.`);
  if (line.split(' ')[0] === (await sumOfContent(createReadStream(archive)))) return;
  throw new CommandError(
    `${archive} does not have the checksum that ${sums} says. Download it again; nothing was changed.`,
  );
}

/**
 * Unpacks an archive beside the installed release.
 * @throws {CommandError} unless it is a newer release that starts here; then nothing of it is left
 */
export async function unpackRelease(
  archive: string,
  { folder: installed }: InstalledRelease,
): Promise<UnpackedRelease> {
  const releases = dirname(installed);
  const unfinished = join(releases, UNFINISHED);
  // of an upgrade that was cut off
  await rm(unfinished, { recursive: true, force: true });
  try {
    await unpack(archive, unfinished);
    const { name, version } = await lookInto(archive, unfinished);
    const folder = join(releases, name);
    if (folder === installed) throw new CommandError(`${folder} is the release that runs.`);
    await rm(folder, { recursive: true, force: true });
    await rename(join(unfinished, name), folder);
    await flush(releases);
    return { folder, version };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function unpack(archive: string, target: string): Promise<void> {
  process.umask(READABLE_BY_ALL);
  try {
    await mkdir(target);
    await pipeline(createReadStream(archive), createGunzip(), unpackTar(target));
    // all of its files at once, where the system can
    await run('sync', ['--file-system', target]).catch(() => undefined);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = isOutOfSpace(error)
      ? `There is no room to unpack ${archive} in ${dirname(target)}. Make room and run this again`
      : `${archive} cannot be unpacked in ${dirname(target)} (${code ?? message})`;
    throw new CommandError(`${reason}; nothing was changed.`, { cause: error });
  }
}

/** What an archive holds. @throws {CommandError} unless that is a newer release that starts here */
async function lookInto(archive: string, unpacked: string) {
  const [name = '', ...others] = await readdir(unpacked);
  const folder = join(unpacked, name);
  const version = others.length === 0 && TOP_FOLDER.test(name) ? versionIn(folder) : undefined;
  if (version === undefined || !existsSync(join(folder, LAUNCHER))) {
    throw new CommandError(`${archive} is no release of Vitrine; nothing was changed.`);
  }
  if (!isNewer(version, VERSION)) {
    throw new CommandError(
      `${archive} is Vitrine ${version}, and ${VERSION} runs here. Only a newer one is an upgrade; nothing was changed. Start the site if it is down.`,
    );
  }
  try {
    await run(process.execPath, [join(folder, LAUNCHER), 'help']);
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new CommandError(
      `Vitrine ${version} does not start on this machine; nothing was changed. It said:\n${stderr}`,
    );
  }
  return { name, version };
}

function versionIn(folder: string): string | undefined {
  try {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return name === 'vitrine' && VERSION_NUMBER.test(version) ? version : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a version comes after another: 0.10.0 after 0.9.2, and 0.2.0 after 0.2.0-rc.1. */
export function isNewer(version: string, other: string): boolean {
  const [one, two] = [version, other].map((each) => VERSION_NUMBER.exec(each) ?? []);
  for (const part of [1, 2, 3]) {
    const difference = Number(one?.[part]) - Number(two?.[part]);
    if (difference !== 0) return difference > 0;
  }
  return one?.[4] === undefined && two?.[4] !== undefined;
}

/** Whether a release has migrations that this one has not. */
export const bringsMigrations = ({ folder }: UnpackedRelease, dialect: 'sqlite' | 'postgres') =>
  knownMigrations(dialect, join(folder, 'apps/api/dist/db/migrations', dialect)).newest >
  knownMigrations(dialect).newest;
