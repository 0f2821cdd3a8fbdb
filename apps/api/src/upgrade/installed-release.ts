import { existsSync, realpathSync } from 'node:fs';
import { rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { CommandError } from '../commands/command.ts';
import type { Env } from '../env.ts';
import { flush } from '../lib/flush.ts';
import { PROGRAM_FOLDER } from '../lib/program-files.ts';

/** What starts a release, in its folder. */
export const LAUNCHER = 'vitrine.mjs';

/** The release that runs, and the link through which it is started; paths. */
export interface InstalledRelease {
  folder: string;
  link: string;
}

/**
 * Finds the release that this program is part of.
 * @throws {CommandError} unless it is one that an upgrade can switch
 */
export function installedRelease({ DATA_DIR }: Env): InstalledRelease {
  const folder = realpathSync(PROGRAM_FOLDER);
  if (!existsSync(join(folder, LAUNCHER))) {
    throw new CommandError(
      'Only an unpacked release is upgraded by this command. Here, get the new sources and run npm start.',
    );
  }
  const link = join(dirname(folder), 'current');
  if (!existsSync(link) || realpathSync(link) !== folder) {
    throw new CommandError(
      `${link} does not lead to this release. An upgrade switches that link: make it with "ln -sfn ${basename(folder)} ${link}", and start the site and its commands by ${join(link, LAUNCHER)}.`,
    );
  }
  if (!existsSync(DATA_DIR)) {
    throw new CommandError(
      `There is no data folder ${DATA_DIR}. Run this with the site's settings.`,
    );
  }
  if (!relative(folder, realpathSync(DATA_DIR)).startsWith('..')) {
    throw new CommandError(
      `The data folder ${DATA_DIR} is inside the release. Stop the site, move it elsewhere and set DATA_DIR.`,
    );
  }
  return { folder, link };
}

/** Makes the link lead to a release beside it, in one step. */
export async function switchLink(link: string, folder: string): Promise<void> {
  const next = `${link}.next`;
  await rm(next, { force: true });
  await symlink(basename(folder), next);
  await rename(next, link);
  await flush(dirname(link));
}
