import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { endLater } from './open-things.ts';

/** The load generator is there or it is not: another one would give other figures. */
export function wrkVersion(): string | undefined {
  const { stdout } = spawnSync('wrk', ['-v'], { encoding: 'utf8' });
  return /^wrk (?:debian\/)?([\d.]+)/.exec(stdout ?? '')?.[1];
}

/** wrk is not on this machine. */
export class NoLoadGeneratorError extends Error {
  override readonly name = 'NoLoadGeneratorError';
  constructor() {
    super('Not run: there is no wrk (Debian and Homebrew have it as `wrk`).');
  }
}

export interface Load {
  url: string;
  seconds: number;
  /** On one thread; as many requests are under way. */
  connections: number;
  headers?: Record<string, string>;
  /** A Lua file of `wrk-scripts`, and what it is given. */
  script?: { name: string; args: readonly string[] };
}

export interface Outcome {
  /** Answers a second with a status below 400. */
  rate: number;
  /** Answers with another status, and connections that broke or timed out. */
  failures: number;
}

/** Sends requests as fast as they are answered. */
export async function load({
  url,
  seconds,
  connections,
  headers = {},
  script,
}: Load): Promise<Outcome> {
  if (!wrkVersion()) throw new NoLoadGeneratorError();
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`];
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`);
  if (script) args.push('-s', join(import.meta.dirname, 'wrk-scripts', `${script.name}.lua`));
  args.push(url, ...(script ? ['--', ...script.args] : []));
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = endLater(async () => child.kill());
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  await once(child, 'close');
  await ended();
  return readOutput(output);
}

/** @throws where it is not what wrk prints */
export function readOutput(output: string): Outcome {
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? Number.NaN);
  const requests = number(/(\d+) requests in/);
  const rate = number(/Requests\/sec:\s+([\d.]+)/);
  if (!Number.isFinite(rate) || !Number.isFinite(requests)) {
    throw new Error(`wrk has failed:\n${output}`);
  }
  const refused = number(/Non-2xx or 3xx responses: (\d+)/) || 0;
  const [, ...broken] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output) ?? [];
  return {
    rate: requests === 0 ? 0 : rate * (1 - refused / requests),
    failures: broken.map(Number).reduce((sum, count) => sum + count, refused),
  };
}
