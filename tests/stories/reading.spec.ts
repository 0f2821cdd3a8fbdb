import type { Page } from 'playwright';
import { expectAccessible } from './support/accessible.ts';
import { asSlowAsAPerson } from './support/pace.ts';
import { arrive, comeAlive, isAlive, slowDown } from './support/slow-line.ts';
import { expect, test } from './support/test.ts';

/** The code of React, the router and the cache: all that makes a page an app. */
const APP_CODE = /\/assets\/libraries-.*\.js$/;

/** Names of the scripts that the page asked for from now on. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/([\w.]+)-[^/]+\.js$/.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  return asked;
}

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const contactForm = (page: Page) => page.getByRole('form', { name: 'Contact me' });

test.describe('reading on a phone', () => {
  test.use(phone);

  test('takes no app: an article, a legal page, a portfolio and the home page', async ({
    page,
    pages,
  }) => {
    const asked = listen(page);
    for (const path of [pages.article, '/privacy', pages.portfolio, '/']) {
      await page.goto(path);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).not.toHaveAttribute('data-at-top');
      expect(asked.splice(0), path).toEqual(['index']);
    }
  });

  test('the menu of an article opens, closes and leads on without the app', async ({
    page,
    pages,
  }) => {
    const asked = listen(page);
    await page.goto(pages.article);
    const toggle = page.getByRole('button', { name: /menu/i });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toHaveAccessibleName('Close menu');
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
    await expectAccessible(page, 'the menu of an article');
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
    await toggle.tap();
    await menu.getByRole('link', { name: 'Team' }).tap();
    await expect(page).toHaveURL(/\/team$/);
    await expect(menu).toBeHidden();
    expect(new Set(asked)).toEqual(new Set(['index']));
  });
});

test.describe('what is used before its code has come', () => {
  test.use(phone);

  test('on a slow line shows at once that it was heard, and keeps what was typed', async ({
    page,
    site,
    pages,
  }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/contact/')) sent += 1;
    });
    await page.goto('/robots.txt');
    await slowDown(page);
    await arrive(page, pages.portfolio);
    const form = contactForm(page);
    const send = form.getByRole('button', { name: 'Send message' });
    const words = {
      Name: 'Eposi',
      Email: 'eposi@example.com',
      Message: 'Can you look at our ledger?',
    };
    // typed faster than the code can come, but not faster than a person
    await asSlowAsAPerson(page);
    for (const [label, text] of Object.entries(words)) await form.getByLabel(label).fill(text);
    await send.click();
    await expect(send).toHaveAttribute('aria-busy', 'true');
    expect(await isAlive(page)).toBe(false);
    await send.click();
    for (const [label, text] of Object.entries(words)) {
      await expect(form.getByLabel(label)).toHaveValue(text);
    }
    await comeAlive(page);
    await expect(form.getByText('Your message is on its way to Ngozi Fonyuy')).toBeVisible();
    expect(page.url()).toBe(site.url + pages.portfolio);
    expect(sent).toBe(1);
  });

  test('is reported when it cannot be loaded, and done once it can', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Failed to fetch dynamically|ERR_FAILED|Failed to load/);
    await page.goto('/blog');
    await page.route(APP_CODE, (route) => route.abort());
    const form = page.getByRole('form', { name: 'One letter a month' });
    await form.getByLabel('Email').fill('reader@example.com');
    await page.keyboard.press('Enter');
    const notice = page.getByText('Part of it could not be loaded.');
    await expect(notice).toBeVisible();
    await expectAccessible(page, 'a form whose code is missing');
    await expect(form.getByLabel('Email')).toHaveValue('reader@example.com');
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await page.unroute(APP_CODE);
    await asSlowAsAPerson(page);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByRole('status')).toContainText('reader@example.com');
    await expect(notice).toBeHidden();
  });
});
