import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './versions.mjs';

/**
 * npm, pnpm and browsers write into the home folder. Where they may not (a read-only container, a
 * user without a home), they get one inside the checkout.
 * @param {string} [home]
 * @param {string} [root]
 * @returns {NodeJS.ProcessEnv} the variables to change; none where the home folder is writable
 */
export function writableHome(home = homedir(), root = ROOT) {
  if (isWritable(home)) return {};
  const own = join(root, '.cache', 'home');
  mkdirSync(own, { recursive: true });
  return {
    HOME: own,
    USERPROFILE: own,
    npm_config_cache: join(own, '.npm'),
    // the registry and its settings stay those of the person
    npm_config_userconfig: process.env.npm_config_userconfig ?? join(home, '.npmrc'),
  };
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    rmdirSync(mkdtempSync(join(folder, '.vitrine-')));
    return true;
  } catch {
    return false;
  }
}
