import { createDependencies } from './dependencies.ts';
import type { Env } from './env.ts';
import { ProblemError } from './lib/problem-error.ts';
import { closePlatform, openPlatform } from './platform.ts';

const USAGE = `Usage: npm start -- second-factor reset EMAIL   removes the second step of an account
`;

/**
 * Removes passkeys, authenticator app and recovery codes of an account from the command line, for
 * the administrator who has lost them and has nobody to ask; also while the site runs.
 * @param words what stands on it
 * @returns the exit code
 */
export async function runSecondFactorCommand(env: Env, words: string[]): Promise<number> {
  const [action, email] = words;
  if (action !== 'reset' || !email) {
    process.stderr.write(USAGE);
    return 1;
  }
  const platform = await openPlatform(env);
  try {
    const user = await createDependencies(platform).resetSecondFactor(email);
    const outcome = `${user.email} signs in with the password alone now, and was signed out everywhere.`;
    process.stdout.write(`${outcome}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  } finally {
    await closePlatform(platform);
  }
}
