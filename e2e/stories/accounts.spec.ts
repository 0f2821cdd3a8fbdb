import { disguisedPage } from '../src/files.ts';
import { register, signIn, somebody } from '../src/people.ts';
import { ADMIN } from '../src/site.ts';
import { expect, expectAccessible, test } from '../src/test.ts';

test('a wrong password is told, and what was typed stays', async ({ page, expectConsole }) => {
  expectConsole(/401/);
  await signIn(page, { email: 'nobody@example.com', password: 'not a password' });
  await expect(page.getByRole('alert')).toContainText('Email or password is wrong.');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  await expectAccessible(page, 'the refused sign-in');
});

test('an administrator signs in and finds the company’s content', async ({ page }) => {
  await signIn(page, ADMIN, '/admin/login');
  await expect(page).toHaveURL(/\/admin$/);
  await expectAccessible(page, 'the back-office');
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
    await expectAccessible(page, heading);
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('a professional is kept out of the back-office', async ({ page, expectConsole }) => {
  expectConsole(/40[13]/);
  const person = somebody();
  await register(page, person);
  await signIn(page, person, '/admin/login');
  await expect(page.getByRole('alert')).toContainText('Access restricted to administrators only');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await signIn(page, person);
  await expect(page).toHaveURL(/\/user$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/$/);
});

test('the person who was sent to sign in comes back to where they were', async ({ page }) => {
  const person = somebody();
  await register(page, person);
  await page.goto('/user/portfolio');
  await expect(page).toHaveURL(/\/user\/login/);
  await signIn(page, person);
  await expect(page).toHaveURL(/\/user\/portfolio$/);
});

test('a page that claims to be a picture is refused with a reason', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/415|Failed to upload/);
  const person = somebody();
  await register(page, person);
  await signIn(page, person);
  await expect(page).toHaveURL(/\/user$/);
  await page.goto('/user/portfolio');
  await page.getByRole('button', { name: 'Edit Portfolio' }).first().click();
  await page.getByLabel('Headline').fill('Typed before the upload');
  await page.locator('input[type=file][accept*=image]').first().setInputFiles(disguisedPage);
  await expect(page.getByText('Failed to upload profile image')).toBeVisible();
  await expect(page.getByLabel('Headline')).toHaveValue('Typed before the upload');
});
