import { describe, expect, it } from 'vitest';
import { isPublished, postCategory, postDate, readingMinutes } from './post-rules.ts';

const words = (count: number) => Array(count).fill('word').join(' ');

describe('readingMinutes', () => {
  it.each([
    [undefined, 5],
    [[], 5],
    [['   '], 5],
    [['one'], 1],
    [[words(200)], 1],
    [[words(201)], 2],
    [[words(100), words(101)], 2],
  ])('of sections %# is %d', (sections, minutes) => {
    expect(readingMinutes(sections)).toBe(minutes);
  });
});

describe('postDate', () => {
  it('is long and in US format', () => {
    expect(postDate('2026-03-04T09:30:00.000Z', 'en', 'UTC')).toBe('March 4, 2026');
  });

  it('is the day in the time zone', () => {
    expect(postDate('2026-11-26T23:52:00.000Z', 'en', 'Africa/Douala')).toBe('November 27, 2026');
  });

  it.each([undefined, null, '', 'soon'])('is none for %j', (value) => {
    expect(postDate(value, 'en', 'UTC')).toBeUndefined();
  });
});

describe('postCategory', () => {
  it.each([
    ['blue', 'blue'],
    ['orange', 'orange'],
    ['red', 'default-color'],
    [undefined, 'default-color'],
  ])('of %s is %s', (color, category) => {
    expect(postCategory(color)).toBe(category);
  });
});

describe('isPublished', () => {
  it.each([
    ['published', true],
    ['draft', false],
    ['scheduled', false],
    [undefined, false],
  ])('%s: %s', (status, published) => {
    expect(isPublished(status === undefined ? {} : { status })).toBe(published);
  });
});
