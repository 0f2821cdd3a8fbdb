import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** e.g. `file:///srv/dist/server.js:202:1102` */
const PLACE = /(file:[^()\s]+\.js):(\d+):(\d+)/g;

/**
 * A stack whose places in the bundle are shown as places in the sources. Node would do that for every
 * error by itself (`process.setSourceMapsEnabled`), but measures every line of the bundle for it
 * while it loads, a tenth of a start; this reads a map when the first error is logged.
 */
export const inSources = (stack: string): string =>
  stack.replace(PLACE, (place, file: string, line: string, column: string) => {
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
