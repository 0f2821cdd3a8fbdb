import { describe, expect, it } from 'vitest';
import { type Atom, fillPages } from './cv-layout.ts';
import { createPaper } from './cv-paper.ts';
import { margin, sheet } from './cv-styles.ts';

const room = sheet.height - margin.top - margin.bottom;

function place(sizes: readonly (readonly [height: number, keepsNext?: boolean])[]) {
  const paper = createPaper({
    title: 'T',
    author: 'A',
    subject: '',
    keywords: '',
    language: 'en',
    made: new Date(0),
  });
  paper.pdf.addPage();
  const placed: { page: number; top: number }[] = [];
  const atoms = sizes.map(
    ([height, keepsNext = false]): Atom => ({
      before: 10,
      height,
      keepsNext,
      draw: (top) => placed.push({ page: paper.pdf.bufferedPageRange().count, top }),
    }),
  );
  const { isWhole } = fillPages(paper, atoms, margin.top);
  return { placed, isWhole };
}

describe('the pages', () => {
  it('hold what fits, with room between', () => {
    const { placed, isWhole } = place([[20], [20]]);
    expect(placed).toEqual([
      { page: 1, top: margin.top + 10 },
      { page: 1, top: margin.top + 40 },
    ]);
    expect(isWhole).toBe(true);
  });

  it('carry a heading over to what it is above', () => {
    const { placed } = place([[room - 100], [30, true], [60]]);
    expect(placed.slice(1)).toEqual([
      { page: 2, top: margin.top },
      { page: 2, top: margin.top + 40 },
    ]);
  });

  it('part what is higher than a page where the page ends', () => {
    const { placed } = place(Array.from({ length: 30 }, () => [50, true] as const));
    expect(placed.map(({ page }) => page)).toContain(3);
    for (const { top } of placed)
      expect(top + 50).toBeLessThanOrEqual(sheet.height - margin.bottom);
  });

  it('come to an end, whatever there is', () => {
    const { placed, isWhole } = place(Array.from({ length: 3_000 }, () => [50] as const));
    expect(isWhole).toBe(false);
    expect(placed.at(-1)?.page).toBe(30);
  });
});
