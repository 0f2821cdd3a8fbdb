import { describe, expect, it } from 'vitest';
import { loadTypeface } from './lettering.ts';

const typeface = loadTypeface('BricolageGrotesque_700Bold.ttf');
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

  it.each(['🚀🇨🇲', '\u0000\u202e\u200b', '\ud83d', ''])('leaves out signs: %j', (text) => {
    expect(paths(text)).toBe(0);
    expect(typeface.covers(text)).toBe(true);
    expect(typeface.measure(`a${text}b`, 72)).toBe(typeface.measure('ab', 72));
  });

  it('closes the gap that a sign leaves', () => {
    expect(typeface.draw('Ship 🚀 it', 72)).toBe(typeface.draw('Ship it', 72));
  });

  it.each([
    ['Maître of Łódź', true],
    ['N̂dɔ', false],
    ['مرحبا بالعالم', false],
    ['to 日本語', false],
  ])('knows whether it has every letter of %j: %s', (text, has) => {
    expect(typeface.covers(text)).toBe(has);
  });

  it('does not contain the text itself', () => {
    expect(typeface.draw('<script>"&', 72)).toMatch(
      /^(<path transform="[\w(). -]+" d="[MLHVQCZ\d .,-]+"\/>)+$/,
    );
  });
});

describe('the typeface for the languages of Cameroon', () => {
  const andika = loadTypeface('Andika_700Bold.ttf');
  const SIZE = 100;
  /** Left, right, top and bottom of each path, y upwards. */
  const boxes = (text: string) =>
    [
      ...andika
        .draw(text, SIZE)
        .matchAll(/translate\((\S+) (\S+)\) scale\((\S+) \S+\)" d="([^"]+)"/g),
    ].map(([, left, down, scale, d = '']) => {
      const numbers = (d.match(/-?[\d.]+/g) ?? []).map((one) => Number(one) * Number(scale));
      const xs = numbers.filter((_, at) => at % 2 === 0).map((x) => x + Number(left));
      const ys = numbers.filter((_, at) => at % 2 === 1).map((y) => y - Number(down));
      return {
        x: (Math.min(...xs) + Math.max(...xs)) / 2,
        top: Math.max(...ys),
        bottom: Math.min(...ys),
      };
    });

  it.each(['ɓ ɗ ŋ ɛ ɔ ə ɨ ʉ', 'Ɓ Ɗ Ŋ Ɛ Ɔ Ə', 'ɛ̀ ɔ́ ə̄ ʉ̂ ɨ̌ ɛ̧', 'Ꞌkwe ꞌʼ', 'ə̰ ɔ̰'])(
    'has all of %j',
    (text) => {
      expect(andika.covers(text)).toBe(true);
    },
  );

  it.each(['ɛ̂', 'ɔ̌', 'Ɔ̂', 'Ŋ̀', 'ə̌', 'N̂'])(
    'sets the tone of %s in the middle and clear of it',
    (text) => {
      const [letter, mark] = boxes(text);
      if (!letter || !mark) throw new Error('a letter and its mark');
      expect(Math.abs(mark.x - letter.x)).toBeLessThan(SIZE * 0.12);
      expect(mark.bottom).toBeGreaterThan(letter.top);
      expect(mark.bottom).toBeLessThan(letter.top + SIZE * 0.2);
    },
  );

  it('gives a tone mark no width of its own', () => {
    expect(andika.measure('ɔ̌', SIZE)).toBeCloseTo(andika.measure('ɔ', SIZE));
    expect(andika.measure('ɔ̌n', SIZE)).toBeCloseTo(andika.measure('ɔn', SIZE), -0.5);
  });
});
