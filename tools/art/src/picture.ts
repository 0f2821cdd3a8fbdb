import { ramp } from './colours.ts';
import { levels, ringsAt, sample } from './contours.ts';
import { heightField } from './height-field.ts';
import { smoothPath } from './path.ts';
import type { Scene } from './scene.ts';

/** Every fifth line is an index line, as on a printed map. */
const INDEX_EVERY = 5;
/** Samples along the longer side: enough for smooth lines, few enough to draw a picture quickly. */
const SAMPLES_ACROSS = 360;

/** Draws a scene as one SVG document; its sides are faded later, on the pixels. */
export function drawPicture(scene: Scene): string {
  const { width, height, palette } = scene;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="100%" height="100%" fill="${palette.ground}"/>`,
    land(scene),
    glow(scene),
    scene.overlay ?? '',
    '</svg>',
  ].join('\n');
}

/** Each level: a soft shadow on its lee side, its surface, then its line. */
function land(scene: Scene): string {
  const { width, height, view, palette } = scene;
  const cell = Math.max(width, height) / SAMPLES_ACROSS;
  const samples = sample(heightField(scene.terrain), { width, height, view, cell });
  const fill = surfaceColours(scene);
  const line = ramp(palette.line);
  const thin = lineWidth(scene);
  const shadow = `translate(${(thin * 1.1).toFixed(2)} ${(thin * 1.8).toFixed(2)})`;
  return levels(scene.floor, samples.highest, scene.levels)
    .map((threshold, index) => {
      const share = index / (scene.levels - 1);
      const isIndex = index % INDEX_EVERY === INDEX_EVERY - 1;
      const stroke = isIndex
        ? `stroke-width="${(thin * 1.5).toFixed(2)}" stroke-opacity="0.9"`
        : `stroke-width="${(thin * 0.8).toFixed(2)}" stroke-opacity="0.5"`;
      const data = smoothPath(ringsAt(samples, threshold));
      return [
        `<path d="${data}" transform="${shadow}" fill="#000" fill-opacity="0.13" fill-rule="evenodd"/>`,
        `<path d="${data}" fill="${fill(share)}" fill-rule="evenodd" stroke="${line(share)}" ${stroke}/>`,
      ].join('\n');
    })
    .join('\n');
}

/** The palette's fills, moved towards the ground in a quiet picture; its lines stay. */
function surfaceColours({ palette, quiet = 0 }: Scene): (share: number) => string {
  const full = ramp(palette.fill);
  return (share) => ramp([palette.ground, full(share ** 1.2)])(1 - quiet);
}

/** Line widths follow the picture's size, so that a portrait crop looks drawn with the same pen. */
function lineWidth({ width, height }: Scene): number {
  return Math.max(0.9, Math.min(width, height) / 850);
}

function glow({ glow: light, view, width, height, palette }: Scene): string {
  if (!light) return '';
  const unit = Math.min(width, height) / view.span;
  const x = view.origin[0] * width + light.at[0] * unit;
  const y = view.origin[1] * height + light.at[1] * unit;
  const stop = (offset: number, share: number) =>
    `<stop offset="${offset}" stop-color="${palette.glow}" stop-opacity="${(light.strength * share).toFixed(3)}"/>`;
  return [
    `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(light.radius * unit).toFixed(1)}">`,
    stop(0, 1) + stop(0.25, 0.66) + stop(0.5, 0.3) + stop(0.75, 0.08) + stop(1, 0),
    '</radialGradient>',
    '<rect width="100%" height="100%" fill="url(#glow)" style="mix-blend-mode:screen"/>',
  ].join('');
}
