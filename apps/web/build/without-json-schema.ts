import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const FILES = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;
const EXPORTED = /^export (?:const|function) (\w+)/gm;

/**
 * Leaves out of what browsers get the part of zod that describes schemas as JSON Schema: the server
 * writes the API's document with it, and every schema refers to it, so that no bundler sees that a
 * browser never calls it. 5 KB of script before a form or an answer can be checked.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'vitrine:without-json-schema',
    async load(id) {
      if (!FILES.test(id.replaceAll('\\', '/'))) return undefined;
      return describeNothing(await readFile(id, 'utf8'));
    },
  };
}

/** A module with the same functions, which tell who calls one that it is not here. */
export function describeNothing(code: string): string {
  const names = [...code.matchAll(EXPORTED)].map(([, name]) => name);
  return [
    "const missing = () => { throw new Error('JSON Schema is not part of this build'); };",
    `export { ${names.map((name) => `missing as ${name}`).join(', ')} };`,
  ].join('\n');
}
