import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@vitrine/test-support/free-port';
import { ROOT } from '../../../bootstrap/versions.mjs';
import { startCountingProxy } from '../counting-proxy.ts';
import { scratchFolder } from '../open-things.ts';
import type { Part } from '../part.ts';
import { startProgram } from '../processes.ts';
import { firstOk } from '../until-ok.ts';

const run = promisify(execFile);
const MS = 1000;
const GIVE_UP_MS = 20 * 60 * MS;
const BYTES_PER_MEGABYTE = 1e6;

export const firstStart: Part = {
  title: 'First start',
  how:
    '`npm start` in a fresh clone, with no cache of npm or pnpm, until `/health` answers; what comes through a proxy that ' +
    'counts bytes. Runs only when it is asked for (`pnpm bench --first-start`), because it downloads everything.',
  isSlow: true,
  async measure() {
    const folder = await scratchFolder();
    const [home, checkout] = [join(folder, 'home'), join(folder, 'checkout')];
    await mkdir(home);
    await run('git', ['clone', '--quiet', ROOT, checkout]);
    const PATH = outsideOf(ROOT);
    const { stdout: node } = await run('node', ['--version'], { env: { PATH } });
    const proxy = await startCountingProxy();
    const port = String(await freePort());
    const log = join(folder, 'first-start.log');
    const begun = performance.now();
    const program = startProgram({
      command: 'npm',
      args: ['start'],
      cwd: checkout,
      env: {
        ...certificates(),
        ...{ PATH, HOME: home, HTTPS_PROXY: proxy.url, https_proxy: proxy.url },
        ...{ HOST: '127.0.0.1', PORT: port, DATA_DIR: join(folder, 'data') },
      },
      log,
    });
    await firstOk(program, `http://127.0.0.1:${port}/health`, GIVE_UP_MS);
    const seconds = Math.round((performance.now() - begun) / MS);
    await program.stop();
    const lines = (await readFile(log, 'utf8')).trimEnd().split('\n').length;
    return {
      figures: { firstStart: { value: proxy.received() / BYTES_PER_MEGABYTE } },
      notes: [
        `It took ${seconds} s and printed ${lines} lines, with Node ${node.trim()} and its npm there before; where Node is ` +
          'older than the site needs, the pinned one is downloaded besides.',
      ],
    };
  },
};

/** What a network that looks into connections makes programs trust. */
const certificates = () => {
  const { NODE_EXTRA_CA_CERTS, SSL_CERT_FILE } = process.env;
  return {
    ...(NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS }),
    ...(SSL_CERT_FILE && { SSL_CERT_FILE }),
  };
};

/** Where programs are looked for, without those of this checkout, which pnpm adds for its scripts. */
function outsideOf(folder: string): string {
  const folders = (process.env.PATH ?? '').split(':');
  return folders.filter((path) => !path.startsWith(`${folder}/`)).join(':');
}
