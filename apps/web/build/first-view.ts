import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { pageAssets } from '../src/app/page-assets.ts';

/** Brotli, of what every page executes: all that a page to read needs. */
const ENTRY_LIMIT_BYTES = 10_000;
/** Brotli, of what the first use of a page executes besides, as on the home page. */
const APP_LIMIT_BYTES = 102_400;
const FILES = ['layouts/public.layout.tsx', 'routes/public/home.page.tsx'];

/**
 * Adds up the JavaScript that a visitor downloads, in bytes after brotli.
 * @returns that of the first view of a page to read, and that of the app when it starts there
 * @throws when either is more than we promise
 */
export async function weighFirstView(client: string, manifest: Manifest) {
  const { entry, scripts } = pageAssets(manifest, FILES);
  const weigh = async (files: readonly string[]) => {
    const contents = await Promise.all(files.map((file) => readFile(path.join(client, file))));
    return contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
  };
  const weight = { entry: await weigh([entry]), app: await weigh(scripts) };
  if (weight.entry > ENTRY_LIMIT_BYTES) {
    throw new Error(`The entry weighs ${weight.entry} bytes; ${ENTRY_LIMIT_BYTES} is the limit.`);
  }
  if (weight.app > APP_LIMIT_BYTES) {
    throw new Error(`The app weighs ${weight.app} bytes; ${APP_LIMIT_BYTES} is the limit.`);
  }
  return weight;
}
