import { email, newPassword, refusedFields, sentence } from '@vitrine/contracts';
import { createDependencies } from '../dependencies.ts';
import { usualWords } from '../lib/say.ts';
import { chooseSecret } from './ask-secret.ts';
import { CommandError, type CommandRun, type Given, say } from './command.ts';
import { withPlatform } from './with-platform.ts';

/** Makes an administrator. */
export const createAdmin = onAdmin('create', 'is an administrator now');

/** Lets an administrator in again whose password is lost or known to others. */
export const resetAdmin = onAdmin('reset', 'was signed out everywhere; the old password is void');

function onAdmin(action: 'create' | 'reset', outcome: string): CommandRun {
  return withPlatform(
    async (platform, { words: [address = ''], options }) => {
      const admin = parse(email(), address);
      const password = await chosenPassword(options);
      const { operatorAccounts } = createDependencies(platform);
      const { link } = await operatorAccounts[action](admin, password);
      say(`${admin} ${outcome}.`);
      if (link) {
        say(`This link sets a password; it works once, for 24 hours:\n${link}`);
      }
      return 0;
    },
    { logs: true },
  );
}

/** Never a word of the command line, which others on the machine can read. */
async function chosenPassword(options: Given['options']): Promise<string | undefined> {
  return options.password ? parse(newPassword(), await chooseSecret('New password')) : undefined;
}

function parse(schema: ReturnType<typeof email> | ReturnType<typeof newPassword>, text: string) {
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  const [wrong] = refusedFields(parsed.error.issues);
  throw new CommandError(wrong ? sentence(usualWords.problems, wrong.said) : '');
}
