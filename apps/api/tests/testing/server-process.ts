import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@vitrine/test-support/free-port';
import { vi } from 'vitest';

const START_MS = 20_000;
export const MAIN = join(import.meta.dirname, '..', '..', 'dist', 'main.js');

/** The built program as people start it, in a process of its own. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** What it has written to its output. */
  output(): string;
  /** Resolves once it has written this; rejects when it ends before. */
  said(words: RegExp): Promise<void>;
  /** Stops reading its output, as when what collects the log has ended. */
  closeOutput(): void;
  /** Resolves with the exit code; null when the signal ended it. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Runs one of its commands, e.g. `['files', 'trash']`, to its end; answers with what it said.
 * @param input what is sent to it
 */
export async function runCommand(
  variables: Record<string, string>,
  words: string[],
  input = '',
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [MAIN, ...words], { env: settings(variables) });
  child.stdin.on('error', () => undefined).end(input);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { code: code as number | null, output };
}

function settings(variables: Record<string, string>) {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const ofMachine = { PATH, HOME, NODE_COMPILE_CACHE };
  const fast = { PASSWORD_HASH_COST: '4', RATE_LIMITS: 'off', BACKUP_HOUR: 'off' };
  return { ...ofMachine, PORT: '0', ...fast, ...variables };
}

/**
 * Resolves once it is ready; rejects with what it said when it ends instead.
 * @param options for Node itself
 */
export async function startServerProcess(
  variables: Record<string, string>,
  options: string[] = [],
): Promise<ServerProcess> {
  if (!existsSync(MAIN)) throw new Error('Build it first: pnpm --filter @vitrine/api build');
  const child = spawn(process.execPath, [...options, MAIN], {
    env: settings(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const heard = new EventEmitter();
  const ended = new Promise<never>((_resolve, reject) => {
    // not before all that it said was heard
    child.once('close', (code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
  // anyone who waits for its output gets the error
  ended.catch(() => undefined);
  const said = async (words: RegExp): Promise<void> => {
    while (!words.test(output)) await Promise.race([once(heard, 'more'), ended]);
  };
  for (const pipe of [child.stdout, child.stderr]) {
    pipe.on('data', (chunk) => {
      output += chunk;
      heard.emit('more');
    });
  }
  const ready = /Vitrine is ready at (\S+)/;
  await said(ready);
  return {
    url: ready.exec(output)?.[1] ?? '',
    pid: Number(child.pid),
    output: () => output,
    said,
    closeOutput: () => {
      for (const pipe of [child.stdout, child.stderr]) pipe.destroy();
    },
    stop: (signal) => stop(child, signal),
  };
}

/**
 * The same with its output in a file; resolves once it answers.
 * @param log an open file
 */
export async function startServerLoggingTo(
  log: number,
  variables: Record<string, string>,
): Promise<Pick<ServerProcess, 'url' | 'stop'>> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = settings({ ...variables, PORT: String(port) });
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', log, log] });
  await vi.waitFor(() => fetch(`${url}/health`), { timeout: START_MS, interval: 100 });
  return { url, stop: (signal) => stop(child, signal) };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = await ended;
  return code as number | null;
}
