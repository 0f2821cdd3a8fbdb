import { describe, expect, it } from 'vitest';
import { alternatesOf, baseLocale, type Locale, locales, pathIn, splitLocale } from './locales.ts';

const fr = 'fr' as Locale;
const both = [baseLocale, fr];

describe('an address in a language', () => {
  it.each([
    ['/', '/fr'],
    ['/about', '/fr/about'],
    ['/blog/preview/a%2Fb', '/fr/blog/preview/a%2Fb'],
  ])('leads from %s to %s and back', (path, address) => {
    expect(pathIn(baseLocale, path)).toBe(path);
    expect(pathIn(fr, path)).toBe(address);
    expect(splitLocale(address, both)).toEqual({ locale: 'fr', path });
  });

  it.each([
    ['/fr/', 'fr', '/'],
    ['/FR/About', 'fr', '/About'],
    ['/french', 'en', '/french'],
    ['/blog/fr', 'en', '/blog/fr'],
    ['/en/about', 'en', '/en/about'],
    ['', 'en', ''],
  ])('is read from %j as %s and %s', (address, locale, path) => {
    expect(splitLocale(address, both)).toEqual({ locale, path });
  });
});

describe('the alternates of a page', () => {
  it('are the page in every language, and in the base language for all others', () => {
    expect(alternatesOf('/about', both)).toEqual([
      { hreflang: 'en', path: '/about' },
      { hreflang: 'fr', path: '/fr/about' },
      { hreflang: 'x-default', path: '/about' },
    ]);
  });

  it('are not named where there is one language', () => {
    expect(locales).toEqual(['en']);
    expect(alternatesOf('/about')).toEqual([]);
  });
});
