import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const CONDITION = /@media[^{]*\bwidth\b[^{]*/g;
/** The four widths at which pages change (components/README.md). */
const KNOWN =
  /\((?:width (?:>=|<) (?:40|48|64|72)rem|(?:40|48|64)rem <= width < (?:48|64|72)rem)\)/g;

it('asks for no other width of the window than the four', () => {
  const found = globSync('**/*.css', { cwd: source }).flatMap((file) =>
    (readFileSync(path.join(source, file), 'utf8').match(CONDITION) ?? [])
      .filter((condition) => condition.replaceAll(KNOWN, '').includes('width'))
      .map((condition) => `${file}: ${condition}`),
  );
  expect(found).toEqual([]);
});
