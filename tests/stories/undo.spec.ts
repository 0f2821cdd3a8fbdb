import type { APIRequestContext, Page } from '@playwright/test';
import { photo } from './support/files.ts';
import { linkIn, mailTo } from './support/mailbox.ts';
import { expectPageUncovered } from './support/modal.ts';
import { keepSession, newPerson } from './support/people.ts';
import { confirmAddress, newAccount, publish } from './support/professional.ts';
import { ADMIN } from './support/site.ts';
import { expect, test } from './support/test.ts';

const GUARDS = { filled_ms: 9_000, website: '' };

/** What is posted, as JSON or with a file. */
type Sent = Pick<NonNullable<Parameters<APIRequestContext['post']>[1]>, 'data' | 'multipart'>;
type Send = (path: string, sent: Sent) => Promise<void>;

interface Place {
  path: string;
  shown: string;
  /** Makes what is to be deleted, by the API. */
  make(send: Send): Promise<void>;
  deleting(page: Page): Promise<void>;
}

const deleteRow = (page: Page, name: string) =>
  page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: /^Delete/ })
    .click();

const PLACES: Record<string, Place> = {
  'a message': {
    path: '/admin/messages',
    shown: 'A letter to undo',
    make: (send) => {
      const words = { name: 'Efosa Undo', subject: 'A letter to undo', message: 'Hello.' };
      const { email } = newPerson();
      const data = { ...GUARDS, ...words, email, key: crypto.randomUUID() };
      return send('/api/contact/', { data });
    },
    deleting: async (page) => {
      await page.getByRole('link', { name: 'A letter to undo' }).click();
      await page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
    },
  },
  'an application': {
    path: '/admin/applications',
    shown: 'Efosa Undo',
    make: (send) => {
      const words = { name: 'Efosa Undo', education: 'BEng', interests: 'Maps', message: 'Hello.' };
      const { email } = newPerson();
      const data = { ...GUARDS, ...words, email, key: crypto.randomUUID() };
      return send('/api/applications/', { data: { ...data, kind: 'internship', phone: '' } });
    },
    deleting: async (page) => {
      await page.getByRole('link', { name: 'Efosa Undo' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    },
  },
  'a post': {
    path: '/admin/blog',
    shown: 'A post to undo',
    make: (send) => {
      const words = { title: 'A post to undo', description: 'Short.', icon: '📝', color: 'blue' };
      return send('/blogs/', { data: { ...words, status: 'published', posts: ['One.'] } });
    },
    deleting: (page) => deleteRow(page, 'A post to undo'),
  },
  'a testimonial': {
    path: '/admin/website-content?tab=testimonials',
    shown: 'Ada Undo',
    make: (send) => {
      const data = { name: 'Ada Undo', role: 'Owner', content: 'Good.', avatar: '' };
      return send('/testimonials/', { data });
    },
    deleting: (page) => deleteRow(page, 'Ada Undo'),
  },
  'a picture': {
    path: '/admin/library',
    shown: 'A picture to undo',
    make: (send) => {
      const file = { ...photo, name: 'a picture to undo.webp' };
      const words = { title: 'A picture to undo', alt: 'A mountain' };
      return send('/api/library/', { multipart: { ...words, file, key: crypto.randomUUID() } });
    },
    deleting: async (page) => {
      await page.locator('main').getByText('A picture to undo', { exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete picture' }).click();
    },
  },
  'an account': {
    path: '/admin/users',
    shown: 'Eva Undo',
    make: (send) => {
      const data = { name: 'Eva Undo', email: newPerson().email, role: 'user' };
      return send('/api/users/', { data });
    },
    deleting: (page) => deleteRow(page, 'Eva Undo'),
  },
};

for (const [what, { path, shown, make, deleting }] of Object.entries(PLACES)) {
  test(`${what} that is deleted comes back from the notice that tells of it`, {
    tag: '@database',
  }, async ({ page, expectConsole }) => {
    // the newest state of what was deleted is asked for by the screen that it was open in
    expectConsole(/404/);
    await keepSession(page, ADMIN);
    const token = await page.evaluate(() => localStorage.getItem('authToken'));
    const headers = { Authorization: `Bearer ${token}` };
    await make(async (to, sent) => {
      expect((await page.request.post(to, { headers, ...sent })).ok(), to).toBe(true);
    });
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
    await expect(page.getByText(/ was restored(\.|$)/)).toBeVisible();
    await expect(row.first()).toBeVisible();
    await page.reload();
    await expect(row.first()).toBeVisible();
  });
}

test('a deleted reference comes back with its words, its date and its place on the page', {
  tag: '@database',
}, async ({ page, browser, site }) => {
  const person = await newAccount(page);
  await confirmAddress(page, site, person.email);
  await keepSession(page, person);
  const path = await publish(page);
  const { email } = newPerson();
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const name = 'Eposi Undo';
  const data = { name, email, relation: 'Camtel in Buea', note: '' };
  const asked = await page.request.post('/api/portfolio/references/', { headers, data });
  expect(asked.status()).toBe(201);
  const link = linkIn(await mailTo(site, email), '/reference#');
  const secret = new URLSearchParams(new URL(link).hash.slice(1)).get('token');
  const words = 'She undoes what she breaks.';
  const written = { name, role: 'Camtel', text: words };
  const sent = await page.request.put(`/api/public/reference-requests/${secret}/`, {
    data: written,
  });
  expect(sent.ok()).toBe(true);
  const own = `/api/portfolio/references/${(await asked.json()).id}/`;
  expect((await page.request.put(own, { headers, data: { shown: true } })).ok()).toBe(true);
  const elsewhere = await browser.newContext({ baseURL: site.url });
  const other = await elsewhere.newPage();

  await page.goto('/user/references');
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
  // it stays while someone is in it
  await undo.focus();
  await other.goto(path);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByText(words)).toHaveCount(0);
  await undo.click();
  await expect(page.getByText('Eposi Undo was restored to your references')).toBeVisible();
  await page.reload();
  await expect(card).toHaveText(before);
  await other.reload();
  await expect(other.getByText(words)).toBeVisible();
  await other.goto(link);
  await expect(other.getByText(words)).toBeVisible();
  await elsewhere.close();
});
