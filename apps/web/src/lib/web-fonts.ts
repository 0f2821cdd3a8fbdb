/**
 * The web fonts of a signed-in area. On a slow line their 71 KB would hold back the code without
 * which nothing of an area works, so its document shows the fallback fonts first (styles/tokens.css).
 */

/** In the session's storage once the fonts were asked for: they come from the browser's cache then. */
const FONTS_ASKED_FOR = 'webFonts';

/** Before anything is painted: nothing has to wait for fonts that this tab has loaded before. */
export function showCachedFonts(): void {
  try {
    if (window.sessionStorage.getItem(FONTS_ASKED_FOR)) showFonts();
  } catch {
    // without storage the fonts come a little later
  }
}

/** Once the area can be used. */
export function loadFonts(): void {
  showFonts();
  try {
    window.sessionStorage.setItem(FONTS_ASKED_FOR, 'true');
  } catch {
    // asked for late at the next page, too
  }
}

function showFonts(): void {
  delete document.documentElement.dataset.fonts;
}
