import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Run a command to its end in the caller's terminal.
 * Signals reach the child, and its end is ours: the answer is the exit code to leave with
 * (128 + the signal's number when a signal ended it, as a shell would say).
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const listeners = FORWARDED.map((signal) => {
      const forward = () => child.kill(/** @type {NodeJS.Signals} */ (signal));
      process.on(signal, forward);
      return () => process.off(signal, forward);
    });
    const settle = (/** @type {() => void} */ answer) => {
      for (const stop of listeners) stop();
      answer();
    };
    child.on('error', (error) => settle(() => reject(error)));
    child.on('exit', (code, signal) => {
      settle(() => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
    });
  });
}

/**
 * Run a short command and keep what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function capture(command, args, options = {}) {
  const done = spawnSync(command, args, { encoding: 'utf8', ...options });
  return { ok: done.status === 0, output: `${done.stdout ?? ''}${done.stderr ?? ''}`.trim() };
}
