import { resolve } from 'node:path';
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
  const { rows, files } = await moveInstallation(source, target);
  if (!rows && !files) {
    throw new CommandError('These settings keep everything where it is; nothing was moved.');
  }
  if (rows === 'there already') say('The database was there already, with the same rows.');
  else if (rows) {
    for (const [table, count] of Object.entries(rows)) {
      if (count > 0) say(`${table.padEnd(24)} ${count.toLocaleString('en')}`);
    }
    say('Every row was read back and is the same.');
  } else say('The database stays where it is.');
  if (files) {
    say(`${files.files} files are in ${target.files.place}, ${files.copied} of them copied now;`);
    say('every one was read back and is the same.');
  } else say('The files stay where they are.');
  say('Nothing was changed where it was. Start the site with the new settings.');
  if (!from.SECRET && to.DATABASE_URL) {
    say('With more than one process, SECRET must be the same for all: it is in the data folder.');
  }
  return 0;
};
