import { cpSync, globSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { EXTERNAL } from './external.ts';

// Copies the packages that the bundle loads while it runs, and what those depend on, from where pnpm
// has installed them: all of `node_modules` that an image needs.
const [target = ''] = process.argv.slice(2);
if (!target) throw new Error('Say where to: copy-external.ts <folder>');

const API = join(import.meta.dirname, '..');
/** Each version of a package is a folder here, with links to what it depends on beside it. */
const STORE = realpathSync(join(API, '..', '..', 'node_modules', '.pnpm'));

const copied = new Set<string>();
mkdirSync(target, { recursive: true });
for (const name of EXTERNAL) {
  const path = relative(STORE, realpathSync(join(API, 'node_modules', name)));
  copyWithDependencies(path);
  symlinkSync(join('.pnpm', path), join(target, name));
}

/** @param path of a package, below the store */
function copyWithDependencies(path: string): void {
  const [version = ''] = path.split(sep);
  if (copied.has(version)) return;
  copied.add(version);
  cpSync(join(STORE, version), join(target, '.pnpm', version), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const beside = join(STORE, version, 'node_modules');
  for (const name of globSync(['*', '@*/*'], { cwd: beside })) {
    copyWithDependencies(relative(STORE, realpathSync(join(beside, name))));
  }
}
