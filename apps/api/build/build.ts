import { cpSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { replaceFolder } from '../../../tools/bootstrap/replace-folder.ts';
import { EXTERNAL } from './external.ts';

// Makes `dist`: the server in a few files, which start in a third of the time that the sources and
// their packages take (decision 0028).

const API = join(import.meta.dirname, '..');
/** Where the build grows; `dist` is only ever a whole one. */
const UNFINISHED = join(API, '.building');

/** What is started: the program, and what runs in threads and processes of its own. */
const ENTRIES = [
  'src/main.ts',
  'src/db/integrity.worker.ts',
  'src/lib/password-hash.worker.ts',
  'src/lib/pictures/pictures.worker.ts',
  'src/portfolio/downloads/cv/cv.worker.ts',
];

/** What the program reads unchanged, from `src/lib/program-files.ts`. */
const DATA = ['db/migrations', 'http/reference/reference.css'];
/** Only drizzle-kit reads those. */
const isSnapshot = (path: string) => path.endsWith('_snapshot.json');

/**
 * `import … from 'node:http'` reads all that the module has, which loads the WebSocket client: a
 * sixth of a start, and 13 MB. Asked for this way it gives only what is used.
 */
const httpWithoutClient: Plugin = {
  name: 'http-without-client',
  resolveId: { filter: { id: /^(node:)?http$/ }, handler: () => '\0http.cjs' },
  load: {
    filter: { id: /^\0http\.cjs$/ },
    handler: () => `module.exports = process.getBuiltinModule('node:http');`,
  },
};

rmSync(UNFINISHED, { recursive: true, force: true });
const bundle = await rolldown({
  cwd: API,
  platform: 'node',
  input: Object.fromEntries(ENTRIES.map((path) => [basename(path, '.ts'), path])),
  external: [...EXTERNAL, 'pg-native'],
  plugins: [httpWithoutClient],
  onLog: (level, log, handle) => handle(level === 'warn' ? 'error' : level, log),
});
await bundle.write({
  dir: UNFINISHED,
  sourcemap: true,
  sourcemapExcludeSources: true,
  // Node keeps the text of what it runs: without comments and indents it is a quarter shorter
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
});
for (const path of DATA) {
  cpSync(join(API, 'src', path), join(UNFINISHED, path), {
    recursive: true,
    filter: (source) => !isSnapshot(source),
  });
}
replaceFolder(UNFINISHED, join(API, 'dist'));
