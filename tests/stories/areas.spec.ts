import type { Page } from 'playwright';
import { keepSession, signIn } from './support/people.ts';
import { noteShifts, shiftOf } from './support/shifts.ts';
import { ADMIN } from './support/site.ts';
import { expect, test } from './support/test.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Area' });
const isDark = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('dark'));

/** The document and its styles come, and its first script; the app does not. */
const holdBackTheApp = (page: Page) =>
  page.route(/\/assets\/(?!area-start).*\.js$/, () => undefined);

/** Opens a page of which the app never comes, so that nothing but the document is waited for. */
const openWithoutApp = (page: Page, path: string) =>
  page
    .evaluate((to) => window.location.assign(to), path)
    .then(() => page.waitForURL(`**${path}`, { waitUntil: 'commit' }));

for (const [name, dark] of [
  ['dark', true],
  ['light', false],
] as const) {
  test(`the area's document shows frame, skeleton and the ${name} theme before the app`, async ({
    page,
  }) => {
    await keepSession(page, ADMIN);
    await page.evaluate((chosen) => localStorage.setItem('darkMode', String(chosen)), dark);
    await holdBackTheApp(page);
    await openWithoutApp(page, '/admin');
    await expect(navigation(page).getByRole('link', { name: 'Users' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(ADMIN.email)).toHaveCount(0);
    expect(await isDark(page)).toBe(dark);
  });
}

test('the activity opens at its address, without anything moving', async ({ page }) => {
  await keepSession(page, ADMIN);
  await noteShifts(page);
  await page.goto('/admin/activity');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Activity');
  await expect(page.getByText(ADMIN.email).first()).toBeAttached();
  expect(await shiftOf(page)).toBeLessThan(0.1);
});

test('a visitor is sent to sign-in, and back to the address after it', async ({ page }) => {
  await page.goto('/admin/users?role=admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await signIn(page, ADMIN, '/admin/login');
  await expect(page).toHaveURL(/\/admin\/users\?role=admin$/);
  await expect(page.getByRole('row', { name: /admin@example/ })).toBeVisible();
});
