import type { Page } from 'playwright';
import { COMPANY_PAGES_CODE } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

/** Addresses that the page asked for from now on. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

const heroes = (asked: string[]) => asked.filter((path) => path.startsWith('/art/hero-'));

for (const [name, connection] of [
  ['who saves data', { saveData: true, effectiveType: '4g' }],
  ['who is on a slow line', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(`${name} gets one still picture and nothing in advance`, async ({ page }) => {
    await page.setExtraHTTPHeaders(connection.saveData ? { 'Save-Data': 'on' } : {});
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const asked = listen(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Pause slideshow' })).toHaveCount(0);
    // on a busy machine the line can be idle before the page has come to ask for anything
    await expect.poll(() => heroes(asked).length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(new Set(heroes(asked)).size).toBe(1);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Team', exact: true }).first().hover();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => COMPANY_PAGES_CODE.test(path))).toEqual([]);
  });
}

test('on a good line the next page is asked for when it is pointed at', async ({ page }) => {
  await page.goto('/login');
  const ahead = page.waitForRequest(COMPANY_PAGES_CODE);
  await page.getByRole('link', { name: 'Team', exact: true }).first().hover();
  await ahead;
});
