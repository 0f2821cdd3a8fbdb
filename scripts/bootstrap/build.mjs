import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isStamped, listFiles, stamp } from './fingerprint.mjs';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';
import { ROOT } from './versions.mjs';

/** What a build reads, beside each package's sources (turbo.json names the same variables). */
const SHARED = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'turbo.json'];
const SOURCES = ['apps/web', 'apps/api', 'packages'];
const VARIABLES = ['VITE_API_URL', 'VITE_DEMO'];
const OUTPUTS = ['web', 'api'].map((app) => join(ROOT, 'apps', app, 'dist'));

/**
 * Build the web app and the server, unless they are there and nothing that they are built from changed since.
 * @param {{ pnpm: string, env: NodeJS.ProcessEnv }} toolchain
 */
export async function ensureBuilt({ pnpm, env }) {
  const stampPath = join(ROOT, '.cache', 'built');
  const current = () => sourcesFingerprint(env) + outputFingerprint();
  if (OUTPUTS.every((path) => existsSync(path)) && isStamped(stampPath, current())) return;

  console.log('Building …');
  const code = await run(pnpm, ['--silent', 'run', 'build'], { cwd: ROOT, env });
  if (code !== 0) throw new Problem('The build failed (see above).');
  // Taken anew: the message compiler leaves files of its own among the sources.
  stamp(stampPath, current());
}

/** The output counts too: someone may have built it by hand with other settings since. */
function outputFingerprint() {
  return fingerprint(ROOT, listFiles(OUTPUTS));
}

/** @param {NodeJS.ProcessEnv} env */
function sourcesFingerprint(env) {
  const isSource = (/** @type {string} */ path) =>
    !path.endsWith('/src/generated') && !/\.test\.tsx?$/.test(path);
  const files = listFiles(
    [...SHARED, ...SOURCES].map((name) => join(ROOT, name)),
    isSource,
  );
  return fingerprint(
    ROOT,
    files,
    VARIABLES.map((name) => `${name}=${env[name] ?? ''}`),
  );
}
