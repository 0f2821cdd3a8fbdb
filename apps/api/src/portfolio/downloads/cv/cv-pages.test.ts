import { describe, expect, it } from 'vitest';
import { emptyCv } from '../../../../tests/testing/empty-cv.ts';
import type { CvContent } from './cv-content.ts';
import { balanced, makeCv } from './cv-document.ts';

/** Lays out what takes this many pages at the usual scale, as type that flows does. */
const flowing = (whole: number) => (scale: number) => {
  const pages = whole * scale ** 2;
  return { scale, pages: Math.ceil(pages), fill: pages - Math.ceil(pages) + 1 };
};

describe('the scale of a CV', () => {
  it.each([
    ['one page', 0.7, false, 1],
    ['a second page that is well used', 1.7, false, 1],
    ['a second page with a few lines', 1.05, false, 0.96],
    ['a second page with a quarter', 1.25, false, 0.88],
    ['a second page that is nearly half full', 1.45, false, 1.05],
    ['a second page with a third', 1.34, false, 1.1],
    ['the same, for one page', 1.34, true, 0.84],
    ['a well used second page, for one page', 1.7, true, 1],
    ['twelve pages, for one page', 12.2, true, 1],
  ])('suits %s', (_, whole, onePage, scale) => {
    expect(balanced(onePage, flowing(whole)).scale).toBe(scale);
  });
});

const cv = (entries: number, onePage: boolean): CvContent => ({
  ...emptyCv,
  onePage,
  sections: [
    {
      title: 'Experience',
      entries: Array.from({ length: entries }, (_, at) => ({
        ...{ title: `Engineer ${at}`, aside: '2021 – today', subtitle: 'Survey of Limbe' },
        text: 'Measured hills and drew maps of them. '.repeat(9),
      })),
    },
  ],
});

it('is on one page where its owner wants that, and on two otherwise', async () => {
  expect(await pagesOf(cv(8, false))).toBe(2);
  expect(await pagesOf(cv(8, true))).toBe(1);
  expect(await pagesOf(cv(12, true))).toBeGreaterThan(1);
});

async function pagesOf(content: CvContent): Promise<number> {
  const pdf = await makeCv(content, undefined);
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}
