import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { capture, run } from './run.mjs';
import { ROOT } from './versions.mjs';

const INSTALLED = [
  // without a window it needs two thirds of the processor's time
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** Not every distribution has the first. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const DOWNLOAD_LIMIT_MS = 240_000;

/**
 * Make sure that the browser tests have a Chromium.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} toolchain
 * @returns {Promise<string | undefined>} its path, or undefined where Playwright has its own
 */
export async function ensureChromium(toolchain) {
  const { CHROMIUM_PATH } = toolchain.env;
  if (CHROMIUM_PATH) return requireUsable(CHROMIUM_PATH);
  const present = INSTALLED.find(isUsable);
  if (present) return present;
  if (isUsable(playwrightsOwn(toolchain))) return undefined;

  console.log('No Chromium found; asking Playwright for one …');
  await playwrightInstall(toolchain);
  if (isUsable(playwrightsOwn(toolchain))) return undefined;
  return aptInstall(toolchain);
}

/** @param {string} path */
function requireUsable(path) {
  if (isUsable(path)) return path;
  throw new Problem(`CHROMIUM_PATH names ${path}, which does not start.`);
}

/**
 * Existing is not enough: Ubuntu's chromium-browser is a note telling people to install a snap.
 * @param {string} path
 */
function isUsable(path) {
  return existsSync(path) && capture(path, ['--version'], { timeout: 20_000 }).ok;
}

/** @param {{ node: string, env: NodeJS.ProcessEnv }} toolchain */
function playwrightsOwn({ node, env }) {
  const script =
    "import('playwright').then((p) => process.stdout.write(p.chromium.executablePath()))";
  const found = capture(node, ['-e', script], { cwd: join(ROOT, 'tests', 'stories'), env });
  return found.ok ? found.output : '';
}

/** @param {{ node: string, env: NodeJS.ProcessEnv }} toolchain */
async function playwrightInstall({ node, env }) {
  const cli = join(ROOT, 'tests', 'stories', 'node_modules', 'playwright', 'cli.js');
  const code = await run(node, [cli, 'install', 'chromium'], {
    // A host that swallows connections would otherwise hold us for minutes a mirror.
    env: { ...env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
    stdio: ['ignore', 'ignore', 'ignore'],
    timeout: DOWNLOAD_LIMIT_MS,
  });
  if (code !== 0) console.log('Playwright’s download cannot be reached from here.');
}

/** @param {{ env: NodeJS.ProcessEnv }} toolchain */
async function aptInstall({ env }) {
  const advice = 'Install Chromium or Chrome and set CHROMIUM_PATH to its path, then try again.';
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    throw new Problem('The browser tests need a Chromium, and none could be fetched.', advice);
  }
  console.log('Installing the distribution’s Chromium …');
  /** @type {import('node:child_process').SpawnOptions} */
  const options = {
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  };
  await run('apt-get', ['-qq', 'update'], options);
  for (const name of PACKAGES) {
    await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', name], options);
    const present = INSTALLED.find(isUsable);
    if (present) return present;
  }
  throw new Problem('The distribution’s Chromium could not be installed.', advice);
}
