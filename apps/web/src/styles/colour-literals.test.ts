import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const LITERAL = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;

it('keeps every colour in tokens.css', () => {
  const found = globSync('**/*.css', { cwd: source })
    .filter((file) => file !== path.join('styles', 'tokens.css'))
    .flatMap((file) => {
      const css = readFileSync(path.join(source, file), 'utf8').replaceAll(/url\([^)]*\)/g, '');
      return (css.match(LITERAL) ?? []).map((literal) => `${file}: ${literal}`);
    });
  expect(found).toEqual([]);
});
