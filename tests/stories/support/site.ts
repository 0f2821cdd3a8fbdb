import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vitrine/test-support/free-port';
import type { ClockOrder } from './server-clock.ts';
import { copyTemplate } from './template.ts';

const MAIN = join(import.meta.dirname, '..', '..', '..', 'apps', 'api', 'dist', 'main.js');
const CLOCK = join(import.meta.dirname, 'server-clock.ts');
const START_TIMEOUT_MS = 30_000;

export const ADMIN = { email: 'admin@example.com', password: 'an admin password' };

/** The real server with the built web app, on a data folder of its own. */
export interface Site {
  url: string;
  /** Where mails lie as files. */
  mailFolder: string;
  /** Stops it as an operator does, and starts it again on the same data. */
  restart(): Promise<void>;
  /** Takes the power away and starts it again on the same data. */
  crash(): Promise<void>;
  /** Stops it, and starts it again on the same data when the work is done. */
  whileDown(work: () => Promise<void>): Promise<void>;
  /** Does something while it is this time for the server, which goes on from there. */
  whileItIs(time: string, work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** @param settings variables beside the usual ones, e.g. a mail server */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-story-'));
  const port = await freePort();
  // nothing else of the machine: its DATABASE_URL would be someone's real one
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const place = settings.DATA_DIR ? { DATA_DIR: settings.DATA_DIR } : await copyTemplate(folder);
  const variables = {
    ...{ PATH, HOME, NODE_COMPILE_CACHE },
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMITS: 'off',
    BACKUP_HOUR: 'off',
    PASSWORD_HASH_COST: '4',
    LOG_LEVEL: 'warn',
    // receivers of webhooks run on this machine
    WEBHOOK_ALLOW_PRIVATE: '127.0.0.1',
    ...place,
    ...settings,
  };
  let server = await start(variables);
  const again = (signal: NodeJS.Signals) => async () => {
    await stop(server, signal);
    server = await start(variables);
  };
  return {
    url: variables.PUBLIC_URL,
    mailFolder: join(place.DATA_DIR ?? '', 'mail'),
    restart: again('SIGTERM'),
    crash: again('SIGKILL'),
    whileDown: async (work) => {
      await stop(server, 'SIGTERM');
      try {
        await work();
      } finally {
        server = await start(variables);
      }
    },
    whileItIs: async (time, work) => {
      await setClock(server, time);
      try {
        await work();
      } finally {
        await setClock(server, null);
      }
    },
    close: async () => {
      await stop(server, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves once the server says that it is ready; rejects with what it said instead. */
function start(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', CLOCK, MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  return new Promise((resolve, reject) => {
    // real time: a process that hangs would never say so
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server did not start in time:\n${said}`));
    }, START_TIMEOUT_MS);
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (!said.includes('Vitrine is ready')) return;
      clearTimeout(timer);
      resolve(child);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
}

/** Resolves once the server has it. */
async function setClock(child: ChildProcess, serverTime: string | null): Promise<void> {
  const heard = once(child, 'message');
  child.send({ serverTime } satisfies ClockOrder);
  await heard;
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
