import { beforeEach, describe, expect, it, vi } from 'vitest';

const FILES = ['/assets/heading.woff2', '/assets/text.woff2'];

/** As in a document of its own: nothing is kept but what the tab keeps. */
async function open() {
  vi.resetModules();
  document.head.replaceChildren();
  document.documentElement.dataset.fonts = 'later';
  return import('./web-fonts.ts');
}

const preloads = () =>
  [...document.head.querySelectorAll('link[rel="preload"]')].map((link) =>
    link.getAttribute('href'),
  );

beforeEach(() => sessionStorage.clear());

describe('the web fonts', () => {
  it('are left for later in a tab that has not loaded them', async () => {
    (await open()).showCachedFonts(FILES);
    expect(document.documentElement.dataset.fonts).toBe('later');
    expect(preloads()).toEqual([]);
  });

  it('are shown and read from the cache at once in a tab that has loaded them', async () => {
    (await open()).loadFonts();
    expect(document.documentElement.dataset.fonts).toBeUndefined();
    (await open()).showCachedFonts(FILES);
    expect(document.documentElement.dataset.fonts).toBeUndefined();
    expect(preloads()).toEqual(FILES);
  });
});
