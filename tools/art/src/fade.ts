import { seededRandom } from './random.ts';
import type { Fade, Scene } from './scene.ts';

/** A trace of the lines stays visible at the very edge. */
const DEEPEST = 0.97;

/** How much ground covers a point: 0 none, 1 all. `x` and `y` run from 0 to 1 over the picture. */
export function cover(fade: Fade, x: number, y: number): number {
  const distances: Record<keyof Fade, number> = { left: x, right: 1 - x, top: y, bottom: 1 - y };
  let shown = 1;
  for (const side of ['left', 'right', 'top', 'bottom'] as const) {
    const reach = fade[side] ?? 0;
    if (reach > 0) shown *= 1 - DEEPEST * (1 - smoothstep(distances[side] / reach));
  }
  return 1 - shown;
}

/**
 * Sinks the sides of a picture into its ground colour, in place. Done on pixels and not by an SVG
 * gradient: so dark, the renderer's rounding shows as stripes; here it happens once, dithered.
 */
export function fadeSides(pixels: Uint8Array, { width, height, palette, fade }: Scene): void {
  if (!fade) return;
  const ground = [1, 3, 5].map((start) =>
    Number.parseInt(palette.ground.slice(start, start + 2), 16),
  );
  const random = seededRandom(1);
  const channels = pixels.length / (width * height);
  for (let index = 0; index < width * height; index += 1) {
    const hidden = cover(fade, (index % width) / width, Math.floor(index / width) / height);
    if (hidden === 0) continue;
    // The same for all three channels, so that no stray colour appears.
    const dither = random() - 0.5;
    ground.forEach((level, channel) => {
      const at = index * channels + channel;
      const value = pixels[at] ?? level;
      const faded = value + (level - value) * hidden;
      pixels[at] = value === level ? level : Math.round(faded + dither);
    });
  }
}

function smoothstep(position: number): number {
  const part = Math.min(1, Math.max(0, position));
  return part * part * (3 - 2 * part);
}
