import { describe, expect, it } from 'vitest';
import { loadTypeface } from './lettering.ts';

const typeface = loadTypeface('bricolage-grotesque', 700);
const paths = (text: string) => typeface.draw(text, 72).match(/<path /g)?.length ?? 0;

describe('a typeface', () => {
  it('draws each letter as an outline', () => {
    expect(paths('Maître of Łódź')).toBe(12);
  });

  it('sets pairs closer than the sum of their widths', () => {
    const apart = typeface.measure('T', 72) + typeface.measure('o', 72);
    expect(typeface.measure('To', 72)).toBeLessThan(apart);
  });

  it('grows with its size', () => {
    expect(typeface.measure('word', 100)).toBeCloseTo(2 * typeface.measure('word', 50));
  });

  it.each(['مرحبا بالعالم', '日本語', '🚀🇨🇲', '\u0000\u202e\u200b', '\ud83d', ''])(
    'leaves out what it has no letters for: %j',
    (text) => {
      expect(paths(text)).toBe(0);
      expect(typeface.measure(`a${text.replace(/\s/g, '')}b`, 72)).toBe(typeface.measure('ab', 72));
    },
  );

  it('puts nothing of the text itself into the drawing', () => {
    expect(typeface.draw('<script>"&', 72)).toMatch(
      /^(<path transform="[\w(). -]+" d="[MLHVQCZ\d .,-]+"\/>)+$/,
    );
  });
});
