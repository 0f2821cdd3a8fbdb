import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isStamped, listFiles, stamp } from './fingerprint.mjs';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';
import { pinnedVersions, ROOT } from './versions.mjs';

const SHARED = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
const WORKSPACES = ['apps', 'packages', 'scripts', 'e2e', 'bench'];

/**
 * Install the workspace's packages, unless nothing that decides them changed since the last time.
 * @param {{ pnpm: string, env: NodeJS.ProcessEnv }} toolchain
 */
export async function ensureInstalled({ pnpm, env }) {
  // Inside node_modules, so that deleting it means installing again.
  const stampPath = join(ROOT, 'node_modules', '.installed');
  const value = installFingerprint();
  if (isStamped(stampPath, value)) return;

  console.log('Installing packages …');
  const code = await run(pnpm, ['install', '--frozen-lockfile'], {
    cwd: ROOT,
    // Without a terminal pnpm may not ask before it replaces a node_modules from elsewhere.
    env: { ...env, CI: env.CI ?? 'true' },
  });
  if (code !== 0) {
    throw new Problem(
      'Could not install the packages (see pnpm’s own message above).',
      'The first installation needs a network connection; the later ones only when the lockfile changed.',
    );
  }
  stamp(stampPath, value);
}

function installFingerprint() {
  const files = listFiles([...SHARED.map((name) => join(ROOT, name)), ...manifests()]);
  const host = `${process.platform} ${process.arch} pnpm ${pinnedVersions().pnpm}`;
  return fingerprint(ROOT, files, [host]);
}

/** Where workspaces are, no deeper: generated code has a package.json of its own, too. */
function manifests() {
  const folders = WORKSPACES.map((name) => join(ROOT, name)).filter((path) => existsSync(path));
  const inner = folders.flatMap((path) => readdirSync(path).map((name) => join(path, name)));
  return [...folders, ...inner].map((path) => join(path, 'package.json'));
}
