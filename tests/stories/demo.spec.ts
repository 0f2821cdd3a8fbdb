import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import jsqr from 'jsqr';
import type { Locator, Page } from 'playwright';
import { expectAccessible } from './support/accessible.ts';
import { photo } from './support/files.ts';
import { signIn } from './support/people.ts';
import { comeAlive } from './support/slow-line.ts';
import { type StaticHost, startStaticHost } from './support/static-host.ts';
import { test as base, expect } from './support/test.ts';

const BUILT = join(import.meta.dirname, '../../apps/demo/dist');
const ADMIN = { email: 'adjoa@etindeworks.example', password: 'whatever one likes' };
const USERS_LOAD_MS = 800;
const SETTINGS_SAVE_MS = 1_500;
const NOTICE_MS = 3_000;

/** The demo as files, on a host without any API. */
const test = base.extend<{ files: undefined }, { host: StaticHost }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const host = await startStaticHost(BUILT);
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.url),
  files: [
    async ({ expectConsole }, use) => {
      // a page other than the first has no file of its own
      expectConsole(/the server responded with a status of 404/);
      // the worker ends itself with its last page, which the next one may notice while it starts
      expectConsole(/Failed to update a ServiceWorker/);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** What is asked of the host is files: nothing is sent to it, and nothing of the API reaches it. */
function expectFilesOnly({ asked }: StaticHost): void {
  expect(asked.filter((one) => !one.startsWith('GET '))).toEqual([]);
  expect(asked.filter((one) => one.includes('/demo-api'))).toEqual([]);
}

const banner = (page: Page) => page.getByText('This is a demo. Nothing leaves your browser.');

/** Signs in by the banner, and waits for the area, which is another document. */
async function enter(page: Page, whom: 'administrator' | 'professional'): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: `Enter as ${whom}` }).click();
  const [path, heading] =
    whom === 'professional' ? ['/user', 'Welcome, Ngozi'] : ['/admin', 'Dashboard'];
  await page.waitForURL((url) => url.pathname === path);
  await comeAlive(page);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
}

/** The page's own time, which `page.clock` makes pass. */
const timeOf = (page: Page) => page.evaluate(() => Date.now());

/** From now on the page's time passes only when it is made to. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await timeOf(page)) + 60_000);
}

/** Lets the page's own time pass until something is shown. @returns how much has passed, in ms */
async function timeUntil(page: Page, shown: Locator): Promise<number> {
  const began = await timeOf(page);
  while (!(await shown.isVisible())) await page.clock.runFor(20);
  return (await timeOf(page)) - began;
}

test('an administrator sees users after the observed wait', async ({ page, host }) => {
  await signIn(page, ADMIN, '/admin/login');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await stopTime(page);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByText('Loading users')).toBeAttached();
  const table = page.getByRole('table', { name: 'Users' });
  const waited = await timeUntil(page, table);
  expect(waited).toBeGreaterThanOrEqual(USERS_LOAD_MS);
  await expect(page.getByRole('row', { name: 'Mireille Tchana' })).toContainText('Unknown');
  expectFilesOnly(host);
});

test('a changed user stays changed, in this browser', async ({ page, host }) => {
  await signIn(page, ADMIN, '/admin/login');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  const row = page.getByRole('row', { name: 'kum@example.com' });
  await expect(row).toContainText('Inactive');
  await row.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit User' });
  await form.getByLabel('Status').selectOption('active');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row).not.toContainText('Inactive');
  await page.reload();
  await expect(row).toContainText('Active');
  await expectAccessible(page, 'the users of the demo');
  expectFilesOnly(host);
});

