import { describe, expect, it } from 'vitest';
import { heightField } from './height-field.ts';
import { massif, type Terrain } from './terrain.ts';

const flat: Terrain = {
  seed: 1,
  peaks: [],
  warp: { amount: 0, size: 1 },
  relief: { amount: 0, size: 1 },
};

describe('heightField', () => {
  it('is the same land for the same seed, and other land for another', () => {
    const rough = { ...flat, relief: { amount: 0.1, size: 0.3 } };
    const height = heightField(rough)(0.3, 0.2);
    expect(heightField(rough)(0.3, 0.2)).toBe(height);
    expect(heightField({ ...rough, seed: 2 })(0.3, 0.2)).not.toBe(height);
  });

  it('falls to 1/√e of a peak one radius away', () => {
    const at = heightField({ ...flat, peaks: [{ at: [0, 0], height: 2, radius: 0.5 }] });
    expect(at(0, 0)).toBe(2);
    expect(at(0.5, 0)).toBeCloseTo(2 / Math.sqrt(Math.E), 10);
  });

  it('stretches a peak along its turn', () => {
    const peak = { at: [0, 0], height: 1, radius: 0.2, stretch: 2, turn: Math.PI / 2 } as const;
    const at = heightField({ ...flat, peaks: [peak] });
    expect(at(0, 0.4)).toBeCloseTo(at(0.2, 0), 10);
  });

  it('runs down a ridge from one height to the other', () => {
    const arms = [[0, 1, 0.2]] as const;
    const at = heightField({
      ...flat,
      ridges: massif({ at: [0, 0], height: 1, width: 0.1, arms }),
    });
    expect(at(0, 0)).toBeCloseTo(1, 5);
    expect(at(1, 0)).toBeCloseTo(0.2, 5);
    expect(at(0.5, 0.1)).toBeLessThan(at(0.5, 0));
  });

  it('keeps terraces rising', () => {
    const at = heightField({ ...flat, slope: [1, 0], terraces: 4 });
    const heights = Array.from({ length: 50 }, (_, index) => at(index / 50, 0));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  });
});
