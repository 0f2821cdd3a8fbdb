import { BASALT, type Palette, palettes } from '../palettes.ts';
import type { Scene } from '../scene.ts';
import { massif, type Peak, type Terrain } from '../terrain.ts';

const soft = { warp: { amount: 0.07, size: 0.45 }, relief: { amount: 0.03, size: 0.3 } } as const;

const about: Terrain = {
  ...soft,
  seed: 101,
  peaks: [{ at: [0, 0.1], height: 0.5, radius: 0.5, stretch: 1.6 }],
  ridges: massif({
    at: [0.1, 0],
    height: 0.5,
    width: 0.12,
    arms: [
      [-30, 0.8, 0.3],
      [60, 0.5, 0.3],
      [160, 0.8, 0.34],
      [235, 0.6, 0.26],
    ],
  }),
};

/** A far summit above a long approach. */
const vision: Terrain = {
  ...soft,
  seed: 202,
  peaks: [
    { at: [0.5, -0.3], height: 0.8, radius: 0.22 },
    { at: [0.2, 0.2], height: 0.3, radius: 0.6, stretch: 2 },
  ],
  ridges: [{ from: [0.5, -0.3], to: [-1, 0.5], heights: [0.5, 0.2], width: 0.1 }],
};

/** Ranges that run side by side. */
const solutions: Terrain = {
  ...soft,
  seed: 303,
  peaks: [],
  ridges: [-0.9, -0.4, 0.1, 0.6].map((x, index) => ({
    from: [x, 0.6],
    to: [x + 0.5, -0.65],
    heights: [0.4 + 0.12 * index, 0.75 - 0.06 * index],
    width: 0.11,
  })),
};

/** One summit for each of six, none of them alone. */
const team: Terrain = {
  ...soft,
  seed: 404,
  peaks: (
    [
      [-0.55, 0.15],
      [-0.2, -0.22],
      [0.02, 0.28],
      [0.3, -0.08],
      [0.58, 0.26],
      [0.72, -0.28],
    ] as const
  ).map((at, index): Peak => ({ at, height: 0.6 + 0.05 * (index % 3), radius: 0.17 })),
};

/** Three separate mountains. */
const projects: Terrain = {
  ...soft,
  seed: 505,
  peaks: [
    { at: [-0.62, 0.18], height: 0.7, radius: 0.2, stretch: 1.3, turn: 0.7 },
    { at: [0.1, -0.15], height: 0.9, radius: 0.2 },
    { at: [0.75, 0.16], height: 0.75, radius: 0.2, stretch: 1.4, turn: -0.6 },
  ],
};

/** Layers, one below the other, like lines of writing. */
const blog: Terrain = {
  ...soft,
  seed: 606,
  peaks: [-0.5, -0.18, 0.14, 0.46].map((y, index) => ({
    at: [0.3 - 0.2 * (index % 2), y] as const,
    height: 0.62,
    radius: 0.075,
    stretch: 9,
    turn: -0.06,
  })),
};

/** An island with a summit that can be seen from everywhere. */
const contact: Terrain = {
  ...soft,
  seed: 707,
  peaks: [
    { at: [0.2, 0], height: 0.55, radius: 0.34 },
    { at: [0.2, 0], height: 0.4, radius: 0.08 },
  ],
  ripple: { at: [0.2, 0], wavelength: 0.34, amplitude: 0.06, reach: 1.1 },
};

/** A climb in steps. */
const portfolio: Terrain = {
  ...soft,
  seed: 909,
  peaks: [{ at: [0.5, -0.2], height: 0.75, radius: 0.42, stretch: 1.5, turn: -0.5 }],
  slope: [0.14, -0.1],
  terraces: 8,
};

function header(page: string, palette: Palette, terrain: Terrain): Scene {
  return {
    name: `terrain-${page}`,
    width: 1920,
    height: 720,
    terrain,
    view: { origin: [0.66, 0.5], span: 1 },
    // The strip runs into the page, so its ground is the page's own.
    palette: { ...palette, ground: BASALT },
    floor: 0.02,
    levels: 30,
    quiet: 0.68,
    fade: { left: 0.62, bottom: 0.36 },
  };
}

/** The strips behind page headings: the same maps, held back so that words stay easy to read. */
export const headers: readonly Scene[] = [
  header('about', palettes.day, about),
  header('vision', palettes.dawn, vision),
  header('solutions', palettes.night, solutions),
  header('team', palettes.bridge, team),
  header('projects', palettes.dawn, projects),
  header('blog', palettes.slate, blog),
  header('contact', palettes.night, contact),
  header('portfolio', palettes.day, portfolio),
];
