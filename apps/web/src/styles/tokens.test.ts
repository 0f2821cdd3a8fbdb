import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, readTheme } from '#testing/theme-colors.ts';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

const AA_TEXT = 4.5;
const AA_CONTROL = 3;
const surfaces = ['ground', 'raised', 'sunken'];
const inks = ['text', 'muted', 'accent', 'second', 'danger', 'success', 'warning'];
const tones = ['accent', 'second', 'danger', 'success', 'warning'];
const categories = ['default', 'blue', 'green', 'purple', 'yellow', 'orange'];

const textPairs = [
  ...surfaces.flatMap((surface) => inks.map((ink) => [ink, surface] as const)),
  ...surfaces.flatMap((surface) =>
    categories.map((name) => [`category-${name}`, surface] as const),
  ),
  ...tones.flatMap((tone) => [tone, 'text', 'muted'].map((ink) => [ink, `${tone}-wash`] as const)),
  ['muted', 'neutral-wash'],
  ['text', 'neutral-wash'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
  ['on-inverse', 'inverse'],
  ['on-inverse-muted', 'inverse'],
  ['inverse-accent', 'inverse'],
] as const;

describe.each(['light', 'dark', 'paper'] as const)('the %s theme', (theme) => {
  const colour = readTheme(css, theme);

  it.each(textPairs)('sets %s on %s readably', (ink, surface) => {
    expect(contrast(colour(ink), colour(surface))).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each(surfaces)('draws control borders and focus rings visibly on %s', (surface) => {
    expect(contrast(colour('line-strong'), colour(surface))).toBeGreaterThanOrEqual(AA_CONTROL);
    expect(contrast(colour('accent'), colour(surface))).toBeGreaterThanOrEqual(AA_CONTROL);
  });
});
