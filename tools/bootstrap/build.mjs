import { existsSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { commandFailed } from './failure.mjs';
import { fingerprint, isStamped, listFiles, stamp } from './fingerprint.mjs';
import { Log } from './log.mjs';
import { runQuietly } from './run.mjs';
import { step } from './step.mjs';
import { ROOT } from './versions.mjs';

/** What every build reads beside its own sources. */
const SHARED = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'packages'];

/**
 * What is built: which script of which app writes which of its folders (`dist` unless it says), and
 * what it depends on beside its app's sources: other apps, and settings.
 * @typedef {{ app: string, madeOf?: string[], label: string, script: string, variables: string[], output?: string }} Target
 */

/**
 * The site with its server.
 * @type {Target[]}
 */
export const TARGETS = [
  {
    app: 'apps/web',
    label: 'the pages',
    script: 'build/build.ts',
    variables: ['VITE_API_URL'],
  },
  {
    app: 'apps/api',
    label: 'the server',
    script: 'build/build.ts',
    variables: [],
  },
];

/**
 * The web app alone, for hosts that only serve files.
 * @type {Record<'demo' | 'static', Target>}
 */
export const WITHOUT_SERVER = {
  demo: {
    app: 'apps/demo',
    madeOf: ['apps/api', 'apps/web'],
    label: 'the demo',
    script: 'build/build-demo.ts',
    variables: ['VITE_BASE'],
    output: 'dist',
  },
  static: {
    app: 'apps/web',
    label: 'the pages without a server',
    script: 'build/build-static.ts',
    variables: ['VITE_API_URL', 'VITE_BASE'],
    output: 'static/dist',
  },
};

/**
 * Build each app, unless its build is there and nothing that it is made from changed since. Those
 * that are built are built beside each other, for neither keeps all cores busy.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} toolchain
 * @param {{ root: string, targets: Target[] }} [what]
 * @returns {Promise<number>} how many were built
 */
export async function ensureBuilt(toolchain, { root, targets } = { root: ROOT, targets: TARGETS }) {
  const builds = targets.flatMap((target) => missingBuild(target, toolchain, root) ?? []);
  if (builds.length === 0) return 0;
  const labels = builds.map(({ label }) => label).join(' and ');
  await step(`Building ${labels}`, async () => {
    // where one fails the others end first: they would write into the output of the next attempt
    const outcomes = await Promise.allSettled(builds.map(({ run }) => run()));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  });
  return builds.length;
}

/**
 * @param {Target} target
 * @param {{ node: string, env: NodeJS.ProcessEnv }} toolchain
 * @param {string} root
 * @returns {{ label: string, run: () => Promise<void> } | undefined}
 */
function missingBuild(target, { node, env }, root) {
  const { app, madeOf = [], label, script, variables, output: folder = 'dist' } = target;
  const name = join(app, folder === 'dist' ? '' : folder)
    .replaceAll(sep, '-')
    .replace(/-$/, '');
  const stampPath = join(root, '.cache', `built-${name}`);
  const output = join(root, app, folder);
  const settings = variables.map((name) => `${name}=${env[name] ?? ''}`);
  // Taken before the build, so that what is edited in the meantime counts as changed.
  const sources = fingerprint(root, listSources([...madeOf, app], root), settings);
  // The output counts too: a file of it may be gone, cut short, or built by hand with other settings.
  const current = () => sources + fingerprint(root, listFiles([output]));
  if (existsSync(output) && isStamped(stampPath, current())) return undefined;

  const run = async () => {
    rmSync(stampPath, { force: true });
    const log = new Log(`build-${name}`, root);
    const cwd = join(root, app);
    const code = await runQuietly(node, [script], { cwd, env, onLine: (line) => log.add(line) });
    if (code !== 0) throw commandFailed(`The build of ${app} failed.`, log);
    stamp(stampPath, current());
  };
  return { label, run };
}

/**
 * @param {string[]} apps
 * @param {string} root
 */
function listSources(apps, root) {
  return listFiles(
    [...SHARED, ...apps].map((name) => join(root, name)),
    (path) => isSource(relative(root, path).split(sep).join('/')),
  );
}

/**
 * Whether a file or folder can change what is built: not tests, not what the message compiler makes.
 * @param {string} path from the repository's root, with slashes
 */
export function isSource(path) {
  if (/\.test\.tsx?$/.test(path) || /^apps\/[^/]+\/tests$/.test(path)) return false;
  // no app is built from the client for other programs
  return path !== 'packages/client' && path !== 'apps/web/src/generated';
}
