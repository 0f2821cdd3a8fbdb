import { describe, expect, it } from 'vitest';
import { ramp } from './colours.ts';

describe('ramp', () => {
  const mix = ramp(['#000000', '#ff8040', '#ffffff']);

  it.each([
    [0, '#000000'],
    [0.5, '#ff8040'],
    [1, '#ffffff'],
    [-1, '#000000'],
    [2, '#ffffff'],
  ])('gives the stop itself at %d', (position, color) => {
    expect(mix(position)).toBe(color);
  });

  it('mixes in perceived lightness, so the middle of black and white is a dark grey', () => {
    expect(ramp(['#000000', '#ffffff'])(0.5)).toBe('#636363');
  });
});
