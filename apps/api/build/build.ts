import { cpSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { replaceFolder } from '../../../scripts/bootstrap/replace-folder.ts';
import { EXTERNAL } from './external.ts';

// Makes `dist`: the server in a few files, which start in a third of the time that the sources and
// their packages take (decision 0028).

const API = join(import.meta.dirname, '..');
/** Where the build grows; `dist` is only ever a whole one. */
const UNFINISHED = join(API, '.building');

/** What is started: the program, and what runs in threads of its own. */
const ENTRIES = [
  'src/main.ts',
  'src/lib/password-hash.worker.ts',
  'src/features/portfolio-downloads/cv/cv.worker.ts',
];

/** What the program reads as it stands, from `src/program-files.ts`. */
const DATA = ['db/migrations', 'http/reference/reference.css'];
/** Only drizzle-kit reads those. */
const isSnapshot = (path: string) => path.endsWith('_snapshot.json');

/** Modules that take much of a start for the little that is used of them; CommonJS that does as well. */
const LIGHTER: Record<string, string> = {
  // an `import` reads all that the module has, which loads the WebSocket client: a sixth of a start, 13 MB
  http: `module.exports = process.getBuiltinModule('node:http');`,
  // the log's writer calls it as a function; the comparisons that come with it are loaded when it fails
  assert: `module.exports = (value, message) => {
    if (!value) process.getBuiltinModule('node:assert')(value, message);
  };`,
  // jsonwebtoken asks whether this Node is at least 6, 15 and 16, and nothing else
  semver: `exports.satisfies = () => true;`,
};
const lighter: Plugin = {
  name: 'lighter-modules',
  resolveId: {
    filter: { id: /^(node:)?(http|assert|semver)$/ },
    handler: (id) => `\0${id.replace('node:', '')}.cjs`,
  },
  load: {
    filter: { id: /^\0(http|assert|semver)\.cjs$/ },
    handler: (id) => LIGHTER[id.slice(1, -'.cjs'.length)],
  },
};

rmSync(UNFINISHED, { recursive: true, force: true });
const bundle = await rolldown({
  cwd: API,
  platform: 'node',
  input: Object.fromEntries(ENTRIES.map((path) => [basename(path, '.ts'), path])),
  external: [...EXTERNAL, 'pg-native'],
  plugins: [lighter],
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
