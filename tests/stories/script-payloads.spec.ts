import type { Page } from '@playwright/test';
import { MARK, scriptPayloads } from '@vitrine/test-support/script-payloads';
import { keepSession } from './support/people.ts';
import { professional, publish } from './support/professional.ts';
import { ADMIN } from './support/site.ts';
import { expect, test } from './support/test.ts';

const FIRST = 'The first words.';
const LAST = 'The last words.';
/** A text that holds all of them, each on lines of its own; a picture of the site's own would have to exist. */
const held = scriptPayloads.filter((one) => !one.includes('\0') && !one.includes('](/media/1/'));
const TEXT = [FIRST, ...held, LAST].join('\n\n');
const NAME = `"><img src=x onerror=top.${MARK}=1>`;

/** Watches what a page asks for and says; the answer tells whether anything of a payload ran. */
function watch(page: Page, site: { url: string }) {
  const asked: string[] = [];
  const dialogs: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  page.context().on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return async () => {
    const isOwn = (url: string) => url.startsWith(`${site.url}/`) || /^(data|blob):/.test(url);
    expect(asked.filter((url) => !isOwn(url))).toEqual([]);
    expect(asked.filter((url) => /[/=]x(\.\w+)?$/.test(url))).toEqual([]);
    expect(dialogs).toEqual([]);
    expect(await page.evaluate((mark) => mark in window, MARK)).toBe(false);
  };
}

async function asAdmin(page: Page) {
  await keepSession(page, ADMIN);
  const { access_token } = await (await page.request.post('/auth/login', { data: ADMIN })).json();
  return async (path: string, data?: object) => {
    const headers = { authorization: `Bearer ${access_token}` };
    const method = data ? 'POST' : 'GET';
    const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
}

test('nothing in an issue runs or loads, in its editor and in the frame of its preview', async ({
  page,
  site,
  expectConsole,
}) => {
  // the frame has an origin of its own, which Chromium notices
  expectConsole(/origin-keyed agent cluster/);
  const call = await asAdmin(page);
  const { id } = await call('/api/newsletter-issues/', { subject: NAME, text: TEXT });
  const isQuiet = watch(page, site);
  await page.goto(`/admin/newsletter?issue=${id}`);
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog');
  const frame = dialog.frameLocator('iframe');
  await expect(frame.getByText(FIRST)).toBeVisible();
  await expect(frame.getByText(LAST)).toBeAttached();
  await expect(frame.locator('script, iframe, object, embed, svg, form, style')).toHaveCount(0);
  await expect(dialog.locator('iframe')).toHaveAttribute('sandbox', '');
  await isQuiet();
});

test('nothing in an article runs or loads, on its page', async ({ page, site }) => {
  const call = await asAdmin(page);
  const article = { title: NAME, description: NAME, posts: [TEXT], status: 'published' };
  const { slug } = await call('/blogs/', article);
  const isQuiet = watch(page, site);
  await page.goto(`/blog/${slug}`);
  await expect(page.getByText(LAST)).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await isQuiet();
});

test('nothing in a portfolio runs or loads, on its page and in the preview of its owner', async ({
  page,
  site,
}) => {
  await professional(page);
  const path = await publish(page);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const data = { headline: NAME, summary: TEXT, availabilityNote: NAME };
  const saved = await page.request.put('/api/portfolio/', { headers, data });
  expect(saved.ok(), await saved.text()).toBe(true);
  const isQuiet = watch(page, site);
  await page.goto('/user/preview');
  await expect(page.frameLocator('iframe').getByText(LAST)).toBeAttached();
  await isQuiet();
  await page.goto(path);
  await expect(page.getByText(LAST)).toBeAttached();
  await isQuiet();
});

test('nothing in a message runs or loads, in the inbox', async ({ page, site }) => {
  const email = `payloads.${process.pid}@example.com`;
  const guards = { key: crypto.randomUUID(), website: '', filled_ms: 9_000 };
  const message = { ...guards, name: NAME, email, subject: NAME, message: TEXT };
  const sent = await page.request.post('/api/contact/', { data: message });
  expect(sent.ok(), await sent.text()).toBe(true);
  const call = await asAdmin(page);
  const { items } = await call(`/api/messages/?q=${email}`);
  const isQuiet = watch(page, site);
  await page.goto(`/admin/messages?message=${items[0].id}`);
  await expect(page.getByText(LAST).last()).toBeAttached();
  await isQuiet();
});
