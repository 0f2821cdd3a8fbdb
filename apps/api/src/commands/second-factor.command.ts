import { createDependencies } from '../dependencies.ts';
import { say } from './command.ts';
import { withPlatform } from './with-platform.ts';

/**
 * Removes passkeys, authenticator app and recovery codes of an account, for the administrator who
 * has lost them and has nobody to ask; also while the site runs.
 */
export const resetSecondFactor = withPlatform(
  async (platform, { words: [email = ''] }) => {
    const user = await createDependencies(platform).resetSecondFactor(email);
    say(`${user.email} signs in with the password alone now, and was signed out everywhere.`);
    return 0;
  },
  { logs: true },
);
