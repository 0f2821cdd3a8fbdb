import type { Page } from 'playwright';
import { expectAccessible } from './support/accessible.ts';
import { linkIn, mailsTo, mailTo } from './support/mailbox.ts';
import { asSlowAsAPerson } from './support/pace.ts';
import { newPerson } from './support/people.ts';
import type { Site } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Whole, but not signed by the site. */
const forged = (link: string) => link.slice(0, -6) + [...link.slice(-6)].reverse().join('');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** As from a mail: a new page, not a jump within the one that is open. */
async function open(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
}

async function confirmBy(page: Page, link: string): Promise<void> {
  await open(page, link);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
}

/** Someone who has subscribed by the API; with the link that confirmed it, and the welcome. */
async function newReader(page: Page, site: Site) {
  const { email } = newPerson();
  const { request } = page;
  const form = { email, key: crypto.randomUUID(), website: '', filled_ms: 9_000 };
  expect((await request.post('/api/newsletter/', { data: form })).ok()).toBe(true);
  const confirm = linkIn(await mailTo(site, email), '/newsletter/confirm#');
  const token = new URLSearchParams(new URL(confirm).hash.slice(1)).get('token');
  expect((await request.post(`/api/newsletter/confirm/${token}/`)).ok()).toBe(true);
  return { email, confirm, welcome: await mailTo(site, email, { count: 2 }) };
}

test('a reader subscribes with two mails, however often the link is used', {
  tag: '@database',
}, async ({ page, site, expectConsole }) => {
  expectConsole(/404/);
  const { email } = newPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/blog');
  const form = page.getByRole('form', { name: 'One letter a month' });
  await form.getByLabel('Email').fill(email);
  await asSlowAsAPerson(page);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toContainText(email);
  await expect(form.getByRole('status')).toBeFocused();

  const confirm = linkIn(await mailTo(site, email), '/newsletter/confirm#');
  // a mail program looks at the link, and confirms nothing
  expect((await page.request.get(confirm)).status()).toBe(200);
  await confirmBy(page, forged(confirm));
  await expect(heading(page)).toHaveText('This link has expired');
  expect(await mailsTo(site, email)).toHaveLength(1);

  await confirmBy(page, confirm);
  await expect(heading(page)).toHaveText('You are subscribed');
  expect(page.url()).not.toContain('token');
  await expectAccessible(page, 'the confirmed subscription');
  await mailTo(site, email, { count: 2 });
  await confirmBy(page, confirm);
  await expect(heading(page)).toHaveText('You are subscribed');
  expect(await mailsTo(site, email)).toHaveLength(2);
});

test('a reader leaves with one link, however often it is used', {
  tag: '@database',
}, async ({ page, site, expectConsole }) => {
  expectConsole(/404/);
  await page.setViewportSize({ width: 360, height: 740 });
  const { email, confirm, welcome } = await newReader(page, site);
  const leave = linkIn(welcome, '/newsletter/unsubscribe#');
  const oneClick = /^List-Unsubscribe: <(\S+)>/m.exec(welcome)?.[1] ?? 'no address';
  expect((await page.request.get(leave)).status()).toBe(200);
  expect((await page.request.get(oneClick)).status()).toBe(405);
  await open(page, forged(leave));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(heading(page)).toHaveText('This link has expired');
  // still subscribed: the confirmation is known
  await confirmBy(page, confirm);
  await expect(heading(page)).toHaveText('You are subscribed');

  for (const time of ['once', 'twice']) {
    await open(page, leave);
    await expect(heading(page), time).toHaveText('Unsubscribe from the newsletter?');
    await page.getByRole('button', { name: 'Unsubscribe' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page), time).toHaveText('You are unsubscribed');
    await expect(page.getByRole('link', { name: 'Read our Insights' }), time).toBeFocused();
  }
  await confirmBy(page, confirm);
  await expect(heading(page)).toHaveText('This link has expired');
  expect(await mailsTo(site, email)).toHaveLength(2);
});

test('a link that is not whole says so, also where nothing runs', async ({
  page,
  browser,
  site,
}) => {
  await page.goto('/newsletter/confirm');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is incomplete');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const still = await context.newPage();
  await still.goto('/newsletter/unsubscribe#token=abc');
  const notice = still.locator('noscript p');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('This page needs JavaScript');
  await context.close();
});
