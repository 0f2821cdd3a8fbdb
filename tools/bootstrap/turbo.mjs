import { run } from './run.mjs';

// Turbo reports on its users unless that is switched off, and has no setting for that in the repository.
const quiet = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} the exit code
 */
export function runTurbo(args, env = process.env) {
  return run('turbo', args, {
    env: { ...env, ...quiet },
    shell: process.platform === 'win32',
  });
}
