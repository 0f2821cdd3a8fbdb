import { readFileSync } from 'node:fs';
import path from 'node:path';
import { postColors } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { contrast, readTheme } from '#testing/theme-colors.ts';

const read = (...names: string[]) => readFileSync(path.join(import.meta.dirname, ...names), 'utf8');
const look = read('category.module.css');
const tokens = read('..', '..', 'styles', 'tokens.css');
const categories = postColors.map((color) => color.replace('-color', ''));
const AA_TEXT = 4.5;

const ruleOf = (selector: string) => look.split(`${selector} {`)[1]?.split('}')[0];

/** What is declared for a category: its own rule after that of all. */
const declaredFor = (category: string) =>
  `${ruleOf('.category')}${ruleOf(`[data-category="${category}"]`) ?? ''}`;

/** The colours of a category in a theme: `near` and `far` are the ends of its gradient. */
const coloursOf = (category: string, theme: 'light' | 'dark') =>
  readTheme(`${tokens} .${theme} {${declaredFor(category)}}`, theme);

describe('the gradient of a category', () => {
  it('goes from its near end to its far one', () => {
    expect(declaredFor('blue')).toMatch(
      /--gradient: linear-gradient\(\S+ var\(--near\), var\(--far\)/,
    );
  });

  it('is that of General for a color that is not known', () => {
    expect(declaredFor('mauve')).toBe(declaredFor('default'));
    expect(declaredFor('mauve')).toContain('--tint: var(--category-default)');
  });

  describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
    it('begins and ends elsewhere for each color', () => {
      const ends = categories.map((name) => {
        const colour = coloursOf(name, theme);
        return String([colour('near'), colour('far')]);
      });
      expect(new Set(ends).size).toBe(postColors.length);
    });

    it.each(categories)('takes the ink of %s', (name) => {
      const colour = coloursOf(name, theme);
      expect(colour('tint')).toEqual(colour(`category-${name}`));
    });

    it.each(
      categories.flatMap((name) =>
        ['near', 'far'].flatMap((end) =>
          ['text', 'muted', 'accent', 'second', 'tint'].map((ink) => [ink, name, end] as const),
        ),
      ),
    )('sets %s on %s, its %s end, readably', (ink, name, end) => {
      const colour = coloursOf(name, theme);
      expect(contrast(colour(ink), colour(end))).toBeGreaterThanOrEqual(AA_TEXT);
    });
  });
});
