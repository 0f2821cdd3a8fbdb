import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

// Writes the fonts in src/styles/fonts again: `pnpm --filter @vitrine/web fonts`, after a new version
// of a font or another choice of letters. The results are committed, so that no build needs this.

const web = path.resolve(import.meta.dirname, '..');
const packages = path.join(web, 'node_modules/@fontsource-variable');
const target = path.join(web, 'src/styles/fonts');

/** What English and French are written with; every first view loads these letters and no others. */
const BASIC = new Set([
  ...charactersBetween(0x20, 0x7e),
  ...'\u00a0\u202f‘’“”‹›«»–—…·•°©×€',
  ...'àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ',
]);

/** OpenType features that the styles use or that browsers apply by themselves. */
const FEATURES = 'calt ccmp clig kern liga locl mark mkmk rlig tnum'.split(' ');

const FONTS = [
  {
    name: 'bricolage-grotesque',
    family: 'Bricolage Grotesque Variable',
    declared: '200 800',
    // headings have one weight
    axes: { wght: 600 },
  },
  {
    name: 'instrument-sans',
    family: 'Instrument Sans Variable',
    declared: '400 700',
    axes: { wght: { min: 400, max: 600, default: 400 } },
  },
] as const;

const rules: string[] = [];
for (const { name, family, declared, axes } of FONTS) {
  const folder = path.join(packages, name);
  const source = await readFile(path.join(folder, `files/${name}-latin-wght-normal.woff2`));
  const ranges: Record<string, string> = JSON.parse(
    await readFile(path.join(folder, 'unicode.json'), 'utf8'),
  );
  // without control characters, as a line break is one
  const more = charactersIn(ranges.latin ?? '').filter(
    (character) => character > '\u00a0' && !BASIC.has(character),
  );
  const write = async (part: string, characters: Iterable<string>) => {
    const font = await subsetFont(source, [...characters].join(''), {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: FEATURES,
    });
    await writeFile(path.join(target, `${name}-${part}.woff2`), font);
    process.stdout.write(`${name}-${part}.woff2: ${font.length} bytes\n`);
  };
  await write('basic', BASIC);
  await write('more', more);
  await writeFile(
    path.join(target, `${name}-license.txt`),
    await readFile(path.join(folder, 'LICENSE')),
  );
  rules.push(
    [
      '@font-face {',
      `  font-family: "${family}";`,
      `  font-weight: ${declared};`,
      '  font-display: swap;',
      `  src: url("./${name}-more.woff2") format("woff2");`,
      `  unicode-range: ${unicodeRange(more)};`,
      '}',
    ].join('\n'),
  );
}
const note = '/* Written by build/subset-fonts.ts: the letters that the basic files leave out. */';
await writeFile(path.join(target, 'more.css'), `${[note, ...rules].join('\n\n')}\n`);

function charactersBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
}

/** @param range as CSS writes it: `U+0000-00FF,U+0131` */
function charactersIn(range: string): string[] {
  return range.split(',').flatMap((part) => {
    const [first, last] = part.replace('U+', '').split('-');
    const start = Number.parseInt(first ?? '', 16);
    return charactersBetween(start, last ? Number.parseInt(last, 16) : start);
  });
}

/** The same in the other direction, each run of characters as one part. */
function unicodeRange(characters: readonly string[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const run = runs.at(-1);
    if (run && code === run.last + 1) run.last = code;
    else runs.push({ first: code, last: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return runs
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}
