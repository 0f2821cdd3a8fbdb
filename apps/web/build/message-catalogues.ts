import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

type Catalogue = Record<string, unknown>;

/**
 * Reads `messages/<locale>/<area>.json` into one catalogue per locale, sorted by key.
 * @param locales those to read, the base locale first
 * @throws when two areas define the same key, or a locale has a key that the base locale has not
 */
export async function readCatalogues(folder: string, locales: readonly string[]) {
  const catalogues: Record<string, Catalogue> = {};
  for (const locale of locales) catalogues[locale] = await readAreas(path.join(folder, locale));
  const [base = {}] = Object.values(catalogues);
  for (const [locale, catalogue] of Object.entries(catalogues)) {
    const unknown = Object.keys(catalogue).filter((key) => !(key in base));
    if (unknown.length > 0) throw new Error(`${locale} alone has ${unknown.join(', ')}`);
  }
  return catalogues;
}

async function readAreas(folder: string): Promise<Catalogue> {
  const merged: Catalogue = {};
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  for (const file of files) {
    const area: Catalogue = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
    for (const [key, message] of Object.entries(area)) {
      if (key === '$schema') continue;
      if (key in merged) throw new Error(`${file} defines ${key}, which another area has already`);
      merged[key] = message;
    }
  }
  return Object.fromEntries(Object.entries(merged).sort(([a], [b]) => (a < b ? -1 : 1)));
}
