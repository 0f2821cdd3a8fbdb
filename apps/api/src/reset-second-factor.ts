import { createDependencies } from './dependencies.ts';
import { readEnv, SettingsError } from './env.ts';
import { ProblemError } from './lib/problem-error.ts';
import { openPlatform } from './platform.ts';

// `pnpm second-factor:reset person@example.com`: removes the passkeys, the authenticator app and the
// recovery codes of an account, for the administrator who has lost them and has nobody to ask.

const say = (text: string) => process.stderr.write(`${text}\n`);

async function run(email: string | undefined): Promise<void> {
  if (!email) throw new SettingsError('Say whose: the e-mail of the account.');
  const platform = await openPlatform(readEnv());
  try {
    const user = await createDependencies(platform).resetSecondFactor(email);
    say(`${user.email} signs in with the password alone now, and was signed out everywhere.`);
  } finally {
    await platform.hasher.close();
    platform.mailer.close();
    await platform.database.close();
  }
}

try {
  await run(process.argv[2]);
} catch (error) {
  const known = error instanceof SettingsError || error instanceof ProblemError;
  say(known ? error.message : String((error as Error).stack ?? error));
  process.exitCode = 1;
}
