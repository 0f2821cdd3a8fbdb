import { describe, expect, it } from 'vitest';
import { pageDescription } from './page-description.ts';

describe('pageDescription', () => {
  it.each([
    ['', undefined],
    ['  One.\n\nTwo. ', 'One. Two.'],
    [`${'word '.repeat(39)}word`, `${'word '.repeat(39)}word`],
    ['word '.repeat(60), `${'word '.repeat(39)}word…`],
  ])('of %j is %j', (text, description) => {
    expect(pageDescription(text)).toBe(description);
  });
});
