import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './versions.mjs';

const KEPT_LINES = 400;

/** What a command prints: the last lines in memory, all of them in `.cache/logs/<name>.log`. */
export class Log {
  /** @type {string[]} */
  lines = [];

  /**
   * @param {string} name
   * @param {string} root
   */
  constructor(name, root = ROOT) {
    this.path = join(root, '.cache', 'logs', `${name}.log`);
    ifPossible(() => {
      mkdirSync(dirname(this.path), { recursive: true });
      writeFileSync(this.path, '');
    });
  }

  /** @param {string} line */
  add(line) {
    this.lines.push(line);
    if (this.lines.length > KEPT_LINES) this.lines.shift();
    ifPossible(() => appendFileSync(this.path, `${line}\n`));
  }
}

/**
 * On a full disk the file is cut short; what went wrong is printed from memory.
 * @param {() => void} write
 */
function ifPossible(write) {
  try {
    write();
  } catch {}
}
