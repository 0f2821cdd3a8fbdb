import './styles/index.css';
import { openPicturesInPlace } from './components/lightbox/open-pictures.ts';
import { env } from './env.ts';
import { turnPictures } from './features/home/turn-pictures.ts';
import { afterFirstPaint } from './lib/after-first-paint.ts';
import { countView } from './lib/count-view.ts';
import { type EarlyUse, enableForms, hasTypedText, rememberEarlyUse } from './lib/early-use.ts';
import { leaveEntryOfOverlay } from './lib/entry-of-overlay.ts';
import { followLanguage } from './lib/language-choice.ts';
import { renewPage } from './lib/renew-page.ts';
import { followSiteHeader } from './lib/site-header-behaviour.ts';
import { loadFonts, showCachedFonts } from './lib/web-fonts.ts';

/** As small as can be: the words come first, and what makes them answer comes after. */
async function begin(): Promise<void> {
  leaveEntryOfOverlay();
  const page = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset;
  if (page) showCachedFonts(addresses(page.fonts));
  const early = rememberEarlyUse();
  await whenParsed();
  followSiteHeader();
  followLanguage();
  openPicturesInPlace();
  const root = document.getElementById('root');
  if (!root) return;
  if (page) await startPublicPage(root, page, early);
  else await startArea(root);
  early.repeat();
}

/**
 * A public page can be read and its links lead on without the app. Pages that do something by
 * themselves start it once they are painted, the others when someone uses what needs it; where
 * it does not come, the next use tries again.
 */
async function startPublicPage(root: HTMLElement, page: DOMStringMap, early: EarlyUse) {
  void afterFirstPaint().then(loadWhatCanWait);
  const started = new AbortController();
  loadEntriesOfHistory(started.signal);
  enableForms();
  const hero = root.querySelector<HTMLElement>('[data-turn-ms]');
  if (hero) turnPictures(hero);
  const viewed = root.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed;
  if (viewed) void countView(viewed);
  await (page.hydration === 'on-intent' ? early.intent() : afterFirstPaint());
  for (const href of addresses(page.styles)) markStylesAsLoaded(href);
  for (;;) {
    for (const href of addresses(page.scripts)) preload(href);
    try {
      await start(root);
      return started.abort();
    } catch (error) {
      // a reload would take away what was typed
      if (!hasTypedText() && (await renewPage())) throw error;
      early.fail();
      reportError(error);
      await early.intent();
    }
  }
}

/** On a slow line the fonts and the icon for the home screen would hold back the first paint. */
function loadWhatCanWait(): void {
  loadFonts();
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = `${env.base}/site.webmanifest`;
  document.head.append(manifest);
}

/**
 * The way back can lead to an entry that the app made before this page was loaded again: the browser
 * then changes the address alone, and leaves it to an app to show what belongs there.
 */
function loadEntriesOfHistory(signal: AbortSignal): void {
  const address = () => window.location.pathname + window.location.search;
  const shown = address();
  const load = () => {
    if (address() !== shown) window.location.reload();
  };
  window.addEventListener('popstate', load, { signal });
}

/** An area shows its frame and a skeleton until its code is here. */
async function startArea(root: HTMLElement): Promise<void> {
  try {
    await start(root);
    loadFonts();
  } catch (error) {
    const failure = document.getElementById('start-failure');
    if (!(await renewPage()) && failure) {
      failure.hidden = false;
      root.remove();
    }
    throw error;
  }
}

async function start(root: HTMLElement): Promise<void> {
  await (await import('./start.tsx')).start(root);
}

const addresses = (list = '') => list.split(' ').filter(Boolean);

/**
 * The page's one style sheet holds the rules of this file. The app's loader asks for a file unless
 * the document links it; a browser does not load what is disabled.
 */
function markStylesAsLoaded(href: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.disabled = true;
  link.href = href;
  document.head.append(link);
}

/** All at once, not each when the one before it turns out to need it. */
function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** This script comes as soon as it can, which may be before the page has come whole. */
async function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}

void begin();
