import { existsSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Manifest, manifestEntry, readManifest } from './manifest.ts';
import { drawMotif, motifs } from './motifs.ts';
import { drawPicture } from './picture.ts';
import { pictureFiles, pictures } from './pictures.ts';
import { ART, MANIFEST, SHARE } from './places.ts';
import { share } from './scenes/share.ts';

const KB = 1024;
const HERO_LIMIT = 60 * KB;
const TOTAL_LIMIT = 5 * KB * KB;

const published = [...pictures, share];
const sizeOf = (path: string) => statSync(new URL(path, ART)).size;

describe('committed pictures', () => {
  let manifest: Manifest;
  beforeAll(async () => {
    manifest = await readManifest(MANIFEST);
  });

  it('are listed in the manifest, every one and no other', () => {
    expect(Object.keys(manifest).toSorted()).toEqual(published.map(({ name }) => name).toSorted());
  });

  it.each(published)('$name is what the generator draws', (scene) => {
    expect(manifest[scene.name]).toEqual(manifestEntry(scene, drawPicture(scene)));
  });

  it.each(pictures)('$name has a file for every width', (scene) => {
    const missing = pictureFiles(scene).filter(({ path }) => !existsSync(new URL(path, ART)));
    expect(missing).toEqual([]);
  });

  it.each(['avif', 'webp'])('the largest %s of a hero has the size in its name', async (format) => {
    const file = readFileSync(new URL(`hero-dawn/1920x1080.${format}`, ART));
    expect(await sharp(file).metadata()).toMatchObject({ width: 1920, height: 1080 });
  });

  it('the share picture is a PNG of the size that networks ask for', async () => {
    const metadata = await sharp(readFileSync(SHARE)).metadata();
    expect(metadata).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });
});

describe('bytes', () => {
  it.each(['dawn', 'day', 'night'])('the %s hero stays under 60 KB at 1280 wide', (name) => {
    expect(sizeOf(`hero-${name}/1280.avif`)).toBeLessThan(HERO_LIMIT);
  });

  it('all pictures together stay under 5 MB', () => {
    const files = pictures.flatMap(pictureFiles);
    const total = files.reduce((sum, { path }) => sum + sizeOf(path), 0);
    expect(total).toBeLessThan(TOTAL_LIMIT);
  });

  it.each([
    ['contours.svg', 12 * KB],
    ['contours-section.svg', 6 * KB],
    ['contours-lost.svg', 12 * KB],
  ])('%s stays small', (file, limit) => {
    expect(sizeOf(file)).toBeLessThan(limit);
  });
});

describe('motifs', () => {
  it.each(motifs)('$file is what the generator draws', (motif) => {
    expect(readFileSync(new URL(motif.file, ART), 'utf8')).toBe(drawMotif(motif));
  });

  it.each(motifs)('$file takes the colour of the text around it', (motif) => {
    expect(drawMotif(motif)).toContain('stroke="currentColor"');
  });
});
