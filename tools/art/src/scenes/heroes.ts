import type { View } from '../contours.ts';
import { palettes } from '../palettes.ts';
import type { Fade, Scene } from '../scene.ts';
import { massif, type Terrain } from '../terrain.ts';

const dawn: Terrain = {
  seed: 1713,
  peaks: [
    { at: [0, 0.02], height: 0.3, radius: 0.36 },
    { at: [0.13, -0.12], height: 0.22, radius: 0.07, stretch: 2.1, turn: -0.75 },
    { at: [-0.02, 0.1], height: 0.1, radius: 0.04 },
    { at: [-0.34, 0.52], height: 0.12, radius: 0.12 },
    { at: [-0.72, -0.3], height: 0.1, radius: 0.14 },
  ],
  ridges: massif({
    at: [0.02, 0],
    height: 0.62,
    width: 0.1,
    arms: [
      [-42, 0.52, 0.54],
      [-112, 0.46, 0.46],
      [178, 0.56, 0.36],
      [122, 0.46, 0.46],
      [48, 0.48, 0.44],
    ],
  }),
  warp: { amount: 0.045, size: 0.42 },
  relief: { amount: 0.036, size: 0.26 },
};

const day: Terrain = {
  seed: 4024,
  peaks: [
    { at: [0, 0], height: 0.3, radius: 0.36 },
    { at: [0.2, -0.09], height: 0.16, radius: 0.06, stretch: 1.8, turn: -0.4 },
    { at: [-0.01, -0.02], height: 0.05, radius: 0.08 },
    { at: [-0.75, -0.42], height: 0.1, radius: 0.13 },
    { at: [-0.55, 0.42], height: 0.08, radius: 0.1 },
  ],
  ridges: massif({
    at: [-0.02, 0],
    height: 0.62,
    width: 0.092,
    arms: [
      [-22, 0.34, 0.58],
      [-86, 0.36, 0.34],
      [186, 0.36, 0.5],
      [112, 0.3, 0.4],
      [52, 0.5, 0.5],
    ],
  }),
  warp: { amount: 0.05, size: 0.4 },
  relief: { amount: 0.034, size: 0.25 },
};

const night: Terrain = {
  seed: 9215,
  peaks: [
    { at: [0.01, 0], height: 0.32, radius: 0.34 },
    { at: [0, 0.01], height: 0.16, radius: 0.09 },
    { at: [-0.15, -0.05], height: 0.12, radius: 0.05, stretch: 1.4 },
    { at: [-0.62, -0.32], height: 0.11, radius: 0.12 },
    { at: [-0.4, 0.5], height: 0.1, radius: 0.11 },
  ],
  ridges: massif({
    at: [0, 0],
    height: 0.56,
    width: 0.092,
    arms: [
      [-90, 0.42, 0.28],
      [-18, 0.4, 0.26],
      [48, 0.42, 0.28],
      [122, 0.48, 0.34],
      [196, 0.42, 0.28],
    ],
  }),
  warp: { amount: 0.042, size: 0.36 },
  relief: { amount: 0.034, size: 0.25 },
};

interface HeroLook {
  name: 'dawn' | 'day' | 'night';
  terrain: Terrain;
  origin: View['origin'];
  glowAt: readonly [number, number];
}

const looks: readonly HeroLook[] = [
  { name: 'dawn', terrain: dawn, origin: [0.78, 0.46], glowAt: [0.1, -0.1] },
  { name: 'day', terrain: day, origin: [0.69, 0.48], glowAt: [0.04, -0.02] },
  { name: 'night', terrain: night, origin: [0.775, 0.43], glowAt: [-0.02, 0] },
];

/** The words of the hero sit on the left of a wide screen and at the foot of a tall one. */
const WIDE_FADE: Fade = { left: 0.5, bottom: 0.22 };
const TALL_FADE: Fade = { bottom: 0.72, top: 0.18 };

function hero({ name, terrain, origin, glowAt }: HeroLook, tall: boolean): Scene {
  return {
    name: tall ? `hero-${name}-portrait` : `hero-${name}`,
    width: tall ? 960 : 1920,
    height: tall ? 1280 : 1080,
    terrain,
    view: tall ? { origin: [0.56, 0.34], span: 0.98 } : { origin, span: 1 },
    palette: palettes[name],
    floor: 0.02,
    levels: 38,
    // a phone's crop is a third as wide, and its readers pay for their data
    quality: tall ? 'plain' : 'fine',
    fade: tall ? TALL_FADE : WIDE_FADE,
    glow: { at: glowAt, radius: 0.46, strength: 0.3 },
  };
}

/** The three skies of the home page, each wide and as a crop for phones. */
export const heroes: readonly Scene[] = looks.flatMap((look) => [
  hero(look, false),
  hero(look, true),
]);
