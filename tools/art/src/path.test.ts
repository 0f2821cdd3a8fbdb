import { describe, expect, it } from 'vitest';
import { smoothPath, thinned } from './path.ts';

const circle = (count: number, radius: number): [number, number][] =>
  Array.from({ length: count + 1 }, (_, index) => {
    const angle = (2 * Math.PI * (index % count)) / count;
    return [100 + radius * Math.cos(angle), 100 + radius * Math.sin(angle)];
  });

describe('smoothPath', () => {
  it('comes back to where it began, however much it rounds', () => {
    const data = smoothPath([circle(40, 33.3)], 0);
    const steps = [...data.matchAll(/q([^qZ]+)/g)].map(
      ([, step]) => step?.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [],
    );
    // Each step ends at its last two numbers; only the closing one is not written.
    const x = steps.reduce((sum, step) => sum + (step[2] ?? 0), 0);
    const y = steps.reduce((sum, step) => sum + (step[3] ?? 0), 0);
    expect(Math.hypot(x, y)).toBeLessThan(7);
    expect(data.endsWith('Z')).toBe(true);
  });

  it('leaves out specks', () => {
    expect(smoothPath([circle(6, 1)])).toBe('');
  });
});

describe('thinned', () => {
  it('keeps points at least the distance apart, and the ring closed', () => {
    const ring = thinned(circle(200, 50), 10);
    expect(ring.at(-1)).toEqual(ring[0]);
    expect(ring.length).toBeLessThan(40);
  });
});
