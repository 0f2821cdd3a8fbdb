import { expect, type Page } from '@playwright/test';
import { fitsSideways } from './motion.ts';

/** The page of each width needs no scrolling to the side, and says what it is about. */
export async function expectFits(page: Page, name: string, widths: number[]): Promise<void> {
  for (const width of widths) {
    // a phone of 320 by 640, and a laptop of 1280 by 800 that is zoomed to 200 %
    await page.setViewportSize({ width, height: width === 640 ? 400 : 640 });
    const where = `${name} at ${width} px`;
    expect(await fitsSideways(page), where).toBe(true);
    await expect(page.getByRole('heading', { level: 1 }), where).toBeVisible();
  }
}

/** Everything to press is 24 px large, unless it is in a sentence. */
export async function expectLargeTargets(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(smallTargets), `small targets of ${where}`).toEqual([]);
}

/** The words under a heading end in no line much shorter than the others. */
export async function expectEvenLines(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(shortEnds), `short last lines of ${where}`).toEqual([]);
}

/** One section is light, and seen as such. */
export async function expectOneLightSection(page: Page, where: string): Promise<void> {
  const light = page.locator('main section.light');
  await expect(light, where).toHaveCount(1);
  const grounds = await light.evaluate((section) => [
    getComputedStyle(section).backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(grounds[0], where).not.toBe(grounds[1]);
}

/** Runs in the page. */
function shortEnds(): string[] {
  const leads = [...document.querySelectorAll('main :is(h1, h2) + p')];
  return leads.flatMap((words) => {
    if (words.closest('[data-article-text]')) return [];
    const range = document.createRange();
    range.selectNodeContents(words);
    const lines = [...range.getClientRects()].map(({ width }) => width);
    const last = lines.at(-1) ?? 0;
    const isShort = lines.length > 1 && last < Math.max(...lines) / 2;
    return isShort ? [`${words.textContent}: ${lines.map(Math.round)}`] : [];
  });
}

/** Runs in the page. */
function smallTargets(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isInSentence = (element: Element) => {
    const around = element.parentElement?.textContent?.trim() ?? '';
    const own = element.textContent?.trim() ?? '';
    return getComputedStyle(element).display === 'inline' && around.length > own.length + 3;
  };
  return (
    [...document.querySelectorAll('a[href], button, select, summary')]
      .filter((element) => isShown(element) && !isInSentence(element))
      // a link that covers its card is as large as the card; a skip link is shown on focus alone
      .filter((element) => !element.matches('.covers, [href="#main"]'))
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isSmall = width > 0 && (width < 23.5 || height < 23.5);
        return isSmall ? [`${element.textContent} ${width} x ${height}`] : [];
      })
  );
}

/**
 * Expects a page to fit a phone with words that are 40 % longer than in English, as those of other
 * languages can be. The last thing that a test does with a page: its texts are changed.
 */
export async function expectFitsLongerWords(page: Page, where: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.parentElement?.closest('script, style')) continue;
      node.nodeValue = (node.nodeValue ?? '').replace(
        /\p{L}{3,30}/gu,
        (word) => word + word.slice(0, Math.ceil(word.length * 0.4)),
      );
    }
  });
  const wide = (await fitsSideways(page)) ? [] : await page.evaluate(widestTexts);
  expect(wide, `${where} with longer words`).toEqual([]);
}

/** What does not fit, to find it by. Runs in the page. */
function widestTexts(): string[] {
  const width = document.documentElement.clientWidth;
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > width + 0.5)
    .map(
      (element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 60)}`,
    );
}
