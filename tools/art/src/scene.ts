import type { View } from './contours.ts';
import type { Palette } from './palettes.ts';
import type { Terrain } from './terrain.ts';

/** How much of each side sinks into the ground colour, as a share of the picture (0 is none). */
export interface Fade {
  left?: number;
  right?: number;
  top?: number;
  bottom?: number;
}

/** Everything that makes a picture; the same scene always gives the same SVG. */
export interface Scene {
  name: string;
  width: number;
  height: number;
  terrain: Terrain;
  view: View;
  palette: Palette;
  /** The height of the lowest line. */
  floor: number;
  levels: number;
  fade?: Fade;
  /** Light at a point of the land (terrain coordinates): radius in terrain units, strength 0 to 1. */
  glow?: { at: readonly [number, number]; radius: number; strength: number };
  /** Moves the surfaces (not the lines) towards the ground colour, for pictures that words sit on. */
  quiet?: number;
  /** How much the files may weigh for the sake of their looks; plain unless said. */
  quality?: 'plain' | 'fine';
  /** SVG drawn on top, such as initials. */
  overlay?: string;
}
