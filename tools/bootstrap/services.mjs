import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';

/** Servers that tests talk to and the client of the API's examples, which no package of the registry holds. */
const SERVICES = {
  /** Not every distribution has the first; both speak the same. */
  valkey: ['valkey-server', 'redis-server'],
  pgbouncer: ['pgbouncer'],
  curl: ['curl'],
};
const FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin'];

/**
 * Where a program is; undefined where it is not installed.
 * @param {keyof typeof SERVICES} name
 */
export function findService(name) {
  return FOLDERS.flatMap((folder) => SERVICES[name].map((program) => join(folder, program))).find(
    (path) => existsSync(path),
  );
}

/**
 * Make sure that the tests have every program that they talk to.
 * @param {{ env: NodeJS.ProcessEnv }} toolchain
 */
export async function ensureServices({ env }) {
  const missing = missingServices();
  if (missing.length === 0) return;
  const advice = `Install ${missing.map((name) => SERVICES[name].join(' or ')).join(', and ')}, then try again.`;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    throw new Problem('Some tests need programs that are not installed.', advice);
  }
  console.log(`Installing the distribution’s ${missing.join(' and ')} …`);
  /** @type {import('node:child_process').SpawnOptions} */
  const options = {
    // in this runlevel nothing is started that was installed
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    stdio: ['ignore', 'ignore', 'ignore'],
  };
  await run('apt-get', ['-qq', 'update'], options);
  for (const name of missing) {
    for (const packageName of SERVICES[name]) {
      if (findService(name)) break;
      await run(
        'apt-get',
        ['-qq', 'install', '-y', '--no-install-recommends', packageName],
        options,
      );
    }
  }
  if (missingServices().length > 0) {
    throw new Problem('The programs that some tests need could not be installed.', advice);
  }
}

function missingServices() {
  const names = /** @type {(keyof typeof SERVICES)[]} */ (Object.keys(SERVICES));
  return names.filter((name) => !findService(name));
}
