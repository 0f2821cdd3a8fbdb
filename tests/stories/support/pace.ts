import { MIN_FILL_MS } from '@vitrine/contracts';
import type { Page } from 'playwright';

/**
 * Moves the page's clock on by as much as a person needs at least to fill in a form: faster ones are
 * no people. Not by `page.clock`, which takes the timeline away by which a page says that it is alive.
 */
export async function asSlowAsAPerson(page: Page): Promise<void> {
  await page.evaluate((passed) => {
    const before = performance.now.bind(performance);
    performance.now = () => before() + passed;
  }, MIN_FILL_MS);
}
