import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { linkIn, mailTo } from './support/mailbox.ts';
import { fitsSideways } from './support/motion.ts';
import { keepSession, signIn } from './support/people.ts';
import { arrive, confirmAddress, professional, publish } from './support/professional.ts';
import { expect, test } from './support/test.ts';

const SAVED = 'Your settings have been updated successfully!';

test('the settings are saved and survive a reload', async ({ page }) => {
  await professional(page);
  await page.goto('/user/settings');
  await page.getByLabel('First Name').fill('Manka');
  await page.getByLabel('Phone Number').fill('+237 6 11 22 33 44');
  await expectAccessible(page, 'the settings');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue('Manka');
  await expect(page.getByLabel('Phone Number')).toHaveValue('+237 6 11 22 33 44');
  await page.goto('/user');
  await expect(page.getByRole('heading', { name: 'Welcome, Manka' })).toBeVisible();
});

test('a message from the page is read, and what happened is listed', async ({ page }) => {
  await professional(page);
  const path = await publish(page);
  const sent = await page.request.post(
    `/api/public${path.replace('/p/', '/portfolios/')}/contact/`,
    {
      data: {
        name: 'Ada Mbella',
        email: 'ada@example.com',
        message: 'Can we talk?',
        key: 'a-key-of-its-own',
        filled_ms: 9_000,
      },
    },
  );
  expect(sent.ok()).toBe(true);
  await page.goto('/user');
  await expect(page.getByText('Ada Mbella wrote to you')).toBeVisible();
  await expectAccessible(page, 'the dashboard');
  await page.getByRole('link', { name: 'Connections' }).click();
  await page.getByRole('button', { name: 'Unread: Ada Mbella' }).click();
  await expect(page.getByText('Can we talk?')).toBeVisible();
  await expectAccessible(page, 'the connections');
  await page.reload();
  await page.getByRole('button', { name: 'Ada Mbella', exact: true }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await page.goto('/user/activity');
  await expect(page.getByText('You published your page')).toBeVisible();
  await expectAccessible(page, 'the activity');
});

test('what is written to someone is mailed once they have confirmed their address', async ({
  page,
  site,
}) => {
  const person = await professional(page);
  const path = await publish(page);
  const write = async (message: string) => {
    const to = `/api/public${path.replace('/p/', '/portfolios/')}/contact/`;
    const key = `the-key-of-${message}`;
    const form = { name: 'Ada Mbella', email: 'ada@example.com', key, filled_ms: 9_000 };
    expect((await page.request.post(to, { data: { ...form, message } })).ok()).toBe(true);
  };
  await write('Before');
  await page.goto('/user');
  const notice = page.getByText('Confirm your address to get messages by email');
  await expect(notice).toBeVisible();
  await expectAccessible(page, 'the dashboard with the notice');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`A new link is on its way to ${person.email}`)).toBeVisible();
  await confirmAddress(page, site, person.email, 2);
  await expectAccessible(page, 'the confirmed address');
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page.getByText('Ada Mbella wrote to you')).toBeVisible();
  await expect(notice).toBeHidden();
  await write('After');
  const mail = await mailTo(site, person.email, { subject: 'Someone wrote to you' });
  expect(mail).toContain('> After');
});

test('a new password ends the other session', async ({ page, browser, site, expectConsole }) => {
  expectConsole(/401/);
  const person = await professional(page);
  const phone = await browser.newContext({ baseURL: site.url });
  const there = await phone.newPage();
  await keepSession(there, person);

  await page.goto('/user/settings');
  await page.getByLabel('Current Password').fill(person.password);
  await page.getByLabel('New Password', { exact: true }).fill('a longer walk uphill');
  await page.getByLabel('Confirm New Password').fill('a longer walk uphill');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page.getByText('You have been signed out everywhere else.')).toBeVisible();

  await there.goto('/user/settings');
  await expect(there).toHaveURL(/\/user\/login$/);
  await signIn(there, person);
  await expect(there.getByRole('alert')).toContainText('Email or password is wrong.');
  await there.getByLabel('Password', { exact: true }).fill('a longer walk uphill');
  await there.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(there).toHaveURL(/\/user\/settings$/);
  await phone.close();

  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue(person.firstName);
});

test('a new e-mail counts once its link is opened', async ({ page, site, expectConsole }) => {
  expectConsole(/40[14]/);
  const person = await professional(page);
  await confirmAddress(page, site, person.email);
  const email = `a.new.and.much.longer.${person.email}`;
  await page.goto('/user/settings');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Current Password').fill(person.password);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(`Open the link we sent to ${email}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Open the link we sent to ${email}`)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await fitsSideways(page), 'a long address on a small phone').toBe(true);
  await page.setViewportSize({ width: 1280, height: 720 });
  await mailTo(site, person.email, { subject: 'An email change was requested' });

  const link = linkIn(
    await mailTo(site, email, { subject: 'Confirm your new e-mail' }),
    '/confirm-email',
  );
  await page.goto(link);
  await expectAccessible(page, 'the page behind the mailed link');
  await page.getByRole('button', { name: 'Confirm the new address' }).click();
  await expect(page.getByRole('heading', { name: 'Your new email is confirmed' })).toBeVisible();
  await mailTo(site, person.email, { subject: 'Your email was changed' });
  await page.getByRole('link', { name: 'Go to your settings' }).click();
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  await expect(page.getByText(`Welcome, ${email}`)).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/user\/login$/);
  await arrive(page, { ...person, email });

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm the new address' }).click();
  await expect(
    page.getByRole('heading', { name: 'This link has been used or has expired' }),
  ).toBeVisible();
});

test('everything that is held comes as one archive', async ({ page }) => {
  await professional(page);
  await page.goto('/user/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const archive = await download;
  expect(archive.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  const content = await readFile(await archive.path());
  expect(content.subarray(0, 2).toString()).toBe('PK');
  expect(content.length).toBeGreaterThan(500);
  await expect(page.getByText('The archive is in your downloads.')).toBeVisible();
});

test('a deleted account leaves nothing behind', { tag: '@database' }, async ({
  page,
  expectConsole,
}) => {
  expectConsole(/40[14]/);
  const person = await professional(page);
  const path = await publish(page);
  expect((await page.goto(path))?.status()).toBe(200);
  await page.goto('/user/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const password = page.getByLabel('Your password');
  await expect(password).toBeFocused();
  await expectAccessible(page, 'the question before an account is deleted');
  await password.fill(person.password);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Your account and everything in it has been erased.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('authToken');
  expect((await page.goto(path))?.status()).toBe(404);
  await signIn(page, person);
  await expect(page.getByRole('alert')).toContainText('Email or password is wrong.');
});
