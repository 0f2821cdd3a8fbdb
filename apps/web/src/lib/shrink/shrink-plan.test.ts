import { describe, expect, it } from 'vitest';
import { formatsFor, mayShrink, shrinkPlan } from './shrink-picture.ts';

describe('shrinking pictures', () => {
  it.each([
    ['a photograph', 'image/jpeg', 4_100_000, true],
    ['a large drawing of pixels', 'image/png', 900_000, true],
    ['a photograph of an iPhone', 'image/heic', 2_000_000, true],
    ['a light photograph', 'image/jpeg', 250_000, false],
    ['what may move', 'image/gif', 4_000_000, false],
    ['what has no pixels', 'image/svg+xml', 400_000, false],
    ['a film', 'video/mp4', 4_000_000, false],
    ['a document', 'application/pdf', 4_000_000, false],
  ])('looks into %s (%s, %i bytes): %s', (_, type, size, expected) => {
    expect(mayShrink({ type, size })).toBe(expected);
  });

  it.each([
    ['12 megapixels', 4000, 3000, 4_100_000, { width: 1920, height: 1440 }],
    ['12 megapixels upright', 3000, 4000, 4_100_000, { width: 1440, height: 1920 }],
    ['a panorama', 9000, 1500, 6_000_000, { width: 1920, height: 320 }],
    ['a scrolled screen', 1080, 5400, 1_500_000, { width: 864, height: 4320 }],
    ['a scrolled screen that fits', 1080, 4000, 900_000, undefined],
    ['the right size, but heavy', 1920, 1280, 3_000_000, { width: 1920, height: 1280 }],
    ['the right size', 1920, 1280, 600_000, undefined],
    ['a hair', 30_000, 1, 400_000, { width: 1920, height: 1 }],
  ])('%s: %i × %i with %i bytes', (_, width, height, bytes, plan) => {
    expect(shrinkPlan({ width, height, bytes })).toEqual(plan);
  });

  it.each([
    ['image/jpeg', ['image/webp', 'image/jpeg']],
    ['image/heic', ['image/webp', 'image/jpeg']],
    ['image/png', ['image/webp']],
    ['image/webp', ['image/webp']],
  ])('writes %s as %j', (type, formats) => {
    expect(formatsFor(type)).toEqual(formats);
  });
});
