import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '..', '..', 'fonts');
const FILE = /^(.+?)-(?:latin|vietnamese|cyrillic|greek|devanagari)(?:-ext)?-\d+-normal\.woff$/;
const LICENSE = /^(.+)\.LICENSE\.txt$/;

// The API carries the few files it draws with; the packages are here to show where they are from.
it.each(readdirSync(folder))('%s is the one of its package', (name) => {
  const family = FILE.exec(name)?.[1];
  const path = family ? `${family}/files/${name}` : `${LICENSE.exec(name)?.[1]}/LICENSE`;
  const original = readFileSync(require.resolve(`@fontsource/${path}`));
  expect(readFileSync(join(folder, name)).equals(original)).toBe(true);
});
