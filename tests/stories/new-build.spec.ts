import type { Page, Route } from 'playwright';
import { expectAccessible } from './support/accessible.ts';
import { professional } from './support/professional.ts';
import { COMPANY_PAGES_CODE } from './support/public-pages.ts';
import { comeAlive } from './support/slow-line.ts';
import { expect, test } from './support/test.ts';

/** As the server answers for the code of a build that another has taken the place of. */
const gone = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' });

const missing = (page: Page) =>
  page.getByRole('heading', { name: 'This page could not be loaded' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' });
const ABOUT = 'A small company at the foot of a mountain';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

interface Missing {
  /** How often the code was asked for since it is gone. */
  asked(): number;
  /** How often a page as a whole was asked for since then. */
  loads(): number;
}

/** Takes code away: from the tab as it is, or also from the page that is loaded again. */
async function takeAway(page: Page, file: RegExp, from: 'this tab' | 'everybody') {
  let asked = 0;
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'GET') loads += 1;
  });
  await page.route(file, (route) => {
    asked += 1;
    return from === 'this tab' && loads > 0 ? route.continue() : gone(route);
  });
  return { asked: () => asked, loads: () => loads } satisfies Missing;
}

test.describe('a tab from before a new build', () => {
  test.beforeEach(({ expectConsole }) => {
    expectConsole(/404|Failed to fetch dynamically|Code of the page|Failed to load/);
  });

  test('loads the page again that someone goes to, once', async ({ page }) => {
    await page.goto('/login');
    const { loads } = await takeAway(page, COMPANY_PAGES_CODE, 'this tab');
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(heading(page)).toHaveText(ABOUT);
    expect(loads()).toBe(1);
  });

  test('keeps what was typed on the page that is left', async ({ page }) => {
    await professional(page);
    await page.goto('/user/portfolio');
    await page.getByRole('button', { name: 'Edit Portfolio' }).click();
    await page.getByLabel('Headline').fill('Engineer for unreliable networks');
    const { loads } = await takeAway(page, /settings\.page-/, 'this tab');
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await expect(page.getByLabel('First Name')).toHaveValue('Ngozi');
    expect(loads()).toBe(1);
    await page.getByRole('link', { name: 'Portfolio' }).first().click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByLabel('Headline')).toHaveValue('Engineer for unreliable networks');
  });

  test('says so where the code stays away, and goes on when it is back', async ({ page }) => {
    await page.goto('/login');
    const { asked, loads } = await takeAway(page, COMPANY_PAGES_CODE, 'everybody');
    await page.getByRole('link', { name: 'About Us' }).first().click();
    // the server's page can be read, and its links lead on
    await expect.poll(loads).toBe(1);
    await expect(heading(page)).toHaveText(ABOUT);
    await page.getByRole('link', { name: 'Insights' }).first().click();
    await expect(page).toHaveURL(/\/blog$/);
    await page.getByLabel('Email').focus();
    await comeAlive(page);

    const before = { asked: asked(), loads: loads() };
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect(missing(page)).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole('banner')).toBeVisible();
    await expectAccessible(page, 'a page whose code is missing');
    expect(loads(), 'no second time of itself').toBe(before.loads);
    expect(asked() - before.asked, 'asks a few times, not without end').toBeLessThan(5);

    await page.unroute(COMPANY_PAGES_CODE);
    await tryAgain(page).click();
    await expect(heading(page)).toHaveText(ABOUT);
  });

  test('shows an area whose code is missing as missing, not as loading', async ({ page }) => {
    await professional(page);
    const { loads } = await takeAway(page, /account\.layout-/, 'everybody');
    // not by `goto`, which waits for a page that answers
    await page.evaluate(() => window.location.assign('/user/settings'));
    await expect(missing(page)).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(0);
    await expectAccessible(page, 'an area whose code is missing');
    expect(loads(), 'opened, and once again').toBe(2);

    await page.unroute(/account\.layout-/);
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByLabel('First Name')).toHaveValue('Ngozi');
  });
});

test('a page that is asked for without a line is not left for the error of the browser', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Code of the page/);
  await page.goto('/login');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(missing(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await tryAgain(page).click();
  await expect(missing(page)).toBeVisible();

  await context.setOffline(false);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await tryAgain(page).click();
  await expect(heading(page)).toHaveText(ABOUT);
  expect(loads, 'the code alone was missing').toBe(0);
});
