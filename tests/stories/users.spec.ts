import type { Browser, Page } from 'playwright';
import { expectAccessible } from './support/accessible.ts';
import { linkIn, mailTo } from './support/mailbox.ts';
import { newPerson, openAs, signIn } from './support/people.ts';
import { ADMIN, type Site } from './support/site.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = 'a password of my own';

/** Makes an account in the back-office, whose Users page is open. */
async function addUser(page: Page, name: string, email: string, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Add User' }).click();
  const form = page.getByRole('dialog', { name: 'Add New User' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Role').selectOption(role);
  await form.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByText(`An invitation was emailed to ${email}.`)).toBeVisible();
}

/** Someone in a browser of their own, who has accepted the invitation and is signed in. */
async function acceptInvitation(browser: Browser, site: Site, email: string): Promise<Page> {
  const mail = await mailTo(site, email, {
    subject: 'Site Administrator invites you to Etinde Works',
  });
  const page = await browser.newPage({ baseURL: site.url });
  await page.goto(linkIn(mail, '/invitation'));
  await expect(page.getByRole('heading', { name: 'Welcome to Etinde Works' })).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm New Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Accept and sign in' }).click();
  return page;
}

async function openUsers(page: Page): Promise<void> {
  await openAs(page, ADMIN, '/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
}

test('a new account gets its invitation and signs in', async ({ page, browser, site }) => {
  const { email } = newPerson();
  await openUsers(page);
  await addUser(page, 'Eva Tabi', email, 'user');
  const row = page.getByRole('row', { name: email });
  await expect(row).toContainText('Pending');
  await expect(row).toContainText('Never');
  await expectAccessible(page, 'the users');

  const eva = await acceptInvitation(browser, site, email);
  await expect(eva.getByRole('heading', { name: 'Welcome, Eva' })).toBeVisible();
  await eva.close();
  await page.reload();
  await expect(row).toContainText('Active');
  await expect(row).not.toContainText('Never');
});

test('an admin deactivated while active elsewhere is out at the next request', async ({
  page,
  browser,
  site,
}) => {
  const { email } = newPerson();
  await openUsers(page);
  await addUser(page, 'Ben Eyong', email, 'admin');
  const ben = await acceptInvitation(browser, site, email);
  await expect(ben.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await page.reload();
  await page.getByRole('row', { name: email }).getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit User' });
  await form.getByLabel('Status').selectOption('inactive');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('row', { name: email })).toContainText('Inactive');

  await ben.getByRole('link', { name: 'Users', exact: true }).click();
  await ben.waitForURL('**/admin/login');
  await signIn(ben, { email, password: PASSWORD }, '/admin/login');
  await expect(ben.getByRole('alert')).toBeVisible();
  await ben.close();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText(`changed the account ${email}`).first()).toBeVisible();
  await page.getByRole('link', { name: 'See all' }).click();
  await page.getByText('What changed').first().click();
  await expect(page.getByRole('row', { name: 'Status active inactive' })).toBeVisible();
  await expectAccessible(page, 'the activity');
});

test('the last admin cannot be removed', { tag: '@database' }, async ({ page, expectConsole }) => {
  expectConsole(/409/);
  await openUsers(page);
  await page
    .getByRole('row', { name: ADMIN.email })
    .getByRole('button', { name: 'Delete' })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
  await expect(question.getByText(/This is your own account/)).toBeVisible();
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(question.getByRole('alert')).toContainText('This is the last administrator');
  await expectAccessible(page, 'a refused deletion');
  await page.reload();
  await expect(page.getByRole('row', { name: ADMIN.email })).toContainText('Active');
});
