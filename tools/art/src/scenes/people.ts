import { monogramScene } from '../monogram.ts';
import { type Palette, palettes } from '../palettes.ts';
import type { Scene } from '../scene.ts';

/** The people of the default content, who have no photos. */
export const people: readonly Scene[] = [
  monogramScene('person-ndolo-ekema', 'Ndolo Ekema', palettes.dawn),
  monogramScene('person-adjoa-mbella', 'Adjoa Mbella', palettes.night),
  monogramScene('person-tabe-enow', 'Tabe Enow', palettes.day),
  monogramScene('person-ngozi-fonyuy', 'Ngozi Fonyuy', palettes.purple),
  monogramScene('person-eposi-likowo', 'Eposi Likowo', palettes.blue),
  monogramScene('person-kum-bih', 'Kum Bih', palettes.bridge),
];

/** A head and shoulders, read as land: a portrait of nobody in particular. */
function bust(name: string, seed: number, palette: Palette, tilt: number): Scene {
  return {
    name,
    width: 320,
    height: 320,
    terrain: {
      seed,
      peaks: [
        { at: [tilt, -0.1], height: 0.95, radius: 0.135, stretch: 1.2, turn: Math.PI / 2 + tilt },
        { at: [0, 0.5], height: 1, radius: 0.2, stretch: 1.55 },
      ],
      warp: { amount: 0.035, size: 0.4 },
      relief: { amount: 0.02, size: 0.3 },
    },
    view: { origin: [0.5, 0.5], span: 1 },
    palette,
    floor: 0.02,
    levels: 20,
  };
}

/** Clients who speak in the testimonials. */
export const clients: readonly Scene[] = [
  bust('client-1', 31, palettes.dawn, 0.03),
  bust('client-2', 57, palettes.day, -0.04),
  bust('client-3', 83, palettes.night, 0.02),
];
