import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { webManifest } from './icons.ts';
import { faviconSvg, markSvg } from './mark.ts';
import { ART, PUBLIC } from './places.ts';

const text = (file: URL) => readFileSync(file, 'utf8');

describe('the mark', () => {
  it.each([
    [new URL('mark.svg', ART), markSvg()],
    [new URL('favicon.svg', PUBLIC), faviconSvg()],
    [new URL('site.webmanifest', PUBLIC), webManifest()],
  ])('is committed as the generator draws it: %s', (file, expected) => {
    expect(text(file)).toBe(expected);
  });

  it.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('%s is a square of its size', async (name, size) => {
    const metadata = await sharp(readFileSync(new URL(name, PUBLIC))).metadata();
    expect(metadata).toMatchObject({ format: 'png', width: size, height: size });
  });

  it('favicon.ico holds one PNG', async () => {
    const ico = readFileSync(new URL('favicon.ico', PUBLIC));
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).toMatchObject({
      format: 'png',
      width: 32,
    });
  });

  it('every icon of the web manifest exists', () => {
    const { icons } = JSON.parse(webManifest()) as { icons: { src: string }[] };
    const missing = icons.filter(({ src }) => !existsSync(new URL(src, PUBLIC)));
    expect(missing).toEqual([]);
  });
});

it('the web manifest names addresses beside it, wherever a host has the site', () => {
  const { start_url, icons } = JSON.parse(webManifest());
  const folder = 'https://host.example/company/';
  for (const address of [start_url, ...icons.map(({ src }: { src: string }) => src)]) {
    expect(new URL(address, `${folder}site.webmanifest`).href).toMatch(new RegExp(`^${folder}`));
  }
});
