import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright';

/** Lighthouse's benchmark of what the processor can do just now; takes a second. */
export async function measureMachine(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return index;
}
