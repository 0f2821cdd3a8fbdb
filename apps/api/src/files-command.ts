import type { Env } from './env.ts';
import { adoptFiles } from './features/media-files/installation-check.ts';
import { createMediaFiles } from './features/media-files/media-files.service.ts';
import { TRASH_DAYS, type TrashEntry } from './features/media-files/trash.ts';
import { closePlatform, openPlatform } from './platform.ts';

const USAGE = `Usage: npm start -- files COMMAND
  trash           lists the uploads that were removed because no record names them
  restore ID      puts one of them back; 'all' puts back every one
  empty-trash     deletes them for good, for example when the disk is full
  adopt           makes the uploaded files belong to this database from now on
`;

/**
 * What an operator does with uploaded files, from the command line.
 * @param words what follows `files`
 * @returns the exit code
 */
export async function runFilesCommand(env: Env, words: string[]): Promise<number> {
  const platform = await openPlatform({ ...env, LOG_LEVEL: 'warn' });
  try {
    return await run(platform, words);
  } finally {
    await closePlatform(platform);
  }
}

async function run(
  platform: Awaited<ReturnType<typeof openPlatform>>,
  [command = '', wanted = '']: string[],
): Promise<number> {
  const { trash, listOrphans } = createMediaFiles(platform);
  const { place } = platform.files;
  switch (command) {
    case 'trash': {
      const entries = await trash.list();
      say(entries.length > 0 ? entries.map(lineOf).join('\n') : `The trash of ${place} is empty.`);
      return 0;
    }
    case 'restore': {
      const entries = await trash.list();
      const chosen = entries.filter(({ id }) => wanted === 'all' || id === wanted);
      if (chosen.length === 0) {
        say(`There is no upload '${wanted}' in the trash of ${place}.`);
        return 1;
      }
      let restored = 0;
      for (const entry of chosen) {
        if (await trash.restore(entry)) restored += 1;
        else say(`Upload ${entry.id} is in ${place} already; it stays in the trash, too.`);
      }
      say(`${counted(restored)} put back into ${place}.`);
      const unnamed = (await listOrphans()).length;
      if (unnamed > 0) say(`${counted(unnamed)} named by no record: the next start removes those.`);
      return 0;
    }
    case 'empty-trash': {
      const entries = await trash.list();
      for (const entry of entries) await trash.delete(entry);
      say(`${counted(entries.length)} deleted for good.`);
      return 0;
    }
    case 'adopt': {
      await adoptFiles(platform);
      say(`The files in ${place} belong to this database now.`);
      const unnamed = (await listOrphans()).length;
      if (unnamed > 0) {
        say(`${counted(unnamed)} named by no record: the next start moves those to the trash,`);
        say(`where they stay for ${TRASH_DAYS} days.`);
      }
      return 0;
    }
    default:
      process.stderr.write(USAGE);
      return 1;
  }
}

const counted = (count: number) => (count === 1 ? '1 upload is' : `${count} uploads are`);

const lineOf = ({ id, removedAt, prefix }: TrashEntry) =>
  `${id}  removed ${removedAt.toISOString()}  ${prefix}`;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
