import { readFile } from 'node:fs/promises';
import { MIN_FILL_MS } from '@vitrine/contracts';
import type { Page } from 'playwright';
import { expectAccessible } from './support/accessible.ts';
import { keepSession, newPerson, openAs } from './support/people.ts';
import { ADMIN } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Fills in the form of the Solutions page as a person does, who takes a while for it. */
async function applyForInternship(page: Page, name: string, email: string): Promise<void> {
  await page.clock.install();
  await page.goto('/solutions');
  await page.getByRole('button', { name: 'Apply for internship' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('+237 6 70 00 00 00');
  await form.getByLabel('Education').fill('BSc Computer Science, Buea');
  await form.getByLabel('Interests').fill('Maps, "offline" and savings');
  await form.getByLabel('Message').fill('I would like to learn\nwhat lasts.');
  await page.clock.fastForward(MIN_FILL_MS);
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(
    page.getByText('Thank you for applying to our internship program! We will contact you soon.'),
  ).toBeVisible();
}

test('an application goes from the form to accepted', async ({ browser, page, baseURL }) => {
  const { email } = newPerson();
  const name = `Élodie ${email.split('@')[0]}`;
  const visitor = await browser.newPage({ baseURL: String(baseURL) });
  await applyForInternship(visitor, name, email);
  await visitor.close();

  await openAs(page, ADMIN, '/admin');
  await page.getByRole('link', { name: 'New applications' }).click();
  await expect(page).toHaveURL(/\/admin\/applications\?status=new&whose=me-or-nobody$/);
  await page.getByRole('link', { name }).click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByText('BSc Computer Science, Buea')).toBeVisible();
  await expect(sheet.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expectAccessible(page, 'an open application');

  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await sheet.getByRole('radio', { name: 'Accepted' }).check();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(sheet.getByRole('radio', { name: 'Accepted' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'No matching applications' })).toBeVisible();
});

test('an accepted application is found, and taken into a spreadsheet', async ({ page }) => {
  const { email } = newPerson();
  const name = `Manka ${email.split('@')[0]}`;
  await keepSession(page, ADMIN);
  await newApplication(page, name, email, 'accepted');
  await page.goto('/admin/applications');
  await page.getByRole('radio', { name: /^Accepted \d+$/ }).check();
  await expect(page.getByRole('row', { name })).toContainText('Accepted');
  await expectAccessible(page, 'the applications');

  await page.getByRole('searchbox', { name: 'Search applications' }).fill(email.toUpperCase());
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('radio', { name: 'Accepted 1' })).toBeChecked();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
  const table = await readFile(await file.path(), 'utf8');
  expect(table).toContain(
    `,internship,accepted,${name},${email},'+237 6 70 00 00 00,,"BSc Computer Science, Buea",` +
      '"Maps, ""offline"" and savings","I would like to learn\nwhat lasts.",en\r\n',
  );
});

/** Makes an application by the API, as anyone who is signed in. */
async function newApplication(page: Page, name: string, email: string, status: string) {
  const { request } = page;
  const words = {
    ...{ name, email, phone: '+237 6 70 00 00 00', education: 'BSc Computer Science, Buea' },
    ...{ interests: 'Maps, "offline" and savings', message: 'I would like to learn\nwhat lasts.' },
  };
  const guards = { key: crypto.randomUUID(), website: '', filled_ms: 9_000 };
  const data = { kind: 'internship', program: '', ...words, ...guards };
  expect((await request.post('/api/applications/', { data })).ok()).toBe(true);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const found = await request.get('/api/applications/', { headers, params: { q: email } });
  const [{ id }] = (await found.json()).items;
  const changed = await request.put(`/api/applications/${id}/`, { headers, data: { status } });
  expect(changed.status()).toBe(200);
}
