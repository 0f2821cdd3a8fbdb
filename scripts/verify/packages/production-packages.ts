/** What of a pnpm lockfile is read here. */
export interface Lockfile {
  importers: Record<string, { dependencies?: Record<string, { version: string }> }>;
  packages: Record<string, { os?: string[]; cpu?: string[] }>;
  snapshots: Record<string, Needs>;
}

interface Needs {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const LINK = 'link:';
const TYPES = '@types/';

/**
 * The packages that are installed where a workspace runs, as `name@version`, each once whatever
 * its peers. Binaries for one platform do not count: they come with their package. Types stand in
 * the lockfile as optional peers and are not installed.
 * @param importer the workspace's folder, e.g. `apps/api`
 */
export function productionPackages(lockfile: Lockfile, importer: string): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    // what stands in for a package is our own
    if (key.startsWith(LINK)) return;
    const name = key.replace(/\(.*$/, '');
    const { os, cpu } = lockfile.packages[name] ?? {};
    if (os || cpu || name.startsWith(TYPES)) return;
    found.add(name);
    const { dependencies, optionalDependencies } = lockfile.snapshots[key] ?? {};
    follow({ ...dependencies, ...optionalDependencies });
  };
  const follow = (needs: Record<string, string>) => {
    // an alias says the whole key, everything else its version alone
    for (const [name, version] of Object.entries(needs)) {
      visit(`${name}@${version}` in lockfile.snapshots ? `${name}@${version}` : version);
    }
  };
  const enter = (folder: string) => {
    for (const [name, { version }] of Object.entries(
      lockfile.importers[folder]?.dependencies ?? {},
    )) {
      if (!version.startsWith(LINK)) follow({ [name]: version });
      else enter(resolved(folder, version.slice(LINK.length)));
    }
  };
  enter(importer);
  return [...found].sort();
}

/** @param path as it is seen from the folder, e.g. `../../packages/contracts` */
const resolved = (folder: string, path: string) =>
  new URL(path, `file:///${folder}/`).pathname.slice(1);
