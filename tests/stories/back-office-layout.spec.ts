import type { Locator, Page } from '@playwright/test';
import { boxOf } from './support/boxes.ts';
import { keepSession, openAs } from './support/people.ts';
import { ADMIN } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Along the bottom of every screen, since this site sends no mails. */
const mailBanner = (page: Page) =>
  page.locator('aside').filter({ hasText: 'Email is not set up: nothing is sent' });

test('five rows stay in sight under the bar over chosen messages, which keeps off the banner', async ({
  page,
}) => {
  for (let number = 1; number <= 12; number += 1) {
    const data = {
      ...{ name: 'Marie-Claire Nguemkam-Tchoupo', email: `marie${number}@example.com` },
      ...{ subject: 'A price for three shops and the house', message: 'How much is it for us?' },
      ...{ key: `a-letter-of-its-own-${number}`, filled_ms: 9_000, website: '' },
    };
    expect((await page.request.post('/api/contact/', { data })).ok()).toBe(true);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await openAs(page, ADMIN, '/admin/messages');
  const banner = mailBanner(page);
  await expect(banner).toBeVisible();
  // the picture in place of the word there is not squeezed
  const refresh = page.getByRole('button', { name: 'Refresh' }).locator('svg');
  expect((await boxOf(refresh)).width).toBe(18);
  const rows = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await rows.nth(0).getByRole('checkbox').check();
  await rows.nth(1).getByRole('checkbox').check();
  const bar = page.getByRole('group', { name: 'Selected messages' });
  const acts = [
    bar.getByText('2 selected'),
    ...['Mark as read', 'Archive', 'Delete'].map((name) => bar.getByRole('button', { name })),
    bar.getByRole('combobox', { name: 'More' }),
  ];
  const headerEnd = (await boxOf(page.getByRole('banner'))).bottom;
  await rows.nth(0).evaluate((row, end) => {
    window.scrollBy(0, row.getBoundingClientRect().top - end);
  }, headerEnd);
  const { top } = await boxOf(bar);
  const boxes = await Promise.all((await rows.all()).map(boxOf));
  const seen = boxes.filter((row) => row.top >= headerEnd - 1 && row.bottom <= top);
  expect(seen.length).toBeGreaterThanOrEqual(5);

  for (const [width, height] of [
    [320, 640],
    [360, 640],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const place of [0, 200, 100_000]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), place);
      const [one, other] = [await boxOf(bar), await boxOf(banner)];
      expect(other.top - one.bottom, `${width} ${place}`).toBeGreaterThanOrEqual(6);
      // in one line, all of it
      expect(one.height, `${width}`).toBeLessThanOrEqual(56);
      for (const act of acts) {
        const { left, right } = await boxOf(act);
        expect(left, `${width}`).toBeGreaterThanOrEqual(one.left);
        expect(right, `${width}`).toBeLessThanOrEqual(one.right);
      }
    }
  }
});

test('a time that is on a line of its own in the log begins where the line does', async ({
  page,
}) => {
  const answer = await page.request.post('/auth/login', { data: ADMIN });
  const headers = { authorization: `Bearer ${(await answer.json()).access_token}` };
  // sentences of many lengths: after some of them the line is full
  for (let length = 1; length <= 24; length += 1) {
    const email = `${'ngozi.fonyuy.of.bamenda.'.slice(0, length)}${length}@example.com`;
    const data = { name: 'Ngozi Fonyuy', email, role: 'user' };
    expect((await page.request.post('/api/users/', { headers, data })).ok()).toBe(true);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await openAs(page, ADMIN, '/admin/activity');
  const log = page.getByRole('list', { name: 'Administrator activity' });
  await expect(log.getByText('24@example.com').first()).toBeVisible();
  const indents = await log.locator('time').evaluateAll((times) =>
    times.map((time) => {
      const line = time.parentElement ?? time;
      return time.getBoundingClientRect().left - line.getBoundingClientRect().left;
    }),
  );
  const first = indents.filter((indent) => indent < 12);
  expect(first.length).toBeGreaterThan(0);
  expect(Math.max(...first)).toBeLessThanOrEqual(0.5);
});

test('what is held about a person is shown in words, with room around whose it is', async ({
  page,
}) => {
  await keepSession(page, ADMIN);
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto('/admin/users/person');
    await page.getByLabel('Address or name').fill(ADMIN.email);
    await page.getByRole('button', { name: 'Search everywhere' }).click();
    const address = page.getByRole('heading', { name: ADMIN.email });
    const count = page.getByText(/records about this address/);
    await expect(count).toBeVisible();
    const [whose, much] = [await boxOf(address), await boxOf(count)];
    expect(much.top - whose.bottom, `${width}`).toBeGreaterThanOrEqual(12);
    const places = page.getByRole('main').locator('details');
    await expect(places.filter({ hasText: 'Sessions' })).toHaveCount(1);
    const shown = (await places.locator('summary').allTextContents()).join();
    expect(shown).not.toMatch(/users|sessions|auditLog/);
    for (const place of await places.all()) {
      const { left, right } = await boxOf(place);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
  }
});

test('what is chosen of a message looks as what is chosen over the list', async ({ page }) => {
  const data = {
    ...{ name: 'Ngozi Tabe', email: 'ngozi.tabe@example.com', subject: 'Stock for three shops' },
    ...{ message: 'How much is it for us?', key: 'one-letter-more', filled_ms: 9_000, website: '' },
  };
  expect((await page.request.post('/api/contact/', { data })).ok()).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, ADMIN, '/admin/messages');
  const rows = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  const one = await boxOf(rows.first().getByRole('checkbox'));
  const all = await boxOf(page.getByRole('checkbox', { name: 'Select all' }));
  expect([all.width, all.height]).toEqual([one.width, one.height]);
  await rows.filter({ hasText: 'Stock for three shops' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Stock for three shops' })).toBeVisible();
  const lookOf = (choice: Locator) =>
    choice.evaluate((it) => {
      const { appearance, backgroundImage, borderColor } = getComputedStyle(it);
      return { appearance, backgroundImage, borderColor };
    });
  const over = await lookOf(page.getByRole('combobox', { name: 'Type' }));
  for (const name of ['Message progress', 'Assigned to']) {
    expect(await lookOf(page.getByRole('combobox', { name })), name).toEqual(over);
  }
});

test('what is typed in stays in sight when an alert comes at the foot of a post', async ({
  page,
  browser,
  baseURL,
  expectConsole,
}) => {
  // two windows of one account keep one draft: the later one hears of the earlier
  expectConsole(/409/);
  const open = async (on: Page) => {
    await openAs(on, ADMIN, '/admin/blog');
    await on.getByRole('button', { name: 'Edit Post' }).first().click();
    return on.getByRole('dialog', { name: 'Edit Blog Post' });
  };
  await page.setViewportSize({ width: 360, height: 740 });
  const post = await open(page);
  const description = post.getByLabel('Description', { exact: true });
  await description.fill('From dawn until noon.');
  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const theirs = await open(await other.newPage());
  await theirs.getByLabel('Description', { exact: true }).fill('From dawn until dusk.');
  await theirs.getByRole('button', { name: 'Update Post' }).click();
  await expect(theirs).toBeHidden();
  const alert = post.getByRole('status').filter({ hasText: 'You changed this in another window' });
  await expect(alert).toBeVisible();
  const { top, height } = await boxOf(alert);
  expect(height).toBeLessThanOrEqual(200);
  await expect(async () => {
    expect((await boxOf(description)).bottom).toBeLessThanOrEqual(top);
  }).toPass();
  await other.close();
});
