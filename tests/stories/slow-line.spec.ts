import type { Locator, Page } from 'playwright';
import { linkIn, mailTo } from './support/mailbox.ts';
import { signIn } from './support/people.ts';
import { newAccount } from './support/professional.ts';
import { arrive, comeAlive, isAlive, slowDown } from './support/slow-line.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 360, height: 740 };

const toggleOf = (page: Page) => page.getByRole('button', { name: /menu/i });
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const applyIn = (page: Page) => page.getByRole('button', { name: 'Apply for internship' }).first();

/** As people do it: what is in view is tapped, however busy the page may be. */
async function tap(target: Locator): Promise<void> {
  await target.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test.describe('on a slow line', () => {
  test.use({ viewport: PHONE });

  test.beforeEach(async ({ page }) => {
    // An address of the site, so that the next one is gone to without waiting for its scripts.
    await page.goto('/robots.txt');
    await slowDown(page);
  });

  test('the menu opens before the scripts are there and stays open when they come', async ({
    page,
  }) => {
    await arrive(page, '/contact');
    await toggleOf(page).click();
    await expect(menuOf(page).getByRole('link', { name: 'Team' })).toBeVisible();
    expect(await isAlive(page)).toBe(false);
    await comeAlive(page);
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menuOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(menuOf(page)).toBeHidden();
    await expect(toggleOf(page)).toBeFocused();
  });

  test('a link chosen from the menu before the scripts are there arrives', async ({ page }) => {
    await arrive(page, '/about');
    await toggleOf(page).click();
    await menuOf(page).getByRole('link', { name: 'Team' }).click();
    expect(await isAlive(page).catch(() => false)).toBe(false);
    await expect(page).toHaveURL(/\/team$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(menuOf(page)).toBeHidden();
  });

  for (const [how, press] of [
    ['tap', tap],
    ['key', (target: Locator) => target.press('Enter')],
  ] as const) {
    test(`an early ${how} on an application opens its form once it can`, async ({ page }) => {
      await arrive(page, '/solutions');
      await press(applyIn(page));
      await expect(applyIn(page)).toHaveAttribute('aria-busy', 'true');
      expect(await isAlive(page)).toBe(false);
      await comeAlive(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toHaveCount(1);
      await expect(dialog.getByLabel('Email')).toBeVisible();
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
    });
  }
});

/** Presses it in the moment in which it can be pressed, and then whenever it can again. */
const pressAtOnce = (button: Locator) =>
  button.evaluate((element: HTMLButtonElement) => {
    const press = () => element.disabled || element.click();
    new MutationObserver(press).observe(element, { attributes: true });
    press();
  });

test('a new password sent at the first moment is saved, once', async ({ page, site }) => {
  const person = await newAccount(page);
  const password = 'a longer walk downhill';
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  const mail = await mailTo(site, person.email, { subject: 'Choose a new password' });
  const { pathname, hash } = new URL(linkIn(mail, '/reset-password'));
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/reset-password')) sent += 1;
  });
  await page.goto('/robots.txt');
  await slowDown(page);
  await arrive(page, pathname + hash);
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password', { exact: true }).fill(password);
  await pressAtOnce(page.getByRole('button', { name: 'Save the new password' }));
  await expect(page).toHaveURL(/\/user\/login$/);
  expect(sent).toBe(1);
  await signIn(page, { ...person, password });
  await expect(page).toHaveURL(/\/user$/);
});

test('without JavaScript the menu of a phone opens, leads somewhere and closes', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.url,
    viewport: PHONE,
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(menuOf(page)).toBeHidden();
  await toggleOf(page).click();
  await expect(menuOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await toggleOf(page).click();
  await menuOf(page).getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL(/\/team$/);
  await expect(menuOf(page)).toBeHidden();
  await context.close();
});
