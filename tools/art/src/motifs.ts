import { levels, ringsAt, sample } from './contours.ts';
import { heightField } from './height-field.ts';
import { smoothPath, thinned } from './path.ts';
import { massif, type Terrain } from './terrain.ts';

/** Line drawings that take the colour of their surroundings, small enough to sit in any page. */
export interface Motif {
  file: string;
  width: number;
  height: number;
  terrain: Terrain;
  span: number;
  /** Lowest and highest line, and how many. */
  lines: readonly [lowest: number, highest: number, count: number];
  /** Distance between samples, and between the points kept of a line, in pixels. */
  cell: number;
  step: number;
}

const mountain: Motif = {
  file: 'contours.svg',
  width: 800,
  height: 600,
  terrain: {
    seed: 4,
    peaks: [{ at: [0, 0], height: 0.34, radius: 0.38 }],
    ridges: massif({
      at: [0, 0],
      height: 0.6,
      width: 0.1,
      arms: [
        [-75, 0.45, 0.34],
        [-10, 0.5, 0.36],
        [60, 0.42, 0.34],
        [130, 0.46, 0.34],
        [200, 0.52, 0.36],
      ],
    }),
    warp: { amount: 0.05, size: 0.4 },
    relief: { amount: 0.02, size: 0.3 },
  },
  span: 1.25,
  lines: [0.1, 0.92, 10],
  cell: 8,
  step: 15,
};

const section: Motif = {
  file: 'contours-section.svg',
  width: 1920,
  height: 120,
  terrain: {
    seed: 12,
    peaks: [
      { at: [-4.4, 0.1], height: 0.22, radius: 0.5, stretch: 2.4 },
      { at: [3.2, -0.1], height: -0.26, radius: 0.6, stretch: 2.2 },
    ],
    slope: [0, 1],
    warp: { amount: 0, size: 1 },
    relief: { amount: 0.19, size: 3.6 },
  },
  span: 1,
  lines: [-0.27, 0.24, 5],
  cell: 20,
  step: 34,
};

/** A hollow with no summit: land for a page that is not on the map. */
const lost: Motif = {
  file: 'contours-lost.svg',
  width: 800,
  height: 600,
  terrain: {
    seed: 40,
    peaks: [
      { at: [0, 0], height: 1.1, radius: 0.32, stretch: 1.25 },
      { at: [0.02, 0], height: -1.1, radius: 0.17, stretch: 1.2 },
    ],
    warp: { amount: 0.07, size: 0.4 },
    relief: { amount: 0.03, size: 0.32 },
  },
  span: 1.3,
  lines: [0.11, 0.72, 8],
  cell: 8,
  step: 15,
};

export const motifs: readonly Motif[] = [mountain, section, lost];

/** Draws a motif as one path of lines, every one of them in `currentColor`. */
export function drawMotif({ width, height, terrain, span, lines, cell, step }: Motif): string {
  const frame = { width, height, view: { origin: [0.5, 0.5] as const, span }, cell };
  const samples = sample(heightField(terrain), frame);
  const data = levels(...lines)
    .map((threshold) =>
      smoothPath(
        ringsAt(samples, threshold).map((ring) => thinned(ring, step)),
        0,
      ),
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 ${width} ${height}" fill="none" stroke="currentColor" stroke-width="1.25"><path d="${data}"/></svg>\n`;
}
