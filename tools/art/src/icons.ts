import { writeFile } from 'node:fs/promises';
import { faviconSvg, markSvg, maskableSvg } from './mark.ts';
import { BASALT } from './palettes.ts';
import { ART, PUBLIC } from './places.ts';
import { icoFile, iconPng } from './raster.ts';

const FAVICON_SIZE = 32;
const APP_ICON_SIZES = [192, 512] as const;
const APPLE_ICON_SIZE = 180;

/**
 * What a browser needs to know to keep the site on a home screen, for hosts that only serve files:
 * a server writes its own, with the name of the company. Addresses are relative to it, because a host
 * may have the site in a folder.
 */
export function webManifest(): string {
  const icons = APP_ICON_SIZES.flatMap((size) =>
    (['any', 'maskable'] as const).map((purpose) => ({
      src: `icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
  const manifest = {
    name: 'Home',
    short_name: 'Home',
    start_url: './',
    display: 'standalone',
    background_color: BASALT,
    theme_color: BASALT,
    icons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Writes the mark in every form that browsers and phones ask for. */
export async function writeIcons(): Promise<void> {
  const favicon = faviconSvg();
  await writeFile(new URL('mark.svg', ART), markSvg());
  await writeFile(new URL('favicon.svg', PUBLIC), favicon);
  const small = await iconPng(favicon, FAVICON_SIZE);
  await writeFile(new URL('favicon.ico', PUBLIC), icoFile(small, FAVICON_SIZE));
  const appIcon = async (name: string, size: number) =>
    writeFile(new URL(name, PUBLIC), await iconPng(maskableSvg(), size));
  for (const size of APP_ICON_SIZES) await appIcon(`icon-${size}.png`, size);
  await appIcon('apple-touch-icon.png', APPLE_ICON_SIZE);
  await writeFile(new URL('site.webmanifest', PUBLIC), webManifest());
}
