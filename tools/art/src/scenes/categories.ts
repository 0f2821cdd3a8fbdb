import { type Palette, palettes } from '../palettes.ts';
import type { Scene } from '../scene.ts';
import { massif, type Terrain } from '../terrain.ts';

const star: Terrain = {
  seed: 11,
  peaks: [{ at: [0, 0], height: 0.34, radius: 0.4 }],
  ridges: massif({
    at: [0, 0],
    height: 0.6,
    width: 0.1,
    arms: [
      [-60, 0.5, 0.36],
      [10, 0.6, 0.44],
      [80, 0.42, 0.34],
      [150, 0.6, 0.4],
      [225, 0.5, 0.36],
    ],
  }),
  warp: { amount: 0.06, size: 0.4 },
  relief: { amount: 0.03, size: 0.3 },
};

const archipelago: Terrain = {
  seed: 22,
  peaks: [
    { at: [0.1, -0.08], height: 0.85, radius: 0.17, stretch: 1.3, turn: 0.5 },
    { at: [-0.42, 0.2], height: 0.6, radius: 0.13 },
    { at: [0.5, 0.28], height: 0.55, radius: 0.12, stretch: 1.6, turn: -0.4 },
    { at: [-0.62, -0.26], height: 0.45, radius: 0.11 },
    { at: [0.66, -0.3], height: 0.4, radius: 0.09 },
    { at: [-0.05, 0.42], height: 0.32, radius: 0.09 },
  ],
  warp: { amount: 0.12, size: 0.4 },
  relief: { amount: 0.05, size: 0.3 },
};

const valley: Terrain = {
  seed: 33,
  peaks: [{ at: [0.1, 0], height: 0.1, radius: 0.5 }],
  ridges: [
    { from: [-0.9, -0.25], to: [0.95, -0.5], heights: [0.5, 0.75], width: 0.15 },
    { from: [-0.95, 0.55], to: [0.15, 0.3], heights: [0.8, 0.55], width: 0.14 },
    { from: [0.15, 0.3], to: [0.95, 0.52], heights: [0.55, 0.4], width: 0.16 },
    { from: [0.05, -0.4], to: [0.28, -0.12], heights: [0.62, 0.3], width: 0.08 },
  ],
  warp: { amount: 0.1, size: 0.5 },
  relief: { amount: 0.03, size: 0.26 },
};

const calderas: Terrain = {
  seed: 44,
  peaks: [
    { at: [-0.24, 0.06], height: 1.05, radius: 0.27 },
    { at: [-0.23, 0.04], height: -0.85, radius: 0.14 },
    { at: [0.46, -0.12], height: 0.7, radius: 0.2 },
    { at: [0.45, -0.12], height: -0.5, radius: 0.09 },
    { at: [-0.22, 0.05], height: 0.2, radius: 0.04 },
  ],
  warp: { amount: 0.07, size: 0.36 },
  relief: { amount: 0.04, size: 0.28 },
};

const dunes: Terrain = {
  seed: 55,
  peaks: [
    { at: [-0.4, -0.3], height: 0.45, radius: 0.11, stretch: 4.5, turn: 0.3 },
    { at: [0.3, -0.12], height: 0.7, radius: 0.12, stretch: 4.2, turn: 0.3 },
    { at: [-0.3, 0.14], height: 0.62, radius: 0.12, stretch: 4, turn: 0.3 },
    { at: [0.45, 0.4], height: 0.55, radius: 0.12, stretch: 4.5, turn: 0.3 },
  ],
  slope: [0.06, -0.05],
  warp: { amount: 0.09, size: 0.5 },
  relief: { amount: 0.02, size: 0.3 },
};

const cone: Terrain = {
  seed: 66,
  peaks: [
    { at: [0, 0], height: 0.34, radius: 0.45 },
    { at: [0, -0.02], height: 0.4, radius: 0.12 },
    { at: [0.02, -0.03], height: -0.22, radius: 0.05 },
  ],
  ridges: massif({
    at: [0, 0],
    height: 0.55,
    width: 0.075,
    arms: [
      [-95, 0.5, 0.1],
      [-40, 0.6, 0.16],
      [15, 0.6, 0.12],
      [60, 0.5, 0.14],
      [115, 0.5, 0.12],
      [165, 0.62, 0.16],
      [215, 0.6, 0.12],
    ],
  }),
  warp: { amount: 0.07, size: 0.34 },
  relief: { amount: 0.025, size: 0.24 },
};

function category(color: string, palette: Palette, terrain: Terrain, light = 0): Scene {
  return {
    name: `category-${color}`,
    width: 1280,
    height: 720,
    terrain,
    view: { origin: [0.54, 0.5], span: 1.1 },
    palette,
    floor: 0,
    levels: 34,
    glow: { at: [0, 0], radius: 0.6, strength: light },
  };
}

/** A picture for each colour a blog category may have. */
export const categories: readonly Scene[] = [
  category('default-color', palettes.slate, star, 0.2),
  category('blue', palettes.blue, archipelago),
  category('green', palettes.green, valley),
  category('purple', palettes.purple, calderas),
  category('yellow', palettes.yellow, dunes),
  category('orange', palettes.orange, cone, 0.3),
];
