import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawLetters, initials } from './letters.ts';
import { monogram } from './monogram.ts';

describe('initials', () => {
  it.each([
    ['Ndolo Ekema', 'NE'],
    ['Éposi Ma Likowo', 'EL'],
    ["Jean-Paul N'Diaye", 'JD'],
    ['maître', 'M'],
    ['  ', ''],
    ['李 明', ''],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe('drawLetters', () => {
  it('has a drawing for every capital letter, none of them blank', async () => {
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      const drawing = drawLetters(letter, { x: 32, y: 32, height: 40, color: '#fff' });
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/>${drawing}</svg>`;
      const { channels } = await sharp(Buffer.from(svg)).stats();
      expect(channels[0]?.mean, letter).toBeGreaterThan(8);
    }
  });
});

describe('monogram', () => {
  it('is the same picture for the same name, and another for another', () => {
    const drawn = monogram('Ada Obi');
    expect(monogram('Ada Obi')).toBe(drawn);
    expect(monogram('Ada Oben')).not.toBe(drawn);
  });

  it('draws land alone for a name without Latin letters', () => {
    expect(monogram('李 明')).toMatch(/^<svg /);
  });
});
