import { closePlatform, openPlatform, type Platform } from '../platform.ts';
import type { CommandRun, Given } from './command.ts';

/**
 * A command that works with what the settings describe, which is closed after it.
 * @param logs whether it writes to the log what a server would: changes of who may sign in
 */
export const withPlatform =
  (run: (platform: Platform, given: Given) => Promise<number>, { logs = false } = {}): CommandRun =>
  async (given) => {
    const env = given.readEnv();
    const platform = await openPlatform(logs ? env : { ...env, LOG_LEVEL: 'warn' });
    try {
      return await run(platform, given);
    } finally {
      await closePlatform(platform);
    }
  };
