import type { Manifest } from 'vite';

/** Addresses of the files that a page needs at once. */
export interface PageAssets {
  entry: string;
  styles: string[];
  /** Files whose rules are in one of `styles` already: the app must not load them again. */
  joinedStyles: string[];
  scripts: string[];
  fonts: string[];
}

const ENTRY = 'index.html';
/** Where the manifest tells of the one file with the styles of the company's pages. */
export const PUBLIC_STYLES = 'public-styles';
/** Where it tells of the one with those of pages that show a portfolio. */
export const PORTFOLIO_STYLES = 'portfolio-styles';
/** Name of the chunk with the frame of the signed-in areas (build/chunks.ts). */
const AREA_CHUNK = 'area';
/** What the entry asks for only when a picture is pressed, or another language is to be offered. */
const SELDOM = /\/lightbox\/|\/language-offer\./;
/** With the letters of every page; the others are loaded when a page shows one of theirs. */
const FIRST_FONT = /-basic[^/]*\.woff2$/;

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
  for (const key of manifest[ENTRY]?.dynamicImports ?? []) if (!SELDOM.test(key)) visit(key);
  for (const file of files) visit(`src/app/${file}`.replace('app/../', ''));

  const addresses = (list: string[]) => [...new Set(list)].map((file) => `/${file}`);
  const entry = addresses([manifest[ENTRY]?.file ?? ''])[0] ?? '';
  return {
    entry,
    styles: addresses(chunks.flatMap((chunk) => chunk.css ?? [])),
    joinedStyles: [],
    scripts: addresses(chunks.map((chunk) => chunk.file)).filter((file) => file !== entry),
    fonts: addresses(chunks.flatMap((chunk) => chunk.assets ?? [])).filter((file) =>
      FIRST_FONT.test(file),
    ),
  };
}

/**
 * As `pageAssets`, for a public page: without the styles of the areas' frame, whose chunk has only
 * icons that public pages share.
 */
export function withoutAreaStyles(manifest: Manifest, files: readonly string[]): PageAssets {
  const assets = pageAssets(manifest, files);
  const frame = Object.values(manifest).find(({ name }) => name === AREA_CHUNK)?.css ?? [];
  return { ...assets, styles: assets.styles.filter((href) => !frame.includes(href.slice(1))) };
}

/** As `withoutAreaStyles`, with one file of styles, where the build wrote one that holds them all. */
export function publicPageAssets(manifest: Manifest, files: readonly string[]): PageAssets {
  const assets = withoutAreaStyles(manifest, files);
  const built = [PUBLIC_STYLES, PORTFOLIO_STYLES].flatMap((key) => manifest[key] ?? []);
  const holdsAll = ({ css = [] }: Manifest[string]) =>
    assets.styles.every((href) => css.includes(href.slice(1)));
  const joined = built.find(holdsAll) ?? built[0];
  if (!joined) return assets;
  const joinedStyles = (joined.css ?? []).map((file) => `/${file}`);
  const others = assets.styles.filter((file) => !joinedStyles.includes(file));
  return { ...assets, styles: [`/${joined.file}`, ...others], joinedStyles };
}
