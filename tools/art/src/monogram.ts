import { drawLetters, initials } from './letters.ts';
import { type Palette, palettes } from './palettes.ts';
import { drawPicture } from './picture.ts';
import { seededRandom, seedOf } from './random.ts';
import type { Scene } from './scene.ts';
import { massif, type Terrain } from './terrain.ts';

const SIZE = 640;
const INK = '#f7f2e8';
/** In this order the first letters of a name's hash choose; all of them carry light letters. */
const CHOICES: readonly Palette[] = [
  palettes.dawn,
  palettes.day,
  palettes.night,
  palettes.blue,
  palettes.purple,
  palettes.bridge,
];

/** A square SVG picture for a person without a photo: their initials over land of their own. */
export function monogram(name: string): string {
  return drawPicture(monogramScene('monogram', name));
}

/** The scene of a monogram; without a palette the name chooses one. */
export function monogramScene(pictureName: string, personName: string, palette?: Palette): Scene {
  const seed = seedOf(personName);
  const chosen = palette ?? CHOICES[seed % CHOICES.length] ?? palettes.dawn;
  return {
    name: pictureName,
    width: SIZE,
    height: SIZE,
    terrain: ownLand(seed),
    view: { origin: [0.5, 0.5], span: 1.1 },
    palette: chosen,
    floor: 0,
    levels: 30,
    quiet: 0.38,
    overlay: drawLetters(initials(personName), {
      x: SIZE / 2,
      y: SIZE / 2,
      height: SIZE * 0.27,
      color: INK,
    }),
  };
}

/** A mountain off centre, its arms in directions that the seed decides. */
function ownLand(seed: number): Terrain {
  const random = seededRandom(seed);
  const turn = random() * 360;
  const count = 4 + Math.floor(random() * 3);
  const away = random() * 2 * Math.PI;
  return {
    seed,
    peaks: [{ at: [0, 0], height: 0.32, radius: 0.4 }],
    ridges: massif({
      at: [0.22 * Math.cos(away), 0.22 * Math.sin(away)],
      height: 0.6,
      width: 0.1,
      arms: Array.from({ length: count }, (_, index) => [
        turn + (360 / count) * (index + 0.5 * random()),
        0.4 + 0.3 * random(),
        0.25 + 0.2 * random(),
      ]),
    }),
    warp: { amount: 0.06, size: 0.4 },
    relief: { amount: 0.035, size: 0.28 },
  };
}
