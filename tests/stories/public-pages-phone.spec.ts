import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { expectMenuIsSeen, expectSolidHeader, inForcedColours } from './support/forced-colours.ts';
import { type LongPages, lengthenPublicSite } from './support/long-words.ts';
import { expectFits, expectFitsLongerWords } from './support/page-checks.ts';
import { FIXED_PAGES, type PublicPages } from './support/public-pages.ts';
import { test as base, expect } from './support/test.ts';

/** What is written is there with a word of 200 letters for the first of each list. */
const test = base.extend<object, { long: LongPages }>({
  long: [
    // after the pages as they are usually, of which one is the first of its list
    async ({ site, pages: _usual, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: site.url });
      const long = await lengthenPublicSite(request);
      await request.dispose();
      await use(long);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.use({ viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 });

const PORTFOLIO = 'a portfolio';
type Pages = PublicPages & { long: LongPages };
const ADDRESSES: [name: string, address: (pages: Pages) => string][] = [
  ...FIXED_PAGES.filter((path) => !path.startsWith('/projects/')).map(
    (path): [string, () => string] => [path, () => path],
  ),
  ['a case study of long words', ({ long }) => long.caseStudy],
  ['an article', ({ article }) => article],
  ['an article of long words', ({ long }) => long.article],
  [PORTFOLIO, ({ portfolio }) => portfolio],
];

for (const [name, address] of ADDRESSES) {
  test(`${name} is whole on a phone: it fits, is read and distinguished`, async ({
    page,
    pages,
    long,
  }) => {
    await page.goto(address({ ...pages, long }));
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
    await expectFitsLongerWords(page, name);
  });
}
