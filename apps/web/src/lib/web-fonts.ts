import { BrowserStorage } from './browser-storage.ts';

/**
 * The web fonts of a signed-in area. On a slow line their 39 KB would hold back the code without
 * which nothing of an area works, so its document shows the fallback fonts first (styles/tokens.css).
 */

const storage = new BrowserStorage('sessionStorage');
/** Set once the fonts were asked for in this tab: they come from the browser's cache then. */
const FONTS_ASKED_FOR = 'webFonts';

/** Before anything is painted: nothing has to wait for fonts that this tab has loaded before. */
export function showCachedFonts(): void {
  if (storage.get(FONTS_ASKED_FOR)) showFonts();
}

/** Once the area can be used. */
export function loadFonts(): void {
  showFonts();
  storage.set(FONTS_ASKED_FOR, 'true');
}

function showFonts(): void {
  delete document.documentElement.dataset.fonts;
}
