import { describe, expect, it } from 'vitest';
import { portfolio } from '../testing/sample-portfolio.ts';
import { isEmpty, moved } from './item-kinds.ts';
import { isUnfinished, valuesOf, withAddition } from './portfolio-values.ts';

const typed = {
  ...withAddition(valuesOf(portfolio), 'links', { name: 'Blog' }),
  keys: { links: 'k' },
};

describe('a form for a new item', () => {
  it('is unfinished while anything is typed in it', () => {
    expect(isUnfinished(valuesOf(portfolio))).toBe(false);
    expect(isUnfinished(typed)).toBe(true);
    expect(isUnfinished(withAddition(typed, 'links'))).toBe(false);
  });

  it.each<[string, object | undefined, object]>([
    ['stays while the words change', { name: 'Notes' }, { links: 'k' }],
    ['goes with the form', undefined, {}],
    ['goes when the form is emptied by hand', { name: '' }, {}],
  ])('has a key that %s', (_, patch, keys) => {
    expect(withAddition(typed, 'links', patch).keys).toEqual(keys);
  });
});

describe('an order', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [0, 3, ['a', 'b', 'c']],
    [0, -1, ['a', 'b', 'c']],
  ])('moves %i to %i', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
  });
});

describe('an empty portfolio', () => {
  it('may have an address', () => {
    const bare = { headline: '', summary: '', experiences: [], educations: [], skills: [] };
    const empty = { ...portfolio, ...bare, projects: [], links: [] };
    expect(isEmpty(empty)).toBe(true);
    expect(isEmpty({ ...empty, headline: 'x' })).toBe(false);
  });
});
