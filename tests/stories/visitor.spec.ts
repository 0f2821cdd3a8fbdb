import type { Locator, Page } from 'playwright';
import { expectAccessible } from './support/accessible.ts';
import { sentBy } from './support/inbox.ts';
import { mailTo } from './support/mailbox.ts';
import { publicPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

let count = 0;
const NAVIGATION = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Vision & Mission', '/vision-mission'],
  ['What We Do', '/solutions'],
  ['Team', '/team'],
  ['Case Studies', '/projects'],
  ['Insights', '/blog'],
  ['Contact Us', '/contact'],
] as const;

test('a visitor finds every page from the navigation, in its order', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: /main/i }).getByRole('link');
  await expect(links).toHaveText(NAVIGATION.map(([name]) => name));
  for (const [name, path] of NAVIGATION) {
    await links.filter({ hasText: name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a visitor without JavaScript reads every page', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  const more = ['/blog/all', '/professionals', '/careers', '/privacy', '/terms', '/cookies'];
  for (const path of [...NAVIGATION.map(([, to]) => to), ...more]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.locator('main'), path).toHaveText(/\S(.|\s){200,}/);
  }
  await context.close();
});

/** With a page of its own: the usual one waits for its script. */
const withoutScript = test.extend({
  page: async ({ context }, use) => use(await context.newPage()),
});

test.describe('without JavaScript', () => {
  withoutScript.use({ javaScriptEnabled: false });

  /** The form, which a page shows open or behind its name. */
  const formOf = (page: Page, name: string) => page.locator(`form[aria-label="${name}"]`);
  const fill = async (form: Locator, fields: Record<string, string>) => {
    for (const [name, text] of Object.entries(fields))
      await form.locator(`[name=${name}]`).fill(text);
  };
  const sender = () => ({ name: 'Ada', email: `no.script.${process.pid}.${++count}@example.com` });

  withoutScript(
    'a message is sent, and what is wrong is said beside what was typed',
    async ({ page, site, expectConsole }) => {
      expectConsole(/status of 422/);
      const { name, email } = sender();
      await page.goto('/contact');
      const form = formOf(page, 'Send Us a Message');
      await fill(form, { name, email, subject: 'A well', message: 'Do you drill?' });
      // the browser asks for an address with an @, the server for one that can be
      await fill(form, { email: 'ada@nowhere' });
      await form.locator('button').click();
      await expect(form.locator('[name=email]')).toHaveValue('ada@nowhere');
      await expect(form.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
      await expect(form.locator('[name=message]')).toHaveValue('Do you drill?');
      await fill(form, { email });
      await form.locator('button').click();
      await expect(form.locator('[role=status]')).toBeInViewport();
      await expect(form.locator('[name=message]')).toHaveValue('');
      expect(await sentBy(site, email, 'messages')).toHaveLength(1);
    },
  );

  withoutScript('someone subscribes in French', async ({ page, site }) => {
    const { email } = sender();
    await page.goto('/fr/blog');
    const form = page.locator('main form').last();
    await fill(form, { email });
    await form.locator('button').click();
    await expect(page.locator('main form [role=status]')).toContainText(email);
    await mailTo(site, email);
  });

  for (const kind of ['internship', 'training'] as const) {
    withoutScript(`someone applies for the ${kind}`, async ({ page, site }) => {
      const { name, email } = sender();
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/solutions');
      const title = `${kind[0]?.toUpperCase()}${kind.slice(1)} application`;
      await page.locator('summary', { hasText: `Apply for ${kind}` }).click();
      const form = formOf(page, title);
      await fill(form, { name, email, education: 'BSc', message: 'Teach me.' });
      if (kind === 'internship') await fill(form, { interests: 'Databases' });
      else await form.locator('select').selectOption({ index: 1 });
      await form.locator('button').click();
      await expect(form.locator('[role=status]')).toContainText('Thank you for applying');
      expect(await sentBy(site, email, 'applications')).toHaveLength(1);
    });
  }

  withoutScript('someone writes to a professional', async ({ page, site }) => {
    const { portfolio } = await publicPages(site.url);
    await page.goto(portfolio);
    const form = page.locator('main form').last();
    await fill(form, { ...sender(), message: 'Do you measure hills?' });
    await form.locator('button').click();
    await expect(form.locator('[role=status]')).toContainText('Thank you');
  });

  withoutScript('a form that needs a script says so', async ({ page }) => {
    for (const path of ['/login', '/register', '/forgot-password']) {
      await page.goto(path);
      await expect(page.locator('main noscript > p'), path).toBeVisible();
      await expect(page.locator('main form').filter({ visible: true }), path).toHaveCount(0);
    }
  });
});

test('a form whose script is slow to come says nothing false, and can be filled in', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await page.route(/\/assets\/.*\.js$/, () => new Promise(() => undefined));
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.getByLabel('Message').fill('Good morning.');
  await expect(form.locator('noscript')).toBeHidden();
  await context.close();
});

test('no link of the public site is dead', async ({ page, site }) => {
  const seen = new Set<string>(['/']);
  const waiting = ['/'];
  const dead: string[] = [];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const answer = await page.request.get(path, { headers: { Accept: 'text/html' } });
    if (!answer.ok()) dead.push(`${path} → ${answer.status()}`);
    if (!answer.headers()['content-type']?.includes('html')) continue;
    for (const [, href = ''] of (await answer.text()).matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), site.url + path);
      const next = url.pathname + url.search;
      if (url.origin !== site.url || seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(20);
});

test('an address that does not exist says so, with a way home', async ({ page, expectConsole }) => {
  expectConsole(/404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expectAccessible(page, 'the page that is not there');
  await page.locator('main').getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the case studies and their data share an address', async ({ page }) => {
  const asPage = await page.request.get('/projects', { headers: { Accept: 'text/html' } });
  const asData = await page.request.get('/projects/', { headers: { Accept: 'application/json' } });
  expect(asPage.headers()['content-type']).toContain('text/html');
  expect(asData.headers()['content-type']).toContain('application/json');
  expect(asPage.headers().vary).toContain('Accept');
  expect(asData.headers().vary).toContain('Accept');
});

test('on a phone the menu opens, leads somewhere and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const toggle = page.getByRole('button', { name: /menu/i });
  await toggle.click();
  await page.getByRole('link', { name: 'Team', exact: true }).first().click();
  await expect(page).toHaveURL(/\/team$/);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
