import { expectAccessible } from './support/accessible.ts';
import { linkIn, mailTo } from './support/mailbox.ts';
import { fitsSideways } from './support/motion.ts';
import { signIn } from './support/people.ts';
import { ADMIN, startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

// its administrator gets another password and another e-mail
test.describe('the own account of an administrator', () => {
  test('is changed, notified, exported, and not deleted by the last one', async ({
    browser,
    expectConsole,
  }) => {
    expectConsole(/40[019]/);
    const site = await startSite();
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await signIn(page, ADMIN, '/admin/login');
    await expect(page).toHaveURL(/\/admin$/);
    // The page before this one has a menu of the same name.
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByText(`Signed in as ${ADMIN.email}`)).toBeVisible();
    await page.getByRole('link', { name: 'Your account' }).click();
    await expect(page).toHaveURL(/\/admin\/account$/);
    await expect(page.getByLabel('Email Address')).toHaveValue(ADMIN.email);
    await expectAccessible(page, 'the account of an administrator');
    expect(await fitsSideways(page)).toBe(true);

    const email = 'chief@example.com';
    const password = 'a longer admin password';
    await page.getByLabel('First Name').fill('Eposi');
    await page.getByLabel('Last Name').fill('Likowo');
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Current Password').fill(ADMIN.password);
    await page.getByLabel('New Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm New Password').fill(password);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Your settings have been updated successfully!')).toBeVisible();
    await mailTo(site, ADMIN.email, { subject: 'Your password was changed' });
    await mailTo(site, ADMIN.email, { subject: 'An email change was requested' });
    const mail = await mailTo(site, email, { subject: 'Confirm your new e-mail' });
    await page.goto(linkIn(mail, '/confirm-email'));
    await page.getByRole('button', { name: 'Confirm the new address' }).click();
    await mailTo(site, ADMIN.email, { subject: 'Your email was changed' });
    await page.getByRole('link', { name: 'Go to your settings' }).click();
    await expect(page).toHaveURL(/\/admin\/account$/);
    await expect(page.getByLabel('Email Address')).toHaveValue(email);
    await expect(page.getByLabel('First Name')).toHaveValue('Eposi');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    expect((await download).suggestedFilename()).toMatch(/^my-data-.*\.zip$/);

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog).not.toContainText('portfolio');
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Erase everything' }).click();
    await expect(dialog.getByRole('alert')).toContainText('This is the last administrator');
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Sign out everywhere' })
      .click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await signIn(page, { email, password }, '/admin/login');
    await expect(page).toHaveURL(/\/admin(\/account)?$/);
    await context.close();
    await site.close();
  });
});
