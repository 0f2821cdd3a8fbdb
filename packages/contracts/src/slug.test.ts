import { describe, expect, it } from 'vitest';
import { SLUG_MAX_LENGTH } from './limits.ts';
import { isSlug, numberedSlugs, postSlugOf, slugOf } from './slug.ts';

describe('slugOf', () => {
  it.each([
    ['L’été à Limbé', 'l-ete-a-limbe'],
    ['Œuvre: 2e partie (façon «Buéa»)', 'oeuvre-2e-partie-facon-buea'],
    ['  Pidgin, ɗɔ̀n and Straße ', 'pidgin-don-and-strasse'],
    ['العربية', ''],
    ['🚀', ''],
    // would be read as the id of a post
    ['019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20', ''],
  ])('writes %j as %j', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it('cuts a long title between words, and a long word anywhere', () => {
    const slug = slugOf('word '.repeat(40));
    expect(slug).toMatch(/^word(-word)+$/);
    expect(slug.length).toBeLessThanOrEqual(SLUG_MAX_LENGTH);
    expect(slugOf('a'.repeat(500))).toBe('a'.repeat(SLUG_MAX_LENGTH));
  });
});

it('never gives a post the address of another page of the blog', () => {
  expect(postSlugOf('All')).toBe('all-article');
  expect(postSlugOf('Tous')).toBe('tous-article');
});

it('numbers what is taken, and stays a slug however long it is', () => {
  const slugs = numberedSlugs('a'.repeat(SLUG_MAX_LENGTH));
  const [first, second, third] = [slugs, slugs, slugs].map((all) => all.next().value);
  expect([first, second, third].every((slug) => isSlug(slug ?? ''))).toBe(true);
  expect(new Set([first, second, third]).size).toBe(3);
});
