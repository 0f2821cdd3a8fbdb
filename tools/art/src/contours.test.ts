import { describe, expect, it } from 'vitest';
import { levels, ringsAt, sample } from './contours.ts';

const frame = {
  width: 400,
  height: 200,
  view: { origin: [0.5, 0.5] as const, span: 1 },
  cell: 2,
};

describe('levels', () => {
  it('starts at the lowest height and stays under the highest', () => {
    expect(levels(0, 1, 4)).toEqual([0, 0.25, 0.5, 0.75]);
  });
});

describe('ringsAt', () => {
  it('draws the outline of a cone as a circle around its summit', () => {
    const cone = sample((x, y) => 1 - Math.hypot(x, y), frame);
    const [ring, ...others] = ringsAt(cone, 0.75);
    expect(others).toEqual([]);
    // A quarter of a terrain unit below the summit; the shorter side, one unit, is 200 pixels.
    for (const [x, y] of ring ?? []) expect(Math.hypot(x - 200, y - 100)).toBeCloseTo(50, 0);
  });

  it('closes the outline of land that leaves the picture beyond its edges', () => {
    const plane = sample((x) => x, frame);
    const [ring] = ringsAt(plane, 0);
    const outside = ring?.filter(([x, y]) => x > 400 || y < 0 || y > 200) ?? [];
    const inside = ring?.filter(([x, y]) => x < 400 && y > 0 && y < 200) ?? [];
    expect(outside.length).toBeGreaterThan(0);
    for (const [x] of inside) expect(x).toBeCloseTo(200, 5);
  });

  it('knows the highest sample', () => {
    const cone = sample((x, y) => 1 - Math.hypot(x, y), frame);
    expect(cone.highest).toBe(1);
  });
});
