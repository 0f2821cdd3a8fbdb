import { MIN_FILL_MS } from '@vitrine/contracts';
import type { Page } from 'playwright';

/** Waits for as long as a person needs at least to fill in a form: faster ones are no people. */
export async function asSlowAsAPerson(page: Page): Promise<void> {
  const until = (await page.evaluate(() => performance.now())) + MIN_FILL_MS;
  await page.waitForFunction((time) => performance.now() > time, until);
}
