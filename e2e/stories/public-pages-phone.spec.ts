import { expectAccessibleInBothThemes } from '../src/accessible.ts';
import { expectMenuIsSeen, expectSolidHeader, inForcedColours } from '../src/forced-colours.ts';
import { type LongPages, lengthenPublicSite } from '../src/long-words.ts';
import { expectFits } from '../src/page-checks.ts';
import { FIXED_PAGES, type PublicPages, publicPages } from '../src/public-pages.ts';
import { expect, test } from '../src/test.ts';

let pages: PublicPages & { long: LongPages };

// What is written stands there with a word of 200 letters for the first of each list.
test.beforeAll(async ({ site, playwright }) => {
  const usual = await publicPages(site.url);
  const request = await playwright.request.newContext({ baseURL: site.url });
  pages = { ...usual, long: await lengthenPublicSite(request) };
  await request.dispose();
});

test.use({ viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 });

const PORTFOLIO = 'a portfolio';
const ADDRESSES: [name: string, address: () => string][] = [
  ...FIXED_PAGES.filter((path) => !path.startsWith('/projects/')).map(
    (path): [string, () => string] => [path, () => path],
  ),
  ['a case study of long words', () => pages.long.caseStudy],
  ['an article', () => pages.article],
  ['an article of long words', () => pages.long.article],
  [PORTFOLIO, () => pages.portfolio],
];

for (const [name, address] of ADDRESSES) {
  test(`${name} is whole on a phone: it fits, is read and told apart`, async ({ page }) => {
    await page.goto(address());
    expect(await page.content()).not.toContain('Vitrine');
    // a portfolio has a ground of its own
    if (name !== PORTFOLIO) {
      await inForcedColours(page, async () => {
        await expectSolidHeader(page, name);
        await expectMenuIsSeen(page, name);
      });
    }
    await expectFits(page, name, [320, 640, 360]);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectAccessibleInBothThemes(page, `${name} at 360 px`);
  });
}
