import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandFailed } from './failure.mjs';
import { fingerprint, isStamped, listFiles, stamp } from './fingerprint.mjs';
import { Log } from './log.mjs';
import { runQuietly } from './run.mjs';
import { step } from './step.mjs';
import { RETRIES } from './toolchain.mjs';
import { pinnedVersions, ROOT } from './versions.mjs';

const SHARED = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
const WORKSPACES = ['apps', 'packages', 'tools', 'tests'];

/**
 * `running` is what building and running the site takes: the dependencies, and not the development
 * dependencies, of the two apps, of what they are made of, and of the root. `everything` is what
 * tests and checks take, too.
 * @typedef {'running' | 'everything'} Extent
 */

/** @type {Record<Extent, string[]>} */
const FLAGS = {
  running: ['--prod', ...['vitrine', '@vitrine/api...', '@vitrine/web...'].map(filter)],
  everything: [],
};

/** @typedef {{ pnpm: string, env: NodeJS.ProcessEnv }} Toolchain */

/**
 * Install what running the site needs. Where the tools of development are there already, they are
 * kept and brought up to date with the rest.
 *
 * The lockfile is trusted here: its hashes say which packages these are. Whether each is old enough
 * (`minimumReleaseAge`) is for those to check who change the lockfile, and for CI; finding it out
 * takes the whole history of every package, 460 MB.
 * @param {Toolchain} toolchain
 */
export async function installForRunning(toolchain, root = ROOT) {
  const extent = hasDevelopmentTools(root) ? 'everything' : 'running';
  await ensureInstalled(toolchain, extent, ['--trust-lockfile'], root);
}

/**
 * Install everything, as `pnpm install` would.
 * @param {Toolchain} toolchain
 */
export async function installEverything(toolchain, root = ROOT) {
  await ensureInstalled(toolchain, 'everything', [], root);
}

/**
 * Nothing is done while nothing that decides the packages has changed since the last time.
 * @param {Toolchain} toolchain
 * @param {Extent} extent
 * @param {string[]} flags
 * @param {string} root
 */
async function ensureInstalled(toolchain, extent, flags, root) {
  // Inside node_modules, so that deleting it means installing again.
  const stampPath = join(root, 'node_modules', '.installed');
  const value = installFingerprint(root);
  const enough = extent === 'running' ? ['running', 'everything'] : ['everything'];
  if (enough.some((one) => isStamped(stampPath, `${one} ${value}`))) return;

  await step('Installing packages', (progress) =>
    install(toolchain, [...FLAGS[extent], ...flags], root, progress),
  );
  stamp(stampPath, `${extent} ${value}`);
}

/**
 * @param {Toolchain} toolchain
 * @param {string[]} flags
 * @param {string} root
 * @param {(text: string) => void} progress
 */
async function install({ pnpm, env }, flags, root, progress) {
  const log = new Log('install', root);
  let imported = 0;
  /** @type {string[]} */
  const missing = [];
  const code = await runQuietly(
    pnpm,
    [
      ...['install', '--frozen-lockfile', '--reporter=ndjson', ...flags],
      ...RETRIES.map((option) => `--config.${option}`),
    ],
    {
      cwd: root,
      // Without a terminal pnpm may not ask before it replaces a node_modules from elsewhere.
      env: { ...env, CI: env.CI ?? 'true' },
      onLine: (line) => {
        const event = parseEvent(line);
        if (event.name === 'pnpm:progress' && event.status === 'imported') {
          imported += 1;
          progress(`${imported} packages`);
        } else if (event.reason === 'fetch_failure') {
          missing.push(event.package?.name ?? '');
          log.add(event.details ?? '');
        } else if (event.message) {
          log.add([event.code, event.message].filter(Boolean).join(': '));
        }
      },
    },
  );
  if (code !== 0) throw commandFailed('The packages could not be installed.', log);
  // pnpm leaves out optional packages that it cannot fetch, and says that all went well; this
  // platform's half of a library is such a package.
  if (missing.length > 0) {
    throw commandFailed(`Packages could not be fetched: ${missing.join(', ')}.`, log);
  }
}

/**
 * One line of pnpm's report; what is not JSON is a message of some install script's.
 * @param {string} line
 * @returns {{ name?: string, status?: string, reason?: string, details?: string,
 *   package?: { name: string }, code?: string, message?: string }}
 */
function parseEvent(line) {
  try {
    return JSON.parse(line);
  } catch {
    return { message: line };
  }
}

/**
 * Whether the root's development dependencies are installed, by us or by a developer's pnpm.
 * @param {string} root
 */
function hasDevelopmentTools(root) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys(manifest.devDependencies).some((name) =>
    existsSync(join(root, 'node_modules', name)),
  );
}

/** @param {string} root */
function installFingerprint(root) {
  const files = listFiles([...SHARED.map((name) => join(root, name)), ...manifests(root)]);
  const host = `${process.platform} ${process.arch} pnpm ${pinnedVersions().pnpm}`;
  return fingerprint(root, files, [host]);
}

/**
 * Where workspaces are, no deeper: generated code has a package.json of its own, too.
 * @param {string} root
 */
function manifests(root) {
  const folders = WORKSPACES.map((name) => join(root, name)).filter((path) => existsSync(path));
  const inner = folders.flatMap((path) => readdirSync(path).map((name) => join(path, name)));
  return [...folders, ...inner].map((path) => join(path, 'package.json'));
}

/** @param {string} workspace */
function filter(workspace) {
  return `--filter=${workspace}`;
}
