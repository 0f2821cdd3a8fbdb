import { createNoise2D, type NoiseFunction2D } from 'simplex-noise';
import { seededRandom } from './random.ts';
import type { Peak, Ridge, Ripple, Terrain } from './terrain.ts';

/** Height at a point of terrain coordinates; most land is between 0 and 1. */
export type HeightAt = (x: number, y: number) => number;

/** Builds the land: peaks and ridges, seen through coordinates that simplex noise has bent. */
export function heightField(terrain: Terrain): HeightAt {
  const random = seededRandom(terrain.seed);
  const bendX = octaves(createNoise2D(random), terrain.warp.size, 2);
  const bendY = octaves(createNoise2D(random), terrain.warp.size, 2);
  const hills = octaves(createNoise2D(random), terrain.relief.size, 3);
  const [slopeX, slopeY] = terrain.slope ?? [0, 0];
  return (x, y) => {
    const bentX = x + terrain.warp.amount * bendX(x, y);
    const bentY = y + terrain.warp.amount * bendY(x, y);
    let height = terrain.relief.amount * hills(x, y) + slopeX * bentX + slopeY * bentY;
    for (const peak of terrain.peaks) height += peakAt(peak, bentX, bentY);
    if (terrain.ridges) height += crestAt(terrain.ridges, bentX, bentY);
    if (terrain.ripple) height += rippleAt(terrain.ripple, bentX, bentY);
    return terrain.terraces ? terraced(height, terrain.terraces) : height;
  };
}

function octaves(noise: NoiseFunction2D, size: number, count: number): HeightAt {
  return (x, y) => {
    let sum = 0;
    let weight = 1;
    let frequency = 1 / size;
    for (let octave = 0; octave < count; octave += 1) {
      sum += weight * noise(x * frequency, y * frequency);
      weight /= 2.4;
      frequency *= 2.1;
    }
    return sum;
  };
}

function peakAt({ at, height, radius, stretch = 1, turn = 0 }: Peak, x: number, y: number): number {
  const dx = x - at[0];
  const dy = y - at[1];
  const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / stretch;
  const across = dy * Math.cos(turn) - dx * Math.sin(turn);
  return height * Math.exp(-(along * along + across * across) / (2 * radius * radius));
}

/** How sharply one ridge takes over from the next; higher is sharper. */
const CREST_SHARPNESS = 11;

/** The highest ridge, blended: a plain maximum would leave a crease where two of them meet. */
function crestAt(ridges: readonly Ridge[], x: number, y: number): number {
  let sum = 0;
  for (const ridge of ridges) sum += Math.exp(CREST_SHARPNESS * ridgeAt(ridge, x, y)) - 1;
  return Math.log(1 + sum) / CREST_SHARPNESS;
}

function ridgeAt({ from, to, heights, width }: Ridge, x: number, y: number): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const position = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy);
  const along = Math.min(1, Math.max(0, position));
  const offX = x - from[0] - along * dx;
  const offY = y - from[1] - along * dy;
  const crest = heights[0] + (heights[1] - heights[0]) * along;
  return crest / (1 + (offX * offX + offY * offY) / (width * width));
}

function rippleAt({ at, wavelength, amplitude, reach }: Ripple, x: number, y: number): number {
  const distance = Math.hypot(x - at[0], y - at[1]);
  const fade = Math.exp(-((distance / reach) ** 2));
  return amplitude * fade * Math.cos((2 * Math.PI * distance) / wavelength);
}

/** Keeps a gentle rise on each step, so that contour lines never fall on one another. */
function terraced(height: number, steps: number): number {
  const scaled = height * steps;
  const phase = 2 * Math.PI * scaled;
  return (scaled - (0.8 * Math.sin(phase)) / (2 * Math.PI)) / steps;
}
