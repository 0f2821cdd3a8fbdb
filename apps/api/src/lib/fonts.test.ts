import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '..', '..', 'fonts');
const TRUETYPE = /^(Andika|BricolageGrotesque|InstrumentSans|NotoSans)_(\d00\w+)\.ttf$/;
const PACKAGES: Record<string, string> = {
  BricolageGrotesque: 'bricolage-grotesque',
  InstrumentSans: 'instrument-sans',
  NotoSans: 'noto-sans',
};
const LICENSE = /^(.+)\.LICENSE\.txt$/;

/** Where a file of ours comes from. */
function originOf(name: string): string {
  const [, face = '', style] = TRUETYPE.exec(name) ?? [];
  if (face === 'Andika') return `@expo-google-fonts/andika/${name}`;
  if (face) return `@expo-google-fonts/${PACKAGES[face]}/${style}/${name}`;
  return `@expo-google-fonts/${LICENSE.exec(name)?.[1]}/LICENSE_FONT`;
}

// The API carries the few files it draws with; the packages are here to show where they are from.
// Andika's has no copy of the licence, which is at openfontlicense.org.
it.each(readdirSync(folder).filter((name) => name !== 'andika.LICENSE.txt'))(
  '%s is the one of its package',
  (name) => {
    const original = readFileSync(require.resolve(originOf(name)));
    expect(readFileSync(join(folder, name)).equals(original)).toBe(true);
  },
);
