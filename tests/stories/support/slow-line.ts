import type { Page } from 'playwright';

const KB = 1_000;

/** The connection of a phone at the edge of the mobile network. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50 * KB,
    uploadThroughput: 50 * KB,
  });
}

/** Whether the page answers by its own scripts already. */
export const isAlive = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('alive').length > 0);

/** Whether the page waits for someone to use what needs its scripts, and is only read until then. */
const isForReading = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-hydration="on-intent"]') !== null);

/** Resolves once it does. */
export async function comeAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
}

/** Resolves once the page is as it stays while nobody uses it. */
export async function comeToRest(page: Page): Promise<void> {
  if (!(await isForReading(page))) await comeAlive(page);
}

/** Opens a page and resolves when it is painted: on a slow connection long before scripts run. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.location.assign(to), path);
  await page.waitForURL((url) => url.pathname + url.hash === path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}
