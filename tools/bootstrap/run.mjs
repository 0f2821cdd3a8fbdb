import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 500;

/** The person, or npm on their behalf, ended the program: nothing went wrong and nothing is reported. */
export class Stopped extends Error {
  /** @param {number} code the exit code to leave with */
  constructor(code) {
    super('stopped');
    this.code = code;
  }
}

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
  return untilEnd(spawn(command, args, { stdio: 'inherit', ...options })).then(({ code }) => code);
}

/**
 * Run a command to its end and hand over what it prints, line by line, instead of showing it.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onLine: (line: string) => void }} options
 * @returns {Promise<number>} the exit code
 * @throws {Stopped} when a signal asked us to end in the meantime
 */
export async function runQuietly(command, args, { onLine, ...options }) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const read = [child.stdout, child.stderr].map(async (stream) => {
    if (!stream) return;
    for await (const line of createInterface({ input: stream })) onLine(line);
  });
  const { code, stopped } = await untilEnd(child);
  if (stopped) throw new Stopped(code);
  await Promise.all(read);
  return code;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number, stopped: boolean }>}
 */
function untilEnd(child) {
  return new Promise((resolve, reject) => {
    let stopped = false;
    /** @type {(() => void)[]} */
    const listeners = FORWARDED.map((signal) => {
      const forward = () => {
        stopped = true;
        // A terminal has sent Ctrl-C to the child already; twice would mean "at once".
        if (signal === 'SIGINT' && process.stdin.isTTY) return;
        child.kill(/** @type {NodeJS.Signals} */ (signal));
      };
      process.on(signal, forward);
      return () => void process.off(signal, forward);
    });
    listeners.push(
      whenOrphaned(() => {
        stopped = true;
        child.kill('SIGTERM');
      }),
    );
    const settle = (/** @type {() => void} */ answer) => {
      for (const stop of listeners) stop();
      answer();
    };
    child.on('error', (error) => settle(() => reject(error)));
    child.on('exit', (code, signal) => {
      const answer = code ?? 128 + (signal ? constants.signals[signal] : 0);
      settle(() => resolve({ code: answer, stopped }));
    });
  });
}

/**
 * npm passes a signal to the shell it runs scripts in, and that dies without passing it on: being
 * left behind by it is how we learn. Only under npm, because a plain `node tools/start.mjs &`
 * may well outlive the shell it was typed in.
 * @param {() => void} react
 * @returns {() => void} stops watching
 */
function whenOrphaned(react) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    react();
  }, PARENT_CHECK_MS);
  return () => clearInterval(timer);
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
