import type { Page } from '@playwright/test';

/** Adds up how much of what is seen moves by itself, on each page from now on. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const noted = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        noted.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has been added up on this page: 0 is nothing. */
export const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shift: number }).shift);
