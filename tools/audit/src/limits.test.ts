import { describe, expect, it } from 'vitest';
import { overAreaBudget, overBudget, type Weight } from './limits.ts';

const light: Weight = { html: 8_000, js: 10_000, css: 15_000, fonts: 45_000, images: 0, rest: 0 };

describe('overBudget', () => {
  it('lets a page be that keeps every limit to the byte', () => {
    expect(overBudget('/', light)).toEqual([]);
  });

  it.each([
    ['css', { css: 15_001 }],
    ['fonts', { fonts: 45_001 }],
    ['js', { js: 10_001 }],
    ['the first view', { images: 300_000 }],
  ])('names %s where it is too heavy', (what, heavier) => {
    const problems = overBudget('/', { ...light, ...heavier });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${what} weighs`));
  });

  it.each([
    '/',
    '/blog',
    '/blog/01900000-0000-7000-8000-000000000000',
    '/p/ada-mbella',
    '/privacy',
  ])('lets %s bring no framework', (path) => {
    expect(overBudget(path, { ...light, js: 10_000 })).toEqual([]);
    expect(overBudget(path, { ...light, js: 10_001 })).toEqual([
      'js weighs 10001 bytes, of 10000 at most',
    ]);
  });

  it('lets forms bring their script along, away from the home page', () => {
    for (const path of ['/login', '/blog/all']) {
      expect(overBudget(path, { ...light, js: 140_000 })).toEqual([]);
    }
  });
});

describe('overAreaBudget', () => {
  it.each([
    [159_000, []],
    [159_001, ['js weighs 159001 bytes, of 159000 at most']],
  ])('of %i bytes of script says %j', (js, problems) => {
    expect(overAreaBudget(js)).toEqual(problems);
  });
});
