import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Env, environmentWith } from '../env.ts';
import { SECOND_MS } from '../lib/clock.ts';
import { LAUNCHER } from './installed-release.ts';

const LOCAL = '127.0.0.1';
const ASK_EVERY_MS = 250;
const ANSWER_MS = 5 * SECOND_MS;
const END_MS = 30 * SECOND_MS;
const SHOWN_LINES = 12;

/** Ends a process with the one that started it, even where that is killed: then its input is closed. */
const ENDS_WITH_US = `data:text/javascript,${encodeURIComponent(`
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread && !process.connected) {
    process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM')).resume();
  }
`)}`;

/** What is started for an installation belongs to the owner of its data, also when root runs this. */
export function asOwner({ DATA_DIR }: Env): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = statSync(DATA_DIR);
  return { uid, gid };
}

/**
 * Starts a release on the data of the installation, where no visitor reaches it, waits until it is
 * ready, and ends it again.
 * @param waitMs at most for it to become ready
 * @returns why it does not; undefined where it does
 */
export async function tryRelease(
  folder: string,
  env: Env,
  waitMs: number,
): Promise<string | undefined> {
  const port = await freePort();
  const changed = { PORT: String(port), HOST: LOCAL, DRAIN_SECONDS: '0', METRICS_PORT: '' };
  const child = spawn(process.execPath, ['--import', ENDS_WITH_US, join(folder, LAUNCHER)], {
    ...asOwner(env),
    env: environmentWith(changed),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const pipe of [child.stdout, child.stderr]) {
    pipe.on('data', (chunk) => {
      output = lastLines(output + chunk);
    });
  }
  const over = new AbortController();
  const ended = once(child, 'close').then(([code]) => `It ended with ${code}.`);
  const deadline = AbortSignal.any([over.signal, AbortSignal.timeout(waitMs)]);
  const ready = untilReady(`http://${LOCAL}:${port}`, deadline);
  const outcome = await Promise.race([ready, ended]).finally(() => over.abort());
  await end(child, ended);
  if (outcome === true) return undefined;
  const reason = outcome || `It was not ready within ${waitMs / SECOND_MS} seconds.`;
  return `${reason} It said:\n${output.trim()}`;
}

/** Asks a site whether it is ready; false where it is not before the deadline. */
export async function untilReady(url: string, deadline: AbortSignal): Promise<boolean> {
  while (!deadline.aborted) {
    if (await answers(`${url}/readyz`)) return true;
    await pause(ASK_EVERY_MS);
  }
  return false;
}

/** Whether an address answers with 200. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function end(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM');
  const patience = new AbortController();
  const isOver = pause(END_MS, undefined, { signal: patience.signal }).then(
    () => child.kill('SIGKILL'),
    () => undefined,
  );
  await ended;
  patience.abort();
  await isOver;
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, LOCAL);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const lastLines = (text: string): string => text.split('\n').slice(-SHOWN_LINES).join('\n');
