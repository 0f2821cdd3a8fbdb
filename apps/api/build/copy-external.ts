import { cpSync, globSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { EXTERNAL } from './external.ts';

const API = join(import.meta.dirname, '..');

/** Whether a file or folder is copied. @param path in the package, with slashes; '' for the whole */
export type IsNeeded = (packageName: string, path: string) => boolean;

/**
 * Copies the packages that the bundle loads while it runs, and what those depend on, from where pnpm
 * has installed them: all of `node_modules` that a release needs.
 */
export function copyExternalPackages(target: string, isNeeded: IsNeeded): void {
  /** Each version of a package is a folder here, with links to what it depends on beside it. */
  const store = realpathSync(join(API, '..', '..', 'node_modules', '.pnpm'));
  const copied = new Set<string>();

  /** @param path of a package, below the store: `sharp@1.0.0/node_modules/sharp` */
  const copyWithDependencies = (path: string): void => {
    const [version = ''] = path.split(sep);
    if (copied.has(version)) return;
    copied.add(version);
    const beside = join(store, version, 'node_modules');
    const own = path.slice(join(version, 'node_modules').length + 1);
    cpSync(join(beside, own), join(target, '.pnpm', version, 'node_modules', own), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => {
        const inside = relative(join(beside, own), source).split(sep).join('/');
        return isNeeded(own.split(sep).join('/'), inside);
      },
    });
    for (const name of globSync(['*', '@*/*'], { cwd: beside })) {
      if (name === own || !isNeeded(name.split(sep).join('/'), '')) continue;
      const dependency = relative(store, realpathSync(join(beside, name)));
      // a folder of packages with one owner, whose packages come by themselves
      if (dependency.startsWith(version + sep)) continue;
      copyWithDependencies(dependency);
      link(dependency, join(target, '.pnpm', version, 'node_modules', name));
    }
  };

  const link = (path: string, place: string): void => {
    const folder = join(place, '..');
    mkdirSync(folder, { recursive: true });
    symlinkSync(relative(folder, join(target, '.pnpm', path)), place);
  };

  mkdirSync(target, { recursive: true });
  for (const name of EXTERNAL) {
    const path = relative(store, realpathSync(join(API, 'node_modules', name)));
    copyWithDependencies(path);
    link(path, join(target, name));
  }
}
