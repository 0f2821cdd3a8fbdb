import { mkdir, writeFile } from 'node:fs/promises';
import { writeIcons } from './icons.ts';
import { type Manifest, manifestEntry, readManifest } from './manifest.ts';
import { drawMotif, motifs } from './motifs.ts';
import { drawPicture } from './picture.ts';
import { pictureFiles, pictures } from './pictures.ts';
import { ART, MANIFEST, SHARE } from './places.ts';
import { palettePng, render, writeImage } from './raster.ts';
import type { Scene } from './scene.ts';
import { share } from './scenes/share.ts';

/** Encoding takes minutes, so a picture whose SVG has not changed is left alone unless asked. */
const all = process.argv.includes('--all');

async function writePicture(scene: Scene, svg: string): Promise<void> {
  const pixels = await render(scene, svg);
  for (const { path, width } of pictureFiles(scene)) {
    await writeImage(pixels, new URL(path, ART), { width, quality: scene.quality ?? 'plain' });
  }
}

async function writeShare(scene: Scene, svg: string): Promise<void> {
  await mkdir(new URL('.', SHARE), { recursive: true });
  await writeFile(SHARE, await palettePng(await render(scene, svg)));
}

async function writeArt(): Promise<void> {
  await mkdir(ART, { recursive: true });
  const before = await readManifest(MANIFEST);
  const manifest: Manifest = {};
  for (const scene of [...pictures, share]) {
    const svg = drawPicture(scene);
    const entry = manifestEntry(scene, svg);
    manifest[scene.name] = entry;
    if (!all && before[scene.name]?.sha256 === entry.sha256) continue;
    await (scene === share ? writeShare : writePicture)(scene, svg);
    console.log(`${scene.name} ${scene.width}x${scene.height}`);
  }
  for (const motif of motifs) await writeFile(new URL(motif.file, ART), drawMotif(motif));
  await writeIcons();
  // Last, so that a run that was broken off is taken up again.
  await writeFile(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
}

await writeArt();
