import type { Scene } from './scene.ts';
import { categories } from './scenes/categories.ts';
import { headers } from './scenes/headers.ts';
import { heroes } from './scenes/heroes.ts';
import { clients, people } from './scenes/people.ts';
import { projects } from './scenes/projects.ts';

/** Every picture that is published as a ladder of AVIF and WebP files. */
export const pictures: readonly Scene[] = [
  ...heroes,
  ...categories,
  ...projects,
  ...headers,
  ...people,
  ...clients,
];

/** The widths a browser may choose from, below a picture's own. */
const LADDER = [320, 640, 960, 1280, 1920] as const;

export interface PictureFile {
  /** Relative to the art folder. */
  path: string;
  width: number;
}

/** The files of a picture: the largest says its size in its name, the smaller ones their width. */
export function pictureFiles({ name, width, height }: Scene): PictureFile[] {
  const stems = [
    { stem: `${width}x${height}`, width },
    ...LADDER.filter((step) => step < width).map((step) => ({ stem: String(step), width: step })),
  ];
  return stems.flatMap(({ stem, width }) => [
    { path: `${name}/${stem}.webp`, width },
    { path: `${name}/${stem}.avif`, width },
  ]);
}
