import { expect, type Page } from '@playwright/test';

/** Looks at a page as it is where the system chooses the colours, and gives it its own back. */
export async function inForcedColours(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await look();
  await page.emulateMedia({ forcedColors: null });
}

/** The header is solid at the top of a page, over a hero, too. */
export async function expectSolidHeader(page: Page, where: string): Promise<void> {
  const ground = () =>
    page.getByRole('banner').evaluate((one) => {
      const { opacity, backgroundColor } = getComputedStyle(one, '::before');
      const canvas = getComputedStyle(document.body).backgroundColor;
      return { opacity, isCanvas: backgroundColor === canvas };
    });
  // on a busy machine the new colours come a moment after they were asked for
  await expect.poll(ground, `header of ${where}`).toEqual({ opacity: '1', isCanvas: true });
}

/** The button of the menu is seen. */
export async function expectMenuIsSeen(page: Page, where: string): Promise<void> {
  const lines = page.getByRole('button', { name: 'Open menu' }).locator('span').last();
  const [color, canvas] = await lines.evaluate((one) => [
    getComputedStyle(one, '::before').backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(color, `menu of ${where}`).not.toBe(canvas);
}

/** A light section has an edge. */
export async function expectLightSectionHasEdge(page: Page, where: string): Promise<void> {
  const light = page.locator('main section.light');
  const edge = await light.evaluate((one) => getComputedStyle(one).borderBlockStartStyle);
  expect(edge, `light section of ${where}`).toBe('solid');
}

/** What only one page has, by its address. */
export const PARTS_OF_ONE_PAGE: Record<string, (page: Page) => Promise<void>> = {
  // the dots of the hero and the present page can be distinguished
  '/': async (page) => {
    const dots = page.getByRole('group', { name: 'Background pictures' }).locator('[data-dot]');
    const colors = await dots.evaluateAll((all) =>
      all.map((dot) => getComputedStyle(dot, '::before').backgroundColor),
    );
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(colors[0]).not.toBe(colors[1]);
    expect(colors).not.toContain(canvas);
  },
  // the word that is chosen can be read
  '/blog/all': async (page) => {
    const chosen = page.getByRole('radio', { name: 'All', checked: true }).locator('xpath=..');
    const look = await chosen.evaluate((one) => {
      const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(one);
      return { color, backgroundColor, forcedColorAdjust };
    });
    // else the ground of a page is put behind the word, which has the same colour
    expect(look.forcedColorAdjust).toBe('none');
    expect(look.color).not.toBe(look.backgroundColor);
  },
  // cards have an edge
  '/vision-mission': async (page) => {
    const values = page.getByRole('region', { name: /values/ }).getByRole('listitem');
    const edge = await values.first().evaluate((one) => getComputedStyle(one).outlineStyle);
    expect(edge).toBe('solid');
  },
};
