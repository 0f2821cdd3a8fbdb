import { readFileSync } from 'node:fs';
import path from 'node:path';
import { blogColors } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { readTheme } from '../../../styles/read-tokens.ts';

const read = (...names: string[]) => readFileSync(path.join(import.meta.dirname, ...names), 'utf8');
const look = read('category.module.css');
const tokens = read('..', '..', '..', 'styles', 'tokens.css');

/** The token that a color's gradient comes from; the one without a rule of its own is General. */
function gradientOf(color: string): string | undefined {
  const rule = (selector: string) => look.split(`${selector} {`)[1]?.split('}')[0];
  const body = rule(`[data-category="${color}"]`) ?? rule('.category');
  return /--gradient: var\(--([\w-]+)\)/.exec(body ?? '')?.[1];
}

describe('the gradient of a category', () => {
  it('is another for each color', () => {
    const found = blogColors.map(gradientOf);
    expect(found).toEqual(
      blogColors.map((color) => `category-${color.replace('-color', '')}-gradient`),
    );
    for (const name of found) expect(tokens).toContain(`--${name}: linear-gradient(`);
  });

  it('is that of General for a color that is not known', () => {
    expect(gradientOf('mauve')).toBe('category-default-gradient');
  });

  it.each(['light', 'dark'] as const)('begins and ends elsewhere for each color, %s', (theme) => {
    const color = readTheme(tokens, theme);
    const ends = blogColors.map((name) => name.replace('-color', ''));
    const seen = ends.map((name) =>
      String([color(`category-${name}-near`), color(`category-${name}-far`)]),
    );
    expect(new Set(seen).size).toBe(blogColors.length);
  });
});
