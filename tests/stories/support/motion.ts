import type { Page } from 'playwright';

/** Waits for everything that moves and comes to an end; colours are judged where they stay. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      // what goes on with scrolling does not end by itself
      .filter((one) => one.timeline === document.timeline)
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(ending.map((one) => one.finished));
  });
}

/** Whether a page needs no scrolling to the side. */
export async function fitsSideways(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
  );
}
