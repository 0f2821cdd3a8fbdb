import type { Page } from '@playwright/test';
import { photo } from '../src/files.ts';
import { linkIn, mailTo } from '../src/mailbox.ts';
import { expectPageUncovered } from '../src/modal.ts';
import { signIn, somebody } from '../src/people.ts';
import { arrive, confirmAddress, newAccount, publish } from '../src/professional.ts';
import { ADMIN } from '../src/site.ts';
import { expect, test } from '../src/test.ts';

const GUARDS = { filled_ms: 9_000, website: '' };

/** What is there to delete, made by the API. */
async function makeOneOfEach(page: Page) {
  const { request } = page;
  const signedIn = await request.post('/auth/login', { data: ADMIN });
  const headers = { authorization: `Bearer ${(await signedIn.json()).access_token}` };
  const send = async (path: string, data: object) =>
    expect((await request.post(path, { headers, data })).ok(), path).toBe(true);
  const { email } = somebody();
  const person = { name: 'Efosa Undo', email };
  await send('/api/contact/', {
    ...{ ...person, ...GUARDS, key: `undo-message-${process.pid}` },
    ...{ subject: 'A letter to undo', message: 'Hello.' },
  });
  await send('/api/applications/', {
    ...{ ...person, ...GUARDS, key: `undo-application-${process.pid}`, phone: '' },
    ...{ kind: 'internship', education: 'BEng', interests: 'Maps', message: 'Hello.' },
  });
  await send('/blogs/', {
    ...{ title: 'A post to undo', description: 'Short.', icon: '📝', color: 'blue' },
    ...{ status: 'published', posts: ['One.'] },
  });
  await send('/testimonials/', { name: 'Ada Undo', role: 'Owner', content: 'Good.', avatar: '' });
  const file = { ...photo, name: 'a picture to undo.webp' };
  const multipart = { file, title: 'A picture to undo', alt: 'A mountain', key: 'undo-picture-1' };
  expect((await request.post('/api/library/', { headers, multipart })).ok()).toBe(true);
  await send('/api/users/', { name: 'Eva Undo', email: `eva.${email}`, role: 'user' });
}

const deleteRow = (page: Page, name: string) =>
  page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: /^Delete/ })
    .click();

const PLACES = [
  {
    path: '/admin/messages',
    shown: 'A letter to undo',
    deleting: async (page: Page) => {
      await page.getByRole('link', { name: 'A letter to undo' }).click();
      await page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
    },
  },
  {
    path: '/admin/applications',
    shown: 'Efosa Undo',
    deleting: async (page: Page) => {
      await page.getByRole('link', { name: 'Efosa Undo' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    },
  },
  {
    path: '/admin/blog',
    shown: 'A post to undo',
    deleting: (page: Page) => deleteRow(page, 'A post to undo'),
  },
  {
    path: '/admin/website-content?tab=testimonials',
    shown: 'Ada Undo',
    deleting: (page: Page) => deleteRow(page, 'Ada Undo'),
  },
  {
    path: '/admin/library',
    shown: 'A picture to undo',
    deleting: async (page: Page) => {
      await page.locator('main').getByText('A picture to undo', { exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete picture' }).click();
    },
  },
  {
    path: '/admin/users',
    shown: 'Eva Undo',
    deleting: (page: Page) => deleteRow(page, 'Eva Undo'),
  },
];

test('whatever is deleted comes back from the notice that tells of it', {
  tag: '@database',
}, async ({ page, expectConsole }) => {
  // the newest state of what was deleted is asked for by the screen that it was open in
  expectConsole(/404/);
  await makeOneOfEach(page);
  await signIn(page, ADMIN, '/admin/login');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  for (const { path, shown, deleting } of PLACES) {
    await page.goto(path);
    const row = page.locator('main').getByText(shown);
    await expect(row.first()).toBeVisible();
    await deleting(page);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await expect(undo).toBeVisible();
    await expect(row).toHaveCount(0);
    await undo.click();
    await expect(page.getByText(/ is back(\.|$)/)).toBeVisible();
    await expect(row.first()).toBeVisible();
    await page.reload();
    await expect(row.first()).toBeVisible();
  }
});

test('a deleted reference comes back with its words, its date and its place on the page', {
  tag: '@database',
}, async ({ page, browser, site }) => {
  const person = await newAccount(page);
  await confirmAddress(page, site, person.email);
  await arrive(page, person);
  const path = await publish(page);
  const { email } = somebody();
  await page.goto('/user/references');
  await page.getByRole('button', { name: 'Ask for a reference' }).click();
  await page.getByLabel('Name of the person').fill('Eposi Undo');
  await page.getByLabel('Their e-mail').fill(email);
  await page.getByLabel('Where you worked together').fill('Camtel in Buea');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('heading', { name: 'Eposi Undo' })).toBeVisible();

  const words = 'She undoes what she breaks.';
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const link = linkIn(await mailTo(site, email), '/reference#');
  await other.goto(link);
  await other.getByLabel('Your reference').fill(words);
  await other.getByRole('button', { name: 'Send the reference' }).click();
  await expect(other.getByRole('heading', { name: 'Your reference has arrived' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Show on my page' }).click();
  await expect(page.getByText('On your page', { exact: true })).toBeVisible();
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Eposi Undo' });
  const before = (await card.textContent()) ?? '';
  expect(before).toContain(words);
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeVisible();
  await expectPageUncovered(page);
  await expect(card).toHaveCount(0);
  // it stays while somebody is in it
  await undo.focus();
  await other.goto(path);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByText(words)).toHaveCount(0);
  await undo.click();
  await expect(page.getByText('Eposi Undo is back among your references')).toBeVisible();
  await page.reload();
  await expect(card).toHaveText(before);
  await other.reload();
  await expect(other.getByText(words)).toBeVisible();
  await other.goto(link);
  await expect(other.getByText(words)).toBeVisible();
  await elsewhere.close();
});
