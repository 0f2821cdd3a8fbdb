import type { Locator, Page } from 'playwright';
import { expectAccessible } from './support/accessible.ts';
import { answered } from './support/answered.ts';
import { photo } from './support/files.ts';
import { mailTo } from './support/mailbox.ts';
import { expectPageUncovered } from './support/modal.ts';
import { keepSession, openAs } from './support/people.ts';
import { ADMIN } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Opens a screen of the back-office as the administrator. */
async function openAsAdmin(page: Page, path: string): Promise<void> {
  await openAs(page, ADMIN, path);
}

/** Remembers the settings of the site; answers how to put them back for the other stories. */
async function keepSettings(page: Page): Promise<() => Promise<void>> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const data = await (await page.request.get('/api/settings/', { headers })).json();
  return async () => {
    const answer = await page.request.put('/api/settings/', { headers, data });
    expect(answer.status()).toBe(200);
  };
}

test('an administrator changes the opening of the home page, and a visitor sees it at once', async ({
  browser,
  page,
  baseURL,
}) => {
  await openAsAdmin(page, '/admin/content');
  await page.getByRole('button', { name: 'Edit Content' }).click();
  const opening = page.getByRole('region', { name: 'Hero', exact: true });
  await opening.getByLabel('Title', { exact: true }).fill('We Listen First');
  const pictures = page.getByRole('group', { name: 'Hero pictures' });
  await pictures.getByRole('button', { name: 'Remove picture 1' }).click();
  await pictures.getByRole('button', { name: 'Remove picture 1' }).click();
  await pictures.getByRole('button', { name: 'Remove picture 1' }).click();
  await pictures.getByRole('button', { name: 'Add picture' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  const kept = answered(page, '/api/library/');
  await picker.getByLabel('Upload pictures').setInputFiles(photo);
  await kept;
  await expect(picker.getByRole('button', { name: 'Select me on the mountain' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page, 'choosing a picture');
  await picker.getByRole('button', { name: 'Use this picture' }).click();
  await expectAccessible(page, 'editing a page');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Content' })).toBeVisible();

  const visitor = await browser.newPage({ baseURL: String(baseURL) });
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('We Listen First');
  await expect(visitor.locator('main img[src^="/media/"]').first()).toBeAttached();
  await visitor.close();
});

test('a picture of the library says where it is used before it is deleted', async ({ page }) => {
  await keepSession(page, ADMIN);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const multipart = { file: photo, title: 'A picture in use', alt: 'A mountain' };
  const kept = await page.request.post('/api/library/', { headers, multipart });
  expect(kept.status()).toBe(201);
  const { url: image } = (await kept.json()) as { url: string };
  const data = { name: 'Ekema Seen', role: 'Founder', bio: 'Climbs.', social: {}, image };
  expect((await page.request.post('/leadership/', { headers, data })).status()).toBe(201);
  await page.goto('/admin/library');
  await page.getByRole('button', { name: 'Open A picture in use' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: 'Used in' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Delete picture' }).click();
  const question = page.getByRole('alertdialog');
  await expectAccessible(page, 'a picture of the library');
  await question.getByRole('button', { name: 'Cancel' }).click();
});

test('a project made in one editor is in the other and on the website', async ({ page }) => {
  const name = `Landing Book ${process.pid}`;
  await openAsAdmin(page, '/admin/website-content');
  await page.getByRole('button', { name: 'Add New Project' }).click();
  const modal = page.getByRole('dialog', { name: 'Add New Project' });
  await modal.getByLabel('Name').fill(name);
  await modal.getByLabel('Problem').fill('Fish are weighed <b>twice</b>.');
  await modal.getByLabel('Features').fill('Scales\nReceipts');
  await expectAccessible(page, 'adding a project');
  await modal.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('rowheader', { name })).toBeVisible();

  await page.goto('/admin/content?tab=projects');
  await page.getByRole('button', { name: 'Edit Content' }).click();
  await page.getByRole('region', { name }).getByLabel('Tagline').fill('Weighed once');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Content' })).toBeVisible();

  await page.goto('/projects');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('Weighed once')).toBeVisible();
  await expect(page.getByText('Fish are weighed <b>twice</b>.')).toBeVisible();
  await page.goto('/admin/website-content');
  await expect(page.getByRole('row', { name })).toContainText('Weighed once');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this project?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} was deleted`)).toBeVisible();
  await expectPageUncovered(page);
  await expect(page.getByRole('rowheader', { name })).toBeHidden();
});

test('two administrators edit one entry, and nothing is overwritten', { tag: '@database' }, async ({
  browser,
  page,
  baseURL,
  expectConsole,
}) => {
  expectConsole(/409/);
  await openAsAdmin(page, '/admin/website-content?tab=departments');
  const other = await browser.newPage({ baseURL: String(baseURL) });
  await openAsAdmin(other, '/admin/website-content?tab=departments');
  for (const one of [page, other]) {
    await one
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
  }
  const described = (one: Page) => one.getByRole('dialog').getByLabel('Description');
  // an editor in which nothing is typed shows what the other saves
  await described(page).fill('Said by the first one.');
  await described(other).fill('Said by the other one.');
  await other.getByRole('button', { name: 'Update' }).click();
  await expect(other.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Update' }).click();
  const both = page.getByRole('dialog', { name: 'Changed by someone else' });
  await expect(both).toContainText('Said by the other one.');
  await expect(both).toContainText('Said by the first one.');
  await both.getByRole('radio', { name: /Theirs/ }).check();
  await both.getByRole('button', { name: 'Save this' }).click();
  await expectPageUncovered(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('table')).toContainText('Said by the other one.');
  await other.close();
});

test('the name in the settings is the name in the header', async ({ page }) => {
  await openAsAdmin(page, '/admin/settings');
  const putBack = await keepSettings(page);
  await page.getByLabel('Name, second part').fill('Workshop');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('The settings were saved')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText('Etinde Workshop');
  await putBack();
});

test('a test mail becomes a file where no mail server is set', async ({ page, site }) => {
  await openAsAdmin(page, '/admin/settings');
  await expect(page.getByText(/every email is saved as an \.eml file in/)).toBeVisible();
  await expectAccessible(page, 'the settings');
  await page.getByLabel('Address for the test').fill('postmaster@example.com');
  await page.getByRole('button', { name: 'Send a test' }).click();
  const row = page.getByRole('row', { name: /postmaster@example\.com/ });
  await expect(row).toContainText('Test email');
  // the page looks every three seconds what has become of it
  await mailTo(site, 'postmaster@example.com', { subject: 'Test email' });
  await expect(row).toContainText('Saved as a file');
});

test('the words of a page without a tab are changed, and a visitor reads them at once', async ({
  browser,
  page,
  baseURL,
}) => {
  await openAsAdmin(page, '/admin/content');
  await page.getByRole('link', { name: 'Other pages' }).click();
  await expect(page).toHaveURL(/\/admin\/content\/pages$/);
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await page.getByRole('button', { name: 'Edit Content' }).click();
  await page.getByLabel('Date of the last update').fill('1 December 2026');
  await page.getByRole('group', { name: 'Who is responsible' }).getByLabel('Text').fill('We are.');
  await page.getByRole('button', { name: 'Add section' }).click();
  const added = page.getByRole('group', { name: /^Section \d+$/ });
  await expect(added).toBeFocused();
  await added.getByLabel('Text').fill('At the <b>harbour</b>.');
  await added.getByLabel('Title').fill('Where to complain');
  await expectAccessible(page, 'editing a legal text');
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Content' })).toBeVisible();

  const visitor = await browser.newPage({ baseURL: String(baseURL) });
  await visitor.goto('/privacy');
  await expect(visitor.getByRole('heading', { name: 'Where to complain' })).toBeVisible();
  await expect(visitor.getByText('At the <b>harbour</b>.')).toBeVisible();
  await expect(visitor.getByText('We are.', { exact: true })).toBeVisible();
  await expect(visitor.getByText('1 December 2026')).toBeVisible();
  await visitor.close();
});

test('on a phone the open tab is in sight, wherever in the row it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsAdmin(page, '/admin/content?tab=team');
  const team = page.getByRole('tab', { name: 'Team' });
  await expect(team).toHaveAttribute('aria-selected', 'true');
  await expect(team).toBeInViewport({ ratio: 1 });
  await page.goto('/admin/content');
  await expect(page.getByRole('tab', { name: 'Home Page' })).toBeInViewport({ ratio: 1 });
});

test('on a phone nothing covers the field of the settings that is typed in', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAsAdmin(page, '/admin/settings');
  const putBack = await keepSettings(page);
  await expect(page.getByText('Email is not set up: nothing is sent')).toBeAttached();
  await page.getByLabel('Tagline').fill('We listen.');
  const save = page.getByRole('button', { name: 'Save settings' });
  const edges = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return { top: y, bottom: y + height };
  };
  const discard = page.getByRole('button', { name: 'Discard changes' });
  expect((await edges(discard)).top).toBe((await edges(save)).top);
  const focused = page.locator(':focus');
  await page.getByLabel('Name, first part').focus();
  for (let stop = 1; !(await save.evaluate((it) => it === document.activeElement)); stop += 1) {
    expect(stop).toBeLessThan(40);
    const bar = await edges(page.locator('[data-save-bar]'));
    // along the edge of the window with nothing below it, until the form ends
    if (stop === 1) expect(bar.bottom).toBe(640);
    const field = await edges(focused);
    expect(field.top, `stop ${stop}`).toBeGreaterThanOrEqual(60);
    expect(field.bottom, `stop ${stop}`).toBeLessThanOrEqual(bar.top);
    await page.keyboard.press('Tab');
  }

  // nor does the notice that comes while one types
  const tagline = page.getByLabel('Tagline');
  await tagline.focus();
  await tagline.evaluate((field) => field.scrollIntoView({ block: 'end' }));
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const before = await (await page.request.get('/api/settings/', { headers })).json();
  const company = { ...before.company, tagline: 'Theirs.' };
  await page.request.put('/api/settings/', { headers, data: { ...before, company } });
  await expect(page.getByText('You changed this in another window')).toBeVisible();
  const bar = await edges(page.locator('[data-save-bar]'));
  expect(bar.top).toBeGreaterThan(320);
  expect((await edges(tagline)).bottom).toBeLessThanOrEqual(bar.top);
  await discard.click();
  await putBack();
});

test('the buttons of a conflict are in sight, however much differs', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/409/);
  await page.setViewportSize({ width: 360, height: 640 });
  await openAsAdmin(page, '/admin/settings');
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const before = await (await page.request.get('/api/settings/', { headers })).json();
  const [tagline, phone] = ['We listen.', '+237 6 22 22 22 22'];
  await page.getByLabel('Tagline').fill(tagline);
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('Description').fill('Mine.\n'.repeat(12));
  const company = { ...before.company, tagline: 'Theirs.', phone: '', description: 'Theirs.' };
  await page.request.put('/api/settings/', { headers, data: { ...before, company } });
  await page.getByRole('button', { name: 'Save settings' }).click();
  const both = page.getByRole('dialog', { name: 'Changed by someone else' });
  await expect(both).toContainText('Settings: someone else saved a newer version');
  await expect(both.getByRole('button', { name: 'Save this' })).toBeInViewport({ ratio: 1 });
  await expect(both.getByRole('button', { name: 'Decide later' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'the conflict of settings on a phone');
  await both.getByRole('button', { name: 'All theirs' }).click();
  await both.getByRole('button', { name: 'Save this' }).click();
  await expect(both).toBeHidden();
  await expect(page.getByText('The settings were saved')).toBeVisible();
  const restored = await page.request.put('/api/settings/', { headers, data: before });
  expect(restored.status()).toBe(200);
});
