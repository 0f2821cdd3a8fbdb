import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@vitrine/test-support/free-port';
import type { Answer } from '../http-client.ts';
import { type Program, startProgram } from '../processes.ts';
import { firstOk } from '../until-ok.ts';

const run = promisify(execFile);
const HTTP = join(import.meta.dirname, 'http-server.mjs');
const INSERTS = join(import.meta.dirname, 'sqlite-inserts.mjs');

/** Written by Node itself for each answer. */
const OF_THE_CONNECTION = ['date', 'connection', 'keep-alive'];

interface BareServer extends Program {
  url: string;
}

/** A bare `node:http` in a process of its own that gives this answer, or a very short one. */
export async function spawnBareServer(folder: string, answer?: Answer): Promise<BareServer> {
  const port = await freePort();
  const file = join(folder, `answer-${port}.json`);
  if (answer) {
    const { status, rawHeaders, body } = answer;
    const headers = withoutConnection(rawHeaders);
    await writeFile(file, JSON.stringify({ status, headers, body: body.toString('base64') }));
  }
  const args = [HTTP, String(port), ...(answer ? [file] : [])];
  const log = join(folder, `limit-${port}.log`);
  return { ...startProgram({ args, log }), url: `http://127.0.0.1:${port}` };
}

export async function startBareServer(folder: string, answer?: Answer): Promise<BareServer> {
  const server = await spawnBareServer(folder, answer);
  await firstOk(server, server.url);
  return server;
}

function withoutConnection(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)] ?? '';
    return !OF_THE_CONNECTION.includes(name.toLowerCase());
  });
}

/** Bare inserts with a commit each into a database in that folder; how many a second. */
export async function bareInserts(folder: string, bytes: number, seconds: number): Promise<number> {
  const { stdout } = await run(process.execPath, [INSERTS, folder, String(bytes), String(seconds)]);
  return Number(stdout);
}
