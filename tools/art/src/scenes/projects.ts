import { palettes } from '../palettes.ts';
import type { Scene } from '../scene.ts';
import { alertScreen } from '../screens/alert-screen.ts';
import { matchScreen } from '../screens/match-screen.ts';
import { orderScreen } from '../screens/order-screen.ts';
import { massif } from '../terrain.ts';

/** The land stays behind the product, whose words must stay sharp. */
const size = { width: 1280, height: 960, quiet: 0.45, quality: 'fine' } as const;

/** Two massifs, the people and the work, joined by a saddle. */
const gigbridge: Scene = {
  ...size,
  name: 'project-gigbridge',
  terrain: {
    seed: 2020,
    peaks: [
      { at: [-0.36, 0.12], height: 0.35, radius: 0.2 },
      { at: [0.38, -0.14], height: 0.4, radius: 0.2 },
    ],
    ridges: [
      { from: [-0.36, 0.12], to: [0.38, -0.14], heights: [0.5, 0.5], width: 0.05 },
      ...massif({
        at: [-0.36, 0.12],
        height: 0.52,
        width: 0.1,
        arms: [
          [110, 0.3, 0.3],
          [190, 0.3, 0.26],
          [255, 0.3, 0.3],
        ],
      }),
      ...massif({
        at: [0.38, -0.14],
        height: 0.56,
        width: 0.1,
        arms: [
          [-80, 0.28, 0.3],
          [-5, 0.3, 0.3],
          [70, 0.34, 0.32],
        ],
      }),
    ],
    warp: { amount: 0.04, size: 0.35 },
    relief: { amount: 0.03, size: 0.28 },
  },
  view: { origin: [0.5, 0.5], span: 1.16 },
  palette: palettes.bridge,
  floor: 0.02,
  levels: 36,
  glow: { at: [0.38, -0.14], radius: 0.36, strength: 0.2 },
  overlay: matchScreen(),
};

/** One sharp peak that sends rings out over the plain: an alarm everyone hears. */
const alert237: Scene = {
  ...size,
  name: 'project-alert237',
  terrain: {
    seed: 237,
    peaks: [
      { at: [0, 0], height: 0.4, radius: 0.42 },
      { at: [0, 0], height: 0.16, radius: 0.18 },
      { at: [0, 0], height: 0.5, radius: 0.06 },
    ],
    ripple: { at: [0, 0], wavelength: 0.118, amplitude: 0.052, reach: 0.6 },
    warp: { amount: 0.014, size: 0.5 },
    relief: { amount: 0.005, size: 0.3 },
  },
  view: { origin: [0.56, 0.47], span: 1.1 },
  palette: palettes.alert,
  floor: 0.01,
  levels: 36,
  glow: { at: [0, 0], radius: 0.5, strength: 0.36 },
  overlay: alertScreen(),
};

/** Terraces, one laid after another like the courses of a meal. */
const maitre: Scene = {
  ...size,
  name: 'project-maitre',
  terrain: {
    seed: 808,
    peaks: [
      { at: [0.34, -0.28], height: 0.6, radius: 0.36, stretch: 1.3, turn: 0.6 },
      { at: [-0.3, 0.3], height: 0.18, radius: 0.16 },
    ],
    slope: [0.22, -0.26],
    terraces: 7,
    warp: { amount: 0.1, size: 0.6 },
    relief: { amount: 0.03, size: 0.5 },
  },
  view: { origin: [0.5, 0.5], span: 1.1 },
  palette: palettes.terrace,
  floor: -0.22,
  levels: 38,
  glow: { at: [0.34, -0.28], radius: 0.7, strength: 0.16 },
  overlay: orderScreen(),
};

/** The pictures of the case studies: the product as people use it, on land of its own. */
export const projects: readonly Scene[] = [gigbridge, alert237, maitre];
