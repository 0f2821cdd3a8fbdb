import { BrowserStorage } from './lib/browser-storage.ts';
import { askEarly } from './lib/early-answers.ts';
import { storageKeys } from './lib/storage-keys.ts';
import { prefersDark, showDark } from './lib/theme-choice.ts';
import { tokenExpiresAt } from './lib/token-expiry.ts';
import { showCachedFonts } from './lib/web-fonts.ts';

/** A token that ends so soon is renewed by the app before it asks anything. */
const EARLY_MS = 30_000;

/**
 * The first script of a signed-in area's document, which is the same for everyone: shows the
 * chosen theme and the fonts that are here before anything is painted, sends visitors to sign-in before the area's code has
 * come, and asks the API for what the screen shows. The app decides all of this again.
 */
function startArea(): void {
  showDark(prefersDark());
  showCachedFonts();
  window.addEventListener('error', showFailure, true);
  const {
    signIn,
    base = '',
    roles,
    calls = '{}',
    callCode = '',
  } = document.currentScript?.dataset ?? {};
  const storage = new BrowserStorage('localStorage');
  const token = storage.get(storageKeys.accessToken);
  if (!token) {
    if (signIn) goToSignIn(signIn, base);
    return;
  }
  if (roles && !roles.split(' ').includes(storage.get(storageKeys.role) ?? '')) return;
  const endsAt = tokenExpiresAt(token);
  // an entry of its own: lib/clock.ts would be one request more for every page of an area
  const isFresh = endsAt === undefined || endsAt - Date.now() > EARLY_MS;
  // with a search in the address the screen asks for something else
  if (isFresh && !window.location.search) askEarly(JSON.parse(calls), token);
  else for (const href of callCode.split(' ')) preload(href);
}

/**
 * The entry of the app did not come, and so cannot say it: without this the skeleton would wait for
 * ever. What the entry itself fails to load it tells of.
 */
function showFailure({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
  const failure = document.getElementById('start-failure');
  if (!failure) return;
  failure.hidden = false;
  document.getElementById('root')?.remove();
}

/** The app has to call the API before it can show the screen. */
function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** Leaves what the app's own redirect leaves: the way back, where the router looks for it. */
function goToSignIn(signIn: string, base: string): void {
  const { pathname, search, hash } = window.location;
  const from = pathname.slice(base.length) + search + hash;
  window.history.replaceState({ usr: { from } }, '', base + signIn);
  window.location.reload();
}

startArea();
