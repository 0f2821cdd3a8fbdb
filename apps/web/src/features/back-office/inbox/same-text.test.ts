import { describe, expect, it } from 'vitest';
import { isSameText } from './same-text.ts';

describe('what is stored', () => {
  it.each([
    ['We come.', 'We  come.\n'],
    ['Dear Ada, we come.', 'Dear {name}, we come.'],
    ['North: we come. Ama Ndi', '{company}: we come. {me}'],
    ['a a b a', '{me} {me} b a'],
  ])('is %j where %j was typed', (stored, typed) => {
    expect(isSameText(stored, typed)).toBe(true);
  });

  it.each([
    ['We come.', 'We come. Bring cake.'],
    ['Dear Ada, we come.', 'Dear {name}, we come. Bring cake.'],
    ['Dear Ada, we come.', 'Dear {name}, we cannot come.'],
    ['We come.', 'We come.{me}'],
    ['We come.', '{me} We come. {me}'],
  ])('as %j is less than %j', (stored, typed) => {
    expect(isSameText(stored, typed)).toBe(false);
  });
});
