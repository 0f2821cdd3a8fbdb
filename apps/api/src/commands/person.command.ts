import { email } from '@vitrine/contracts';
import { createDependencies } from '../dependencies.ts';
import { createPeopleRepository } from '../people/index.ts';
import { CommandError, say } from './command.ts';
import { withPlatform } from './with-platform.ts';

function addressOf(word = ''): string {
  const parsed = email().safeParse(word);
  if (!parsed.success) throw new CommandError(`'${word}' is no e-mail address.`);
  return parsed.data;
}

const line = (count: number, table: string) => `${String(count).padStart(8)}  ${table}`;

/** Says how much every table holds about an address. */
export const showPerson = withPlatform(async ({ database }, { words: [word] }) => {
  const held = await createPeopleRepository(database).find(database.read, addressOf(word));
  for (const { table, rows } of held) say(line(rows.length, table));
  if (held.length === 0) say('Nothing is stored about this address.');
  return 0;
});

/** Erases everything about an address, as the back-office does, and prints the receipt. */
export const erasePerson = withPlatform(
  async (platform, { words: [word], options }) => {
    const address = addressOf(word);
    if (options.yes !== true) {
      throw new CommandError('This cannot be undone. Add --yes to erase everything about them.');
    }
    const receipt = await createDependencies(platform).erasePerson(address);
    say(JSON.stringify(receipt, null, 2));
    return 0;
  },
  { logs: true },
);
