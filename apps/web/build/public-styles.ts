import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { PORTFOLIO_STYLES, PUBLIC_STYLES, withoutAreaStyles } from '../src/app/page-assets.ts';

const LAYOUT = /^src\/app\/layouts\/public\./;
/** Without the pages where people sign in: few come to them, and what they use of the areas is large. */
const PUBLIC_PAGE = /^src\/app\/routes\/(public|company)\//;
/** Who is sent the address of a portfolio comes for that page, and goes. */
const PORTFOLIO_PAGE = /\/(portfolio(-preview)?|shared-portfolio|professionals)\.page\./;

/**
 * Writes the styles of the company's pages as one file, and those of portfolios as another: a page that
 * is painted after one request is worth more than the kilobytes of the other pages, which the next
 * page has in the cache.
 * @returns what the manifest says of them; `css` are the files they hold, in the order of the cascade
 */
export async function joinPublicStyles(client: string, manifest: Manifest) {
  const keys = Object.keys(manifest);
  const layouts = keys.filter((key) => LAYOUT.test(key));
  const pages = keys.filter((key) => PUBLIC_PAGE.test(key));
  const isPortfolio = (key: string) => PORTFOLIO_PAGE.test(key);
  const join = (some: string[]) => joinStyles(client, manifest, [...layouts, ...some]);
  return {
    [PUBLIC_STYLES]: await join(pages.filter((key) => !isPortfolio(key))),
    [PORTFOLIO_STYLES]: await join(pages.filter(isPortfolio)),
  };
}

async function joinStyles(client: string, manifest: Manifest, pages: string[]) {
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
