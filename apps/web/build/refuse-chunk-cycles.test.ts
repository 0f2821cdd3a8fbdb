import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { findCycle, refuseChunkCycles } from './refuse-chunk-cycles.ts';

describe('findCycle', () => {
  it.each([
    ['chunks without imports', { a: [], b: [] }, undefined],
    ['a chunk that two others import', { a: ['b', 'c'], b: ['c'], c: [] }, undefined],
    ['two chunks that import each other', { a: ['b'], b: ['a'] }, ['a', 'b', 'a']],
    ['a circle behind the first chunk', { a: ['b'], b: ['c'], c: ['b'] }, ['b', 'c', 'b']],
  ])('looks at %s', (_name, imports, cycle) => {
    expect(findCycle(new Map(Object.entries(imports)))).toEqual(cycle);
  });
});

const sources: Record<string, string> = {
  'page.js': `import { total } from 'total.js'; console.log(total);`,
  'total.js': `import { sum } from 'sum.js'; export const total = sum(1, 2);`,
  'sum.js': `import { start } from 'start.js'; export const sum = (a, b) => start() + a + b;`,
  'start.js': 'export const start = () => document.title.length;',
};

const virtualFiles: Plugin = {
  name: 'virtual-files',
  enforce: 'pre',
  resolveId: (id) => (id in sources ? id : undefined),
  load: (id) => sources[id],
};

/** Builds the files above, those named in a chunk of their own and the rest in others. */
const buildWith = (together: readonly string[]) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtualFiles, refuseChunkCycles()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'page.js',
        output: {
          codeSplitting: {
            groups: [
              { name: 'together', test: (id: string) => together.includes(id) },
              { name: 'rest', test: (id: string) => id in sources && id !== 'page.js' },
            ],
            includeDependenciesRecursively: false,
          },
        },
      },
    },
  });

describe('refuseChunkCycles', () => {
  it('fails a build whose chunks import each other', async () => {
    await expect(buildWith(['total.js', 'start.js'])).rejects.toThrow(
      /Chunks import each other: .*together.* → .*rest.*|.*rest.* → .*together.*/,
    );
  });

  it('lets a build pass whose chunks depend on each other in one direction', async () => {
    await expect(buildWith(['sum.js', 'start.js'])).resolves.toBeDefined();
  });
});
