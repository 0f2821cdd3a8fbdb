import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The repository's folder, absolute and without a trailing slash. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * The versions this checkout is pinned to, and the hashes of their packages where they are known.
 * @returns {{ node: string, minimumNode: string, pnpm: string, integrity: Record<string, string> }}
 */
export function pinnedVersions(root = ROOT) {
  const { node, minimumNode, integrity } = readJson(`${root}/tools/bootstrap/toolchain.json`);
  const { packageManager } = readJson(`${root}/package.json`);
  // The field may carry a hash after a plus sign, which is no part of the version.
  const pnpm = packageManager.replace(/^pnpm@/, '').split('+')[0];
  return { node, minimumNode, pnpm, integrity };
}

/**
 * Whether one dotted version is at least another.
 * @param {string} version such as `v24.14.1` or `24.14.1`
 * @param {string} minimum
 */
export function isAtLeast(version, minimum) {
  const have = numbers(version);
  for (const [place, want] of numbers(minimum).entries()) {
    const number = have[place] ?? 0;
    if (number !== want) return number > want;
  }
  // A pre-release of the wanted version comes before it.
  return !version.includes('-');
}

/** @param {string} version */
function numbers(version) {
  return version.replace(/^v/, '').split(/[.-]/).slice(0, 3).map(Number);
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
