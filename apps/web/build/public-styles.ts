import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { withoutAreaStyles } from '../src/app/page-assets.ts';

/** Without the pages where people sign in: few come to them, and what they use of the areas is large. */
const PUBLIC_PAGE = /^src\/app\/(layouts\/public\.|routes\/(public|company)\/)/;

/**
 * Writes the styles of the public pages as one file: a page that is painted after one request is
 * worth more than the kilobytes of the other pages, which the next page has in the cache.
 * @returns what the manifest says of it; `css` are the files it holds, in the order of the cascade
 */
export async function joinPublicStyles(client: string, manifest: Manifest) {
  const pages = Object.keys(manifest).filter((key) => PUBLIC_PAGE.test(key));
  const { styles } = withoutAreaStyles(
    manifest,
    pages.map((key) => key.replace('src/app/', '')),
  );
  const css = styles.map((address) => address.slice(1));
  const contents = await Promise.all(css.map((file) => readFile(path.join(client, file), 'utf8')));
  const content = contents.join('');
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const file = `assets/public-${hash}.css`;
  await writeFile(path.join(client, file), content);
  return { file, css };
}
