import { describe, expect, it } from 'vitest';
import { cover, fadeSides } from './fade.ts';
import { heroes } from './scenes/heroes.ts';

describe('cover', () => {
  it.each([
    ['at the edge', 0, 0.97],
    ['half way', 0.25, 0.485],
    ['where the fade ends', 0.5, 0],
    ['beyond', 0.9, 0],
  ])('%s of a fade over the left half', (_where, x, expected) => {
    expect(cover({ left: 0.5 }, x, 0.5)).toBeCloseTo(expected, 10);
  });

  it('joins two sides in a corner without going past the whole', () => {
    expect(cover({ left: 0.5, bottom: 0.5 }, 0.1, 0.9)).toBeGreaterThan(
      cover({ left: 0.5 }, 0.1, 0),
    );
    expect(cover({ left: 0.5, bottom: 0.5 }, 0, 1)).toBeLessThanOrEqual(1);
  });
});

describe('fadeSides', () => {
  const [hero] = heroes;
  if (!hero) throw new Error('There is a hero to try this on');
  const scene = { ...hero, width: 100, height: 1, fade: { left: 0.5 } };

  it('moves white towards the ground on the left and leaves the right alone', () => {
    const pixels = new Uint8Array(300).fill(255);
    fadeSides(pixels, scene);
    expect(pixels[0]).toBeLessThan(25);
    expect([...pixels.subarray(150)]).toEqual(new Array(150).fill(255));
  });

  it('leaves pixels that are the ground exactly as they are', () => {
    const pixels = Uint8Array.from(
      { length: 300 },
      (_, index) => [0x0b, 0x13, 0x11][index % 3] ?? 0,
    );
    const before = [...pixels];
    fadeSides(pixels, scene);
    expect([...pixels]).toEqual(before);
  });
});
