import { describe, expect, it } from 'vitest';
import { readableTitle } from './media-title.ts';

describe('readableTitle', () => {
  it.each([
    ['Field day in Kumbo', 'Field day in Kumbo'],
    ['me on the mountain.webp', 'me on the mountain'],
    ['market-day_2026.JPG', 'market day 2026'],
    ['CV Ngozi-Fonyuy.pdf', 'CV Ngozi-Fonyuy'],
    ['A well-known title', 'A well-known title'],
    ['Version 2.0', 'Version 2.0'],
    ['.png', '.png'],
    ['---.png', '---.png'],
  ])('reads %j as %j', (title, shown) => {
    expect(readableTitle({ title })).toBe(shown);
  });
});
