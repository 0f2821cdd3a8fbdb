import { expectAccessible } from '../src/accessible.ts';
import { linkIn, mailsTo, mailTo } from '../src/mailbox.ts';
import { asSlowAsAPerson } from '../src/pace.ts';
import { expect, test } from '../src/test.ts';

/** Whole, but not signed by the site. */
const forged = (link: string) => link.slice(0, -6) + [...link.slice(-6)].reverse().join('');

test('a reader subscribes with two mails and leaves with one link, however often it is used', {
  tag: '@database',
}, async ({ page, site, expectConsole }) => {
  expectConsole(/404/);
  const email = `reader.${process.pid}@example.com`;
  const heading = page.getByRole('heading', { level: 1 });
  /** As from a mail: a new page, not a jump within the one that is open. */
  const open = async (link: string) => {
    await page.goto('about:blank');
    await page.goto(link);
  };
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
  await open(forged(confirm));
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(heading).toHaveText('This link has expired');
  expect(await mailsTo(site, email)).toHaveLength(1);

  await open(confirm);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(heading).toHaveText('You are subscribed');
  expect(page.url()).not.toContain('token');
  await expectAccessible(page, 'the confirmed subscription');
  const welcome = await mailTo(site, email, { count: 2 });
  await open(confirm);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(heading).toHaveText('You are subscribed');

  const leave = linkIn(welcome, '/newsletter/unsubscribe#');
  const oneClick = /^List-Unsubscribe: <(\S+)>/m.exec(welcome)?.[1] ?? 'no address';
  expect((await page.request.get(leave)).status()).toBe(200);
  expect((await page.request.get(oneClick)).status()).toBe(405);
  await open(forged(leave));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(heading).toHaveText('This link has expired');
  // still subscribed: the confirmation is known
  await open(confirm);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(heading).toHaveText('You are subscribed');

  for (const time of ['once', 'twice']) {
    await open(leave);
    await expect(heading, time).toHaveText('End your subscription?');
    await page.getByRole('button', { name: 'Unsubscribe' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading, time).toHaveText('You are unsubscribed');
    await expect(page.getByRole('link', { name: 'Read our Insights' }), time).toBeFocused();
  }
  await open(confirm);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(heading).toHaveText('This link has expired');
  expect(await mailsTo(site, email)).toHaveLength(2);
});

test('a link that is not whole says so, also where nothing runs', async ({
  page,
  browser,
  site,
}) => {
  await page.goto('/newsletter/confirm');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Something is missing in this address',
  );
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const still = await context.newPage();
  await still.goto('/newsletter/unsubscribe#token=abc');
  const told = still.locator('noscript p');
  await expect(told).toBeVisible();
  await expect(told).toContainText('This page works with JavaScript');
  await context.close();
});
