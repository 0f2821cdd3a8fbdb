import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { pageAssets } from '../src/app/page-assets.ts';

/** Brotli, of everything that a first visit of the home page executes. */
const LIMIT_BYTES = 100_000;
const FILES = ['layouts/public.layout.tsx', 'routes/public/home.page.tsx'];

/**
 * Adds up the JavaScript of the first view, in bytes after brotli.
 * @throws when a visitor would have to download more than we promise
 */
export async function weighFirstView(client: string, manifest: Manifest): Promise<number> {
  const { entry, scripts } = pageAssets(manifest, FILES);
  const files = [entry, ...scripts].map((file) => readFile(path.join(client, file)));
  const bytes = (await Promise.all(files)).reduce(
    (sum, content) => sum + brotliCompressSync(content).length,
    0,
  );
  if (bytes > LIMIT_BYTES) {
    throw new Error(`The first view needs ${bytes} bytes of script; ${LIMIT_BYTES} is the limit.`);
  }
  return bytes;
}
