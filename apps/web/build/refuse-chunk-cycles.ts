import type { Plugin } from 'vite';

/**
 * Fails the build when chunks import each other in a circle: which of them runs first would then
 * depend on the page a visitor comes from, and what the other exports could still be undefined.
 */
export function refuseChunkCycles(): Plugin {
  return {
    name: 'vitrine:refuse-chunk-cycles',
    generateBundle(_options, bundle) {
      const imports = new Map<string, readonly string[]>();
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') imports.set(file.fileName, file.imports);
      }
      const cycle = findCycle(imports);
      if (cycle) this.error(`Chunks import each other: ${cycle.join(' → ')}`);
    },
  };
}

/** The first circle of static imports, its start repeated at its end; undefined where none is. */
export function findCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const cycle = follow(next, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const cycle = follow(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}
