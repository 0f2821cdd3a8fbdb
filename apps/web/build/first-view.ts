import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import { pageAssets } from '../src/app/page-assets.ts';

/** Brotli, of what every page executes: all that a page to read needs. */
const ENTRY_LIMIT_BYTES = 10_000;
/** Brotli, of what the first use of a page executes besides, as on the home page. */
const APP_LIMIT_BYTES = 102_400;
const FILES = ['layouts/public.layout.tsx', 'routes/public/home.page.tsx'];

/**
 * Adds up the JavaScript that a visitor downloads, in bytes after brotli: the files must be packed.
 * @returns that of the first view of a page to read, and that of the app when it starts there
 * @throws when either is more than we promise
 */
export function weighFirstView(client: string, manifest: Manifest) {
  const { entry, scripts } = pageAssets(manifest, FILES);
  const sizeOf = (file: string): number => {
    const packed = path.join(client, `${file}.br`);
    return statSync(existsSync(packed) ? packed : path.join(client, file)).size;
  };
  const weigh = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0);
  const weight = { entry: weigh([entry]), app: weigh(scripts) };
  if (weight.entry > ENTRY_LIMIT_BYTES) {
    throw new Error(`The entry weighs ${weight.entry} bytes; ${ENTRY_LIMIT_BYTES} is the limit.`);
  }
  if (weight.app > APP_LIMIT_BYTES) {
    throw new Error(`The app weighs ${weight.app} bytes; ${APP_LIMIT_BYTES} is the limit.`);
  }
  return weight;
}
