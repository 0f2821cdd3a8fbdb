import { describe, expect, it } from 'vitest';
import { justifiedRows } from './justified-rows.ts';

const [PHONE, SQUARE, LANDSCAPE, SCREEN, PANORAMA] = [0.46, 1, 1.5, 1.78, 9];
const rowsOf = (ratios: readonly number[]) =>
  justifiedRows(ratios).map(({ from, to }) => ratios.slice(from, to));

describe('the rows of a gallery', () => {
  it.each([
    ['nothing', [], []],
    ['one picture', [LANDSCAPE], [[LANDSCAPE]]],
    ['two screenshots side by side', [SCREEN, SCREEN], [[SCREEN, SCREEN]]],
    ['six screens of phones in one row', Array(6).fill(PHONE), [Array(6).fill(PHONE)]],
    [
      'a panorama by itself',
      [SCREEN, LANDSCAPE, PANORAMA, SQUARE, SCREEN],
      [[SCREEN, LANDSCAPE], [PANORAMA], [SQUARE, SCREEN]],
    ],
  ])('hold %s', (_, ratios, rows) => {
    expect(rowsOf(ratios)).toEqual(rows);
  });

  it('hold every picture once and in order, however many there are', () => {
    const shapes = [PHONE, SQUARE, LANDSCAPE, SCREEN, PANORAMA];
    const ratios = Array.from({ length: 100 }, (_, place) => shapes[(place * 7) % 5] ?? 1);
    const rows = justifiedRows(ratios);
    expect(rows.flatMap(({ from, to }) => ratios.slice(from, to))).toEqual(ratios);
    expect(rows.map(({ from }) => from)).toEqual([0, ...rows.map(({ to }) => to).slice(0, -1)]);
  });

  it('are filled, unless that would make them very high', () => {
    expect(justifiedRows([PHONE]).map(({ fills }) => fills)).toEqual([false]);
    expect(justifiedRows([SCREEN]).map(({ fills }) => fills)).toEqual([true]);
  });
});
