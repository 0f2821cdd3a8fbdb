import { resolve } from 'node:path';
import { baseLocale } from '@vitrine/contracts';
import { installationOf } from '../backup/installation.ts';
import { moveInstallation } from '../backup/move-installation.ts';
import { readEnvWith } from '../env.ts';
import { CommandError, type CommandRun, say } from './command.ts';

/**
 * Copies everything to the database and file store that a file of settings names, such as the
 * `.env` that the site is to be started with afterwards.
 */
export const move: CommandRun = async ({ readEnv, words: [named = ''] }) => {
  const [from, to] = [readEnv(), readEnvWith(resolve(named))];
  if (!to) throw new CommandError(`There is no file of settings ${resolve(named)}.`);
  const [source, target] = [installationOf(from), installationOf(to)];
  const { parts, rows, files, copied } = await moveInstallation(source, target);
  for (const [table, count] of Object.entries(rows)) {
    say(`${table.padEnd(24)} ${count.toLocaleString(baseLocale)}`);
  }
  if (!parts.database) say('The database stays where it is.');
  else if (Object.keys(rows).length > 0) say('Every row was read back and is the same.');
  else say('The database was copied page by page and is complete.');
  if (parts.files) {
    say(`${files} files are in ${target.files.place}, ${copied} of them copied now;`);
    say('every one was read back and is the same.');
  } else say('The files stay where they are.');
  say('The source is unchanged. Start the site with the new settings.');
  if (!from.SECRET && to.DATABASE_URL) {
    say('With more than one process, SECRET must be the same for all: it is in the data folder.');
  }
  return 0;
};
