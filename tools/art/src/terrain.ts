/** Terrain coordinates: the picture's shorter side is about 1 long, x grows right, y grows down. */
export type Point = readonly [x: number, y: number];

export interface Peak {
  at: Point;
  height: number;
  radius: number;
  /** Longer along `turn` (radians) by this factor; 1 is round. */
  stretch?: number;
  turn?: number;
}

export interface Ridge {
  from: Point;
  to: Point;
  heights: readonly [from: number, to: number];
  width: number;
}

/** Rings that run outwards from a point, fading with distance, as a signal does. */
export interface Ripple {
  at: Point;
  wavelength: number;
  amplitude: number;
  reach: number;
}

export interface Terrain {
  seed: number;
  peaks: readonly Peak[];
  ridges?: readonly Ridge[];
  ripple?: Ripple;
  /** A plane that rises along a direction: per unit of x and of y. */
  slope?: Point;
  /** Flattens the land into this many steps between height 0 and 1. */
  terraces?: number;
  /** How far, and over what distance, the ground is bent. */
  warp: { amount: number; size: number };
  /** Height of the small hills everywhere, and their size. */
  relief: { amount: number; size: number };
}

interface Massif {
  at: Point;
  height: number;
  width: number;
  /** Each arm: direction in degrees (0 is right, 90 is down), length, height at its end. */
  arms: readonly (readonly [degrees: number, length: number, endHeight: number])[];
}

/** The ridges of a star-like mountain: arms that run down from one summit. */
export function massif({ at, height, width, arms }: Massif): Ridge[] {
  return arms.map(([degrees, length, endHeight]) => {
    const angle = (degrees * Math.PI) / 180;
    return {
      from: at,
      to: [at[0] + Math.cos(angle) * length, at[1] + Math.sin(angle) * length],
      heights: [height, endHeight],
      width,
    };
  });
}
