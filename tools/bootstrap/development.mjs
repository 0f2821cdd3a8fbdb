import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * The settings of `pnpm dev`: those of `npm start`, with its data folder. The apps run in folders of
 * their own, where a relative path would be another.
 * @param {string} root the repository's folder, where `.env` may lie
 * @param {NodeJS.ProcessEnv} env what is set counts for more than what is in the file
 * @returns {NodeJS.ProcessEnv}
 */
export function developmentSettings(root, env) {
  const file = join(root, '.env');
  const settings = { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...env };
  return { ...settings, DATA_DIR: resolve(root, settings.DATA_DIR || 'data') };
}
