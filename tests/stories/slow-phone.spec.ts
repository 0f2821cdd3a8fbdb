import type { Page, Request } from 'playwright';
import { expectAccessible } from './support/accessible.ts';
import { answered } from './support/answered.ts';
import { photo } from './support/files.ts';
import { loseAnswer } from './support/lost-answer.ts';
import type { PhoneLine } from './support/phone-line.ts';
import { arrive, newAccount, storedPortfolio } from './support/professional.ts';
import { test } from './support/slow-phone.ts';
import { expect } from './support/test.ts';

const UPLOADS = '**/api/media/';
const PAGE = '**/api/portfolio/';

/** Someone in the editor, on a phone at the edge of the network. */
test.beforeEach(async ({ page, line, expectConsole }) => {
  expectConsole(/ERR_|Failed to fetch|Failed to upload media/);
  // its code is here already when the line becomes slow
  await arrive(page, await newAccount(page));
  line.slowDown();
  await page.goto('/user/portfolio');
  await page.getByRole('button', { name: 'Edit Portfolio' }).click();
});

/** The line is cut as soon as such a request is on its way: the server hears a part of it. */
async function cutDuring(page: Page, line: PhoneLine, method: string, act: () => Promise<void>) {
  const isIt = (request: Request) => request.method() === method;
  const cut = page.waitForRequest(isIt).then(() => line.cut(page.context()));
  await Promise.all([act(), cut]);
}

test('uploads that are cut in the middle and before their answer are there once', async ({
  page,
  context,
  site,
  line,
}) => {
  const form = page.getByRole('form', { name: 'New file' });
  const kept = form.getByText(
    'No connection. Kept here; the upload resumes when you are back online.',
  );
  const names = ['harbour.webp', 'hill.webp'];
  await page.getByRole('button', { name: 'Add files or a CV' }).click();
  await cutDuring(page, line, 'POST', () =>
    form.locator('input[type=file]').setInputFiles(names.map((name) => ({ ...photo, name }))),
  );
  await expect(kept).toHaveCount(2);
  await expectAccessible(page, 'uploads without a line');

  const lost = Promise.withResolvers<void>();
  const cut = () => line.cut(context).then(lost.resolve);
  await loseAnswer(page, UPLOADS, { arrived: cut });
  await line.mend(context);
  await lost.promise;
  expect((await storedPortfolio(page, site)).media_items.length).toBeGreaterThan(0);
  await expect(kept.first()).toBeVisible();

  const others = answered(page, '/api/media/', { times: names.length });
  await line.mend(context);
  await others;
  await expect(form.getByRole('list', { name: 'Uploads' })).toHaveCount(0);
  const { media_items } = await storedPortfolio(page, site);
  expect(media_items.map(({ file }) => file).sort()).toEqual(names);
});

test('a save that is cut in the middle and before its answer is stored once', async ({
  page,
  context,
  site,
  line,
  expectConsole,
}) => {
  // the answer to a save that was stored already, which the page takes as that
  expectConsole(/409/);
  await page.getByLabel('Headline').fill('Engineer for unreliable networks');
  const before = await storedPortfolio(page, site);
  const bar = page.getByRole('button', { name: 'Save Changes' });
  await cutDuring(page, line, 'PUT', () => bar.click());
  await expect(page.getByText('No connection. Kept on this device.')).toBeVisible();
  await expectAccessible(page, 'a save without a line');

  // it is sent again by itself as soon as the line is there
  const lost = Promise.withResolvers<void>();
  const cut = () => line.cut(context).then(lost.resolve);
  await loseAnswer(page, PAGE, { method: 'PUT', arrived: cut });
  await line.mend(context);
  await lost.promise;
  expect((await storedPortfolio(page, site)).version).toBe(before.version + 1);
  await expect(page.getByText('No connection. Kept on this device.')).toBeVisible();

  await line.mend(context);
  await expect(page.getByRole('button', { name: 'Edit Portfolio' })).toBeVisible();
  expect(await storedPortfolio(page, site)).toMatchObject({
    headline: 'Engineer for unreliable networks',
    version: before.version + 1,
  });
});
