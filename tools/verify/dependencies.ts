import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { copyExternalPackages } from '../../apps/api/build/copy-external.ts';
import { currentHost } from '../bootstrap/platform.mjs';
import { capture } from '../bootstrap/run.mjs';
import { ROOT } from '../bootstrap/versions.mjs';
import { isNeeded } from '../release/lean-files.ts';

// What counts about packages that run in production (decision 0018): what those weigh that the image
// holds beside the bundle, whether their authors still keep them, and what is known against them.
const MEBIBYTE = 1024 ** 2;
/** 28 on 22 November 2026, on Linux x64; a package that takes us over it is worth a thought. */
const MOST_MEBIBYTES = 35;
/** What a production installation starts from. The image has only those outside the bundle. */
const SOURCES = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'].concat(
  ['packages/contracts', 'packages/default-content', 'packages/markdown', 'apps/api'].map(
    (folder) => `${folder}/package.json`,
  ),
);

const folder = mkdtempSync(join(tmpdir(), 'vitrine-production-'));
try {
  for (const file of SOURCES) cpSync(join(ROOT, file), join(folder, file));
  install();
  // checked one after the other, so that one failure does not hide the next
  const passed = [isLight(), isKept(), isSafe()];
  process.exitCode = passed.every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** From the store that `pnpm install` has filled; a third of a second. */
function install(): void {
  const args = ['install', '--prod', '--frozen-lockfile', '--prefer-offline'];
  const { ok, output } = capture('pnpm', [...args, '--filter', '@vitrine/api...'], { cwd: folder });
  if (!ok) throw new Error(`A production installation failed:\n${output}`);
}

function isLight(): boolean {
  const image = join(folder, 'image');
  const host = currentHost();
  copyExternalPackages(image, (name, path) => isNeeded(name, path, host));
  const size = Math.round(bytesIn(image) / MEBIBYTE);
  console.log(`${size} MiB of packages in the image, at most ${MOST_MEBIBYTES}`);
  return size > 0 && size <= MOST_MEBIBYTES;
}

/** Links are not followed: every package is a folder once, and a link wherever it is used. */
function bytesIn(path: string): number {
  return readdirSync(path, { withFileTypes: true }).reduce((sum, entry) => {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) return sum + bytesIn(inside);
    return entry.isFile() ? sum + statSync(inside).size : sum;
  }, 0);
}

function isKept(): boolean {
  const installed = readFileSync(join(folder, 'node_modules/.pnpm/lock.yaml'), 'utf8');
  const { packages } = parse(installed) as { packages: Record<string, { deprecated?: string }> };
  const deprecated = Object.entries(packages).filter((entry) => entry[1].deprecated);
  for (const [name, { deprecated: reason }] of deprecated) console.log(`${name}: ${reason}`);
  console.log(`${deprecated.length} of ${Object.keys(packages).length} packages deprecated`);
  return deprecated.length === 0;
}

/** Not every registry answers this, and none does offline: what is not known fails nobody. */
function isSafe(): boolean {
  const args = ['audit', '--prod', '--audit-level', 'high', '--ignore-registry-errors'];
  const patience = ['--config.fetch-retries=0', '--config.fetch-timeout=10000'];
  const { status } = spawnSync('pnpm', [...args, ...patience], { cwd: ROOT, stdio: 'inherit' });
  return status === 0;
}
