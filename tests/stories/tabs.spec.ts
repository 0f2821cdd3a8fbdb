import type { BrowserContext, Page } from 'playwright';
import { professional } from './support/professional.ts';
import { expect, test } from './support/test.ts';

const TABS = 5;

async function openTabs(context: BrowserContext, first: Page): Promise<Page[]> {
  const others = Array.from({ length: TABS - 1 }, () => context.newPage());
  const tabs = [first, ...(await Promise.all(others))];
  await Promise.all(tabs.map((tab) => tab.goto('/user/settings')));
  await expectSettings(tabs);
  return tabs;
}

async function expectSettings(tabs: Page[]): Promise<void> {
  for (const tab of tabs) await expect(tab.getByLabel('First Name')).toHaveValue('Ngozi');
}

/** Makes the stored access token one that the server refuses, and that has so long left. */
async function spoilToken(page: Page, secondsLeft: number): Promise<void> {
  await page.evaluate((left) => {
    const [head, , signature] = (localStorage.getItem('authToken') ?? '').split('.');
    // the browser's clock, by which the app judges a token
    const exp = Math.floor(Date.now() / 1000) + left;
    const claims = btoa(JSON.stringify({ exp })).replaceAll('=', '');
    localStorage.setItem('authToken', [head, claims, signature].join('.'));
  }, secondsLeft);
}

/** Asks for something in all tabs at the same time, and counts how often the session is renewed. */
async function renewals(context: BrowserContext, tabs: Page[]): Promise<number> {
  let count = 0;
  const listen = (request: { url(): string }) => {
    if (request.url().endsWith('/api/auth/refresh/')) count += 1;
  };
  context.on('request', listen);
  await Promise.all(tabs.map((tab) => tab.reload()));
  await expectSettings(tabs);
  context.off('request', listen);
  return count;
}

test('five tabs with a token that has ended renew it once', async ({ page, context }) => {
  await professional(page);
  const tabs = await openTabs(context, page);
  await spoilToken(page, -600);
  expect(await renewals(context, tabs)).toBe(1);
  expect(await renewals(context, tabs), 'the new token is good').toBe(0);
});

test('five tabs with a token that is refused renew it once', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/401/);
  await professional(page);
  const tabs = await openTabs(context, page);
  await spoilToken(page, 600);
  expect(await renewals(context, tabs)).toBe(1);
});

test('signing out in one tab signs the others out', async ({ page, context, expectConsole }) => {
  // what the other tabs were asking for at that moment
  expectConsole(/401/);
  await professional(page);
  const tabs = await openTabs(context, page);
  await page.getByRole('button', { name: 'Logout' }).click();
  for (const tab of tabs) {
    await expect(tab).toHaveURL(/\/user\/login$/);
    await expect(tab.getByLabel('First Name')).toHaveCount(0);
  }
});
