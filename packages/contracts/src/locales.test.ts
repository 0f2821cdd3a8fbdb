import { describe, expect, it } from 'vitest';
import { alternatesOf, baseLocale, type Locale, pathIn, splitLocale } from './locales.ts';
import { slugs } from './slugs.ts';

const fr = 'fr' as Locale;
const both = [baseLocale, fr];

describe('an address in a language', () => {
  it.each([
    ['/', '/fr'],
    ['/about', '/fr/a-propos'],
    ['/projects/GigBridge', '/fr/realisations/GigBridge'],
    ['/projects?page=2', '/fr/realisations?page=2'],
    ['/confirm#token=a', '/fr/confirmation#token=a'],
    ['/blog/preview/a%2Fb', '/fr/blog/preview/a%2Fb'],
    ['/blog/about', '/fr/blog/about'],
  ])('leads from %s to %s and back', (path, address) => {
    expect(pathIn(baseLocale, path)).toBe(path);
    expect(pathIn(fr, path)).toBe(address);
    expect(splitLocale(address, both)).toEqual({ locale: 'fr', path });
  });

  it.each([
    ['/fr/', 'fr', '/'],
    ['/fr/about', 'fr', '/about'],
    ['/FR/A-Propos/', 'fr', '/about/'],
    ['/a-propos', 'en', '/a-propos'],
    ['/fr/about-us', 'fr', '/about-us'],
    ['/french', 'en', '/french'],
    ['/blog/fr', 'en', '/blog/fr'],
    ['/en/about', 'en', '/en/about'],
    ['', 'en', ''],
  ])('is read from %j as %s and %s', (address, locale, path) => {
    expect(splitLocale(address, both)).toEqual({ locale, path });
  });
});

describe('the names of a language', () => {
  it.each(Object.entries(slugs))('are each the name of one page alone: %s', (_, names) => {
    const all = [...Object.keys(names), ...Object.values(names)];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the alternates of a page', () => {
  it('are the page in every language, and in the base language for all others', () => {
    expect(alternatesOf('/about', both)).toEqual([
      { hreflang: 'en', path: '/about' },
      { hreflang: 'fr', path: '/fr/a-propos' },
      { hreflang: 'x-default', path: '/about' },
    ]);
  });

  it('are not named where there is one language', () => {
    expect(alternatesOf('/about', [baseLocale])).toEqual([]);
  });
});
