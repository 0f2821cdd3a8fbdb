import type { Page } from 'playwright';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { boxOf } from './support/boxes.ts';
import {
  expectLightSectionHasEdge,
  expectSolidHeader,
  inForcedColours,
  PARTS_OF_ONE_PAGE,
} from './support/forced-colours.ts';
import {
  expectEvenLines,
  expectFits,
  expectLargeTargets,
  expectOneLightSection,
} from './support/page-checks.ts';
import { FIXED_PAGES, type PublicPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

const PORTFOLIO = 'a portfolio';
const ADDRESSES: [name: string, address: (pages: PublicPages) => string][] = [
  ...FIXED_PAGES.map((path): [string, () => string] => [path, () => path]),
  ['an article', ({ article }) => article],
  [PORTFOLIO, ({ portfolio }) => portfolio],
];

/** These are of one colour. */
const WITHOUT_LIGHT = [
  '/blog/all',
  '/privacy',
  '/terms',
  '/cookies',
  '/login',
  '/register',
  PORTFOLIO,
];
/** Of these everything is under its heading as someone wrote it. */
const AS_WRITTEN = ['/blog/all', '/privacy', '/terms', '/cookies', PORTFOLIO];

test.use({ viewport: { width: 1280, height: 800 } });

for (const [name, address] of ADDRESSES) {
  test(`${name} is whole on a desk: it fits, is pressed, read and distinguished`, async ({
    page,
    pages,
  }) => {
    await page.goto(address(pages));
    const hasLight = !WITHOUT_LIGHT.includes(name);
    expect(await page.content()).not.toContain('Vitrine');
    if (hasLight) await expectOneLightSection(page, name);
    await expectLargeTargets(page, `${name} at 1280 px`);
    await inForcedColours(page, async () => {
      // a portfolio has a ground of its own
      if (name !== PORTFOLIO) await expectSolidHeader(page, name);
      if (hasLight) await expectLightSectionHasEdge(page, name);
      await PARTS_OF_ONE_PAGE[name]?.(page);
    });
    for (const width of AS_WRITTEN.includes(name) ? [] : [1280, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await expectEvenLines(page, `${name} at ${width} px`);
    }
    await PARTS[name]?.(page);
    // the words as they are: those on a phone are long
    await expectFits(page, name, [1280, 640, 320, 360]);
    await expectLargeTargets(page, `${name} at 360 px`);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessibleInBothThemes(page, `${name} at 1280 px`);
  });
}

/** What a page is looked at for beside what holds for all of them. */
const PARTS: Record<string, (page: Page) => Promise<void>> = {
  // the small print over the mountain ends where the header does
  '/login': async (page) => {
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const print = await boxOf(page.getByRole('main').getByText('Etinde, 1,713 m'));
      const rule = await boxOf(page.getByRole('contentinfo').locator('.contained').first());
      expect(print.right, `${width} px`).toBeCloseTo(rule.right, 0);
    }
  },
};
