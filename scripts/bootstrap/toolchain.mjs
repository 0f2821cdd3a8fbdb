import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { currentHost, platformPackages, refuseMuslNode } from './platform.mjs';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';
import { isAtLeast, pinnedVersions, ROOT } from './versions.mjs';

const CACHE = join(ROOT, '.cache', 'toolchain');

/**
 * Make sure that the pinned pnpm and a Node new enough are there, fetching what is missing from
 * the npm registry into `.cache/toolchain`.
 * @returns {Promise<{ node: string, pnpm: string, env: NodeJS.ProcessEnv }>} the two binaries, and
 *   an environment with both first on PATH
 */
export async function ensureToolchain() {
  const versions = pinnedVersions();
  const host = currentHost();
  const packages = platformPackages(host);
  const node = isAtLeast(process.version, versions.minimumNode)
    ? process.execPath
    : await fetchNode(host, versions.node);
  const pnpm = await fetchBinary(packages.pnpm, versions.pnpm);
  return { node, pnpm, env: environment([dirname(node), dirname(pnpm)]) };
}

/**
 * @param {ReturnType<typeof currentHost>} host
 * @param {string} version
 */
async function fetchNode(host, version) {
  refuseMuslNode(host, version);
  console.log(`This is Node ${process.version}; Vitrine runs on its own copy of Node ${version}.`);
  return fetchBinary(platformPackages(host).node, version);
}

/**
 * @param {{ name: string, bin: string }} part
 * @param {string} version
 * @returns {Promise<string>} the binary's path
 */
async function fetchBinary({ name, bin }, version) {
  const folder = join(CACHE, `${name.replace('/', '+')}@${version}`);
  const binary = join(folder, 'node_modules', ...name.split('/'), bin);
  if (existsSync(binary)) return binary;

  console.log(`Fetching ${name} ${version} …`);
  mkdirSync(CACHE, { recursive: true });
  // Installed aside and moved into place, so that an interrupted start leaves nothing half done.
  const aside = mkdtempSync(join(CACHE, 'fetching-'));
  try {
    await npmInstall(aside, name, version);
    rmSync(folder, { recursive: true, force: true });
    renameSync(aside, folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return binary;
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {string} version
 */
async function npmInstall(folder, name, version) {
  const manifest = { private: true, dependencies: { [name]: version } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const [command, ...prefix] = npmCommand();
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run(command, [...prefix, 'install', ...flags], {
    cwd: folder,
    env: { ...process.env, npm_config_global: 'false' },
    shell: process.platform === 'win32' && prefix.length === 0,
  }).catch(() => 1);
  if (code !== 0) {
    throw new Problem(
      `Could not fetch ${name} ${version} from the npm registry (see npm’s own message above).`,
      'A network connection is needed the first time. Behind a proxy, set HTTPS_PROXY; with a registry of your own, `npm config set registry`.',
    );
  }
}

/**
 * The npm that started us where there is one, so that it need not be on PATH.
 * @returns {[string, ...string[]]}
 */
function npmCommand() {
  const started = process.env.npm_execpath ?? '';
  return started.endsWith('npm-cli.js') ? [process.execPath, started] : ['npm'];
}

/** @param {string[]} folders to put first on PATH */
function environment(folders) {
  // Windows spells it Path.
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    ...process.env,
    [key]: [...new Set(folders), process.env[key] ?? ''].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
}
