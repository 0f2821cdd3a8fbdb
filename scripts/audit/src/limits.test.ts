import { describe, expect, it } from 'vitest';
import { overBudget, type Weight } from './limits.ts';

const light: Weight = { html: 8_000, js: 100_000, css: 15_000, fonts: 90_000, images: 0, rest: 0 };

describe('overBudget', () => {
  it('lets a page be that keeps every limit to the byte', () => {
    expect(overBudget('/', light)).toEqual([]);
  });

  it.each([
    ['css', { css: 15_001 }],
    ['fonts', { fonts: 90_001 }],
    ['js', { js: 100_001 }],
    ['the first view', { images: 300_000 }],
  ])('names %s where it is too heavy', (what, heavier) => {
    const problems = overBudget('/', { ...light, ...heavier });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${what} weighs`));
  });

  it('lets forms bring their script along, away from the home page', () => {
    expect(overBudget('/login', { ...light, js: 140_000 })).toEqual([]);
  });
});
