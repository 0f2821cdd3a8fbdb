import { expectAccessible } from './support/accessible.ts';
import { disguisedPage } from './support/files.ts';
import { linkIn, mailTo } from './support/mailbox.ts';
import { signIn } from './support/people.ts';
import { newAccount, professional } from './support/professional.ts';
import { ADMIN } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('a wrong password is shown, and what was typed stays', async ({ page, expectConsole }) => {
  expectConsole(/401/);
  await signIn(page, { email: 'nobody@example.com', password: 'not a password' });
  await expect(page.getByRole('alert')).toContainText('Email or password is wrong.');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  await expectAccessible(page, 'the refused sign-in');
});

test('an administrator signs in and finds the company’s content', async ({
  page,
  expectConsole,
}) => {
  // what the last of the pages was asking for when the session ended
  expectConsole(/401/);
  await signIn(page, ADMIN, '/admin/login');
  await expect(page).toHaveURL(/\/admin$/);
  for (const [link, heading] of [
    ['Blog Management', 'Blog Management'],
    ['Website Content', 'Website Content Management'],
    ['Users', 'Users'],
    ['Messages', 'Messages'],
    ['Content', 'Content'],
    ['Settings', 'Settings'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('a professional is kept out of the back-office', async ({ page, expectConsole }) => {
  expectConsole(/40[13]/);
  const person = await newAccount(page);
  await signIn(page, person, '/admin/login');
  await expect(page.getByRole('alert')).toContainText('Access restricted to administrators only');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await signIn(page, person);
  await expect(page).toHaveURL(/\/user$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/$/);
});

test('the person who was sent to sign in comes back to where they were', async ({ page }) => {
  const person = await newAccount(page);
  await page.goto('/user/portfolio');
  await expect(page).toHaveURL(/\/user\/login/);
  await signIn(page, person);
  await expect(page).toHaveURL(/\/user\/portfolio$/);
});

test('a forgotten password is replaced, and its link never looks broken', async ({
  page,
  site,
}) => {
  const person = await newAccount(page);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = linkIn(
    await mailTo(site, person.email, { subject: 'Choose a new password' }),
    '/reset-password',
  );

  // what is shown for a moment counts, too
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    const look = () => shown.push(document.querySelector('h1')?.textContent ?? '');
    new MutationObserver(look).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('New Password', { exact: true }).fill('another walk uphill');
  await page.getByLabel('Confirm New Password', { exact: true }).fill('another walk uphill');
  const headings = await page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  expect(headings).toContain('Your new password');
  expect(headings).not.toContain('This link is incomplete');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await signIn(page, { ...person, password: 'another walk uphill' });
  await expect(page).toHaveURL(/\/user$/);
});

test('a page that claims to be a picture is refused with a reason', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/415|Failed to upload/);
  await professional(page);
  await page.goto('/user/portfolio');
  await page.getByRole('button', { name: 'Edit Portfolio' }).first().click();
  await page.getByLabel('Headline').fill('Typed before the upload');
  await page.locator('input[type=file][accept*=image]').first().setInputFiles(disguisedPage);
  await expect(page.getByText('Failed to upload profile image')).toBeVisible();
  await expect(page.getByLabel('Headline')).toHaveValue('Typed before the upload');
});