test('the notice of saved account settings shows for three seconds', async ({ page }) => {
  await enter(page, 'professional');
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  await page.getByLabel('Phone Number').fill('+237 6 70 00 00 09');
  await stopTime(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const notice = page.getByText('Your settings have been updated successfully!');
  const waited = await timeUntil(page, notice);
  expect(waited).toBeGreaterThanOrEqual(SETTINGS_SAVE_MS);
  await page.clock.runFor(NOTICE_MS - 500);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(notice).toBeHidden();
});

test('a reply is shown as sent, and goes nowhere', async ({ page, host }) => {
  await signIn(page, ADMIN, '/admin/login');
  await page.getByRole('link', { name: /^Messages/ }).click();
  await page.getByRole('link', { name: /Orders for three shops/ }).click();
  await page.getByLabel('Reply to the sender').fill('On Tuesday after four.');
  await page.getByRole('button', { name: 'Send Reply' }).click();
  await expect(page.getByText('Reply sent to Ayuk Tambe (ayuk@example.com).')).toBeVisible();
  expectFilesOnly(host);
});

test('the contact form sends nothing', async ({ page, host }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada Obi');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Subject').fill('A letter to nobody');
  await page.getByRole('textbox', { name: 'Message' }).fill('Good morning.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(/^Thank you for your message!/)).toBeVisible();
  expectFilesOnly(host);
});

test('pages open at their own address, and an unknown one says so', async ({ page }) => {
  await page.goto('/p/ngozi-fonyuy');
  await expect(page.getByRole('heading', { name: 'Ngozi Fonyuy' })).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await page.goto('/blog/all');
  await expect(
    page.getByRole('link', { name: /Two languages from the first screen/ }),
  ).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'There is no path here' })).toBeVisible();
  await expectAccessible(page, 'the demo');
});

test('a picture that is uploaded stays in the browser', async ({ page, host }) => {
  await enter(page, 'professional');
  await expect(page.getByRole('heading', { name: 'Welcome, Ngozi' })).toBeVisible();
  await page.goto('/user/portfolio?mode=edit#media');
  const form = page.getByRole('form', { name: 'New file' });
  await form.locator('input[type=file]').setInputFiles(photo);
  await form.getByRole('button', { name: 'Upload Media' }).click();
  const files = page.getByRole('list', { name: 'Files on your page' });
  await expect(files.getByText(photo.name)).toBeVisible();
  await page.goto('/p/ngozi-fonyuy');
  const picture = page.locator('img[src*="/demo-api/media/"]');
  await picture.scrollIntoViewIfNeeded();
  const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  expectFilesOnly(host);
});

test('files of a page are made in the browser, and what needs a server says so', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(/Not part of the demo/);
  await page.goto('/p/ngozi-fonyuy');
  await expect(banner(page)).toBeVisible();
  const formats = page.getByRole('navigation', { name: 'Take this page with you' });
  const saved = page.waitForEvent('download');
  await formats.getByRole('link', { name: /JSON/ }).click();
  const file = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
  expect(file.basics.name).toBe('Ngozi Fonyuy');
  await formats.getByRole('link', { name: /PDF/ }).click();
  const panel = page.getByRole('dialog', { name: 'About this demo' });
  const refusal = panel.getByText('This is not part of the demo: it needs a server.');
  await expect(refusal).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();

  await enter(page, 'professional');
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  await page.getByRole('link', { name: 'API documentation' }).click();
  await expect(refusal).toBeVisible();
  expectFilesOnly(host);
});

test('the QR code of a page is saved as a picture, too', async ({ page, host }) => {
  await enter(page, 'professional');
  await page.goto('/user/portfolio');
  await page.getByRole('button', { name: 'Share your page' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'QR code as PNG' }).click();
  const file = await readFile(await (await saved).path(), 'base64');
  const { side, pixels, read } = await page.evaluate(async (content) => {
    const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const read = 240;
    const context = new OffscreenCanvas(read, read).getContext('2d');
    context?.drawImage(picture, 0, 0, read, read);
    const drawn = context?.getImageData(0, 0, read, read).data ?? [];
    return { side: picture.width, pixels: [...drawn], read };
  }, file);
  expect(side).toBeGreaterThanOrEqual(1200);
  const found = jsqr.default(new Uint8ClampedArray(pixels), read, read);
  expect(found?.data).toBe(`${host.url}/p/ngozi-fonyuy`);
  expectFilesOnly(host);
});

test('a reset brings the samples back', async ({ page }) => {
  await signIn(page, ADMIN, '/admin/login');
  await page.getByRole('link', { name: /^Messages/ }).click();
  await page.getByRole('link', { name: /Orders for three shops/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete message' }).click();
  await expect(page.getByText('The message from Ayuk Tambe was deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Reset demo' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  // a page that is left while the worker takes it over has the next one loaded twice
  await comeAlive(page);
  await expect(banner(page)).toBeVisible();
  await signIn(page, ADMIN, '/admin/login');
  await page.getByRole('link', { name: /^Messages/ }).click();
  await expect(page.getByRole('link', { name: /Orders for three shops/ })).toBeVisible();
});
