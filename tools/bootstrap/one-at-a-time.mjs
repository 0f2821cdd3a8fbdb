import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { ROOT } from './versions.mjs';

const TAKEN = 'EEXIST';
const NOT_ALLOWED = 'EPERM';

/**
 * Do work that only one process of a checkout may do at a time: two runs of the tests would build
 * over each other and mix their reports.
 * @template T
 * @param {string} name what people call the work
 * @param {() => Promise<T>} work
 * @param {string} [folder]
 * @returns {Promise<T>}
 * @throws {Problem} where another process does it
 */
export async function oneAtATime(name, work, folder = join(ROOT, '.cache')) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'running');
  take(path, name);
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/**
 * @param {string} path
 * @param {string} name
 */
function take(path, name) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== TAKEN) throw error;
    const owner = Number(readFileSync(path, 'utf8'));
    if (isRunning(owner)) {
      throw new Problem(
        `Another ${name} is running in this folder (process ${owner}).`,
        'Wait until it has ended, or run this one in a clone of its own.',
      );
    }
    // its process was killed
    rmSync(path, { force: true });
    take(path, name);
  }
}

/** @param {number} pid */
function isRunning(pid) {
  if (!pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === NOT_ALLOWED;
  }
}
