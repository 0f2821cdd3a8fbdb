import { markAt } from '../mark.ts';
import type { Scene } from '../scene.ts';
import { heroes } from './heroes.ts';

const [dawn] = heroes;
if (!dawn) throw new Error('The share picture is a crop of the first hero');

/** What a link to the site shows where no page brings a picture of its own. */
export const share: Scene = {
  ...dawn,
  name: 'share-default',
  width: 1200,
  height: 630,
  view: { origin: [0.72, 0.48], span: 1.05 },
  // The mark is where the hero would be dark.
  fade: {},
  overlay: markAt(84, 206, 220),
};
