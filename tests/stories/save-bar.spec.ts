import type { Page } from 'playwright';
import { professional, storedPortfolio } from './support/professional.ts';
import { expect, test } from './support/test.ts';

/** How much of the screen the bar around the button takes, from 0 to 1. */
const shareOfBar = (page: Page) =>
  page.getByRole('button', { name: 'Save Changes' }).evaluate((button) => {
    let bar: Element | null = button;
    const says = () => bar?.querySelector('[role="alert"]');
    while (bar && !(getComputedStyle(bar).position === 'sticky' && says())) bar = bar.parentElement;
    return bar ? bar.getBoundingClientRect().height / window.innerHeight : 1;
  });

test('the bar that saves leaves half of the screen, whatever it has to say', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/Failed to (save|load)|ERR_FAILED/);
  await page.setViewportSize({ width: 360, height: 640 });
  await professional(page);
  await page.goto('/user/portfolio?mode=edit');
  await page.getByLabel('Headline').fill('Typed on this device');
  await page.route('**/api/portfolio/', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('No connection. Kept on this device.')).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await page.request.put(`${site.url}/api/portfolio/`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { headline: 'Typed on the other', summary: 'There, too.', skills: ['Go'] },
  });
  expect((await storedPortfolio(page, site)).headline).toBe('Typed on the other');
  await page.evaluate(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await expect(page.getByRole('button', { name: 'Compare both versions' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();

  for (const [width, height] of [
    [360, 640],
    [640, 400],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await shareOfBar(page), `${width} x ${height}`).toBeLessThanOrEqual(0.5);
  }
  // in a bar that scrolls, what it says and what it offers can still be come to
  await page.setViewportSize({ width: 640, height: 400 });
  for (const name of ['Compare both versions', 'Try Again', 'Save Changes']) {
    const button = page.getByRole('button', { name });
    await button.focus();
    await expect(button, name).toBeInViewport({ ratio: 1 });
  }
});
