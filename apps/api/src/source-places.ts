import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Makes the stacks of errors name places in the sources instead of in the bundle. Node's own way
 * (`process.setSourceMapsEnabled`) measures every line of a file while it loads it, a fifth of a
 * start; this reads a map with the first error that needs it.
 */
export function nameSourcesInStacks(): void {
  Error.prepareStackTrace = (error, calls) =>
    [String(error), ...calls.map((call) => `    at ${inSources(String(call))}`)].join('\n');
}

/** e.g. `run (file:///srv/dist/server.js:202:1102)` */
const PLACE = /(file:[^()]+\.js):(\d+):(\d+)/;

const inSources = (call: string) =>
  call.replace(PLACE, (place, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return place;
    const source = fileURLToPath(new URL(entry.originalSource, file));
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });

const maps = new Map<string, SourceMap | undefined>();

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(file));
  return maps.get(file);
}

/** @returns undefined where there is none: a package's own file, or one of a source run */
function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8')));
  } catch {
    return undefined;
  }
}
