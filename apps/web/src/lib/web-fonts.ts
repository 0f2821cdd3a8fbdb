import { BrowserStorage } from './browser-storage.ts';

/**
 * The web fonts. On a slow line their 39 KB would hold back what a page is painted with, and the
 * code without which nothing of an area works, so every document shows the fallback fonts first
 * (styles/tokens.css).
 */

const storage = new BrowserStorage('sessionStorage');
/** Set once the fonts were asked for in this tab: they come from the browser's cache then. */
const FONTS_ASKED_FOR = 'webFonts';

/**
 * Before anything is painted: nothing has to wait for fonts that this tab has loaded before.
 * @param files read from the cache at once, so that they are there when the first words are painted
 */
export function showCachedFonts(files: readonly string[] = []): void {
  if (!storage.get(FONTS_ASKED_FOR)) return;
  for (const file of files) preloadFont(file);
  showFonts();
}

/** Once the page is painted, or the area can be used. */
export function loadFonts(): void {
  showFonts();
  storage.set(FONTS_ASKED_FOR, 'true');
}

function showFonts(): void {
  delete document.documentElement.dataset.fonts;
}

function preloadFont(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.type = 'font/woff2';
  link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
}
