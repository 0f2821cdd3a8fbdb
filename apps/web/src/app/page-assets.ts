import type { Manifest } from 'vite';

/** Addresses of the files that a page needs at once. */
export interface PageAssets {
  entry: string;
  styles: string[];
  scripts: string[];
  fonts: string[];
}

const ENTRY = 'index.html';

/**
 * Finds the built files of a page: those of the entry and of its own modules, with everything
 * they import, so that the browser asks for all of them in one go.
 * @param files relative to `src/app`
 */
export function pageAssets(manifest: Manifest, files: readonly string[]): PageAssets {
  const seen = new Set<string>();
  const chunks: Manifest[string][] = [];
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    // After what it imports, so that a page's own rules come last.
    chunks.push(chunk);
  };
  visit(ENTRY);
  // What the entry asks for once the page is on the screen.
  for (const key of manifest[ENTRY]?.dynamicImports ?? []) visit(key);
  for (const file of files) visit(`src/app/${file}`.replace('app/../', ''));

  const addresses = (list: string[]) => [...new Set(list)].map((file) => `/${file}`);
  const entry = addresses([manifest[ENTRY]?.file ?? ''])[0] ?? '';
  return {
    entry,
    styles: addresses(chunks.flatMap((chunk) => chunk.css ?? [])),
    scripts: addresses(chunks.map((chunk) => chunk.file)).filter((file) => file !== entry),
    fonts: addresses(chunks.flatMap((chunk) => chunk.assets ?? [])).filter((file) =>
      file.endsWith('.woff2'),
    ),
  };
}
