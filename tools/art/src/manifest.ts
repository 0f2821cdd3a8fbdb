import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Scene } from './scene.ts';

export interface ManifestEntry {
  width: number;
  height: number;
  /** Of the SVG that the committed files were made from, and of how its sides fade. */
  sha256: string;
}

export type Manifest = Record<string, ManifestEntry>;

export function manifestEntry({ width, height, fade = {} }: Scene, svg: string): ManifestEntry {
  const hash = createHash('sha256').update(svg).update(JSON.stringify(fade));
  return { width, height, sha256: hash.digest('hex') };
}

/** Reads a manifest; a folder without one is a folder without pictures. */
export async function readManifest(file: URL): Promise<Manifest> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text) as Manifest;
}
