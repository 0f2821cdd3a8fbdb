import { signIn, somebody } from '../src/people.ts';
import { ADMIN, type Site, startSite } from '../src/site.ts';
import { type MailServer, startMailServer } from '../src/smtp.ts';
import { test as base, expect, expectAccessible } from '../src/test.ts';

/** A site that sends its mails through a real server. */
const test = base.extend<object, { mailServer: MailServer; site: Site }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailServer }, use) => {
      const site = await startSite({
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'Office <office@example.com>',
      });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

let count = 0;

/** What the contact page sends. */
const letter = (email: string, subject: string) => {
  count += 1;
  return {
    ...{ name: 'Ngozi Fonyuy', email, subject, message: 'Three shops in Limbe.\nHow much is it?' },
    ...{ key: `letter-${process.pid}-${count}-of-its-own`, filled_ms: 9_000, website: '' },
  };
};

test('a message arrives live, is answered, and the reply reaches the mail server', {
  tag: '@database',
}, async ({ page, mailServer }) => {
  const { email } = somebody();
  await signIn(page, ADMIN, '/admin/login');
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Select a message to view' })).toBeVisible();

  const sent = await page.request.post('/api/contact/', { data: letter(email, 'Stock') });
  expect(sent.ok()).toBe(true);
  const row = page.getByRole('link', { name: 'Stock' });
  await expect(row).toBeVisible();
  await expect(page.getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) Messages/);
  await expectAccessible(page, 'the inbox');

  await row.click();
  const message = page.getByRole('article', { name: 'Stock' });
  await expect(message.getByText('Three shops in Limbe.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Messages', exact: true }).first()).toBeVisible();
  await expect(page).toHaveTitle(/^Messages/);
  await expectAccessible(page, 'an open message');

  await message.getByLabel('Reply to the sender').fill('It is free.\nCome by.');
  await page.reload();
  await expect(message.getByLabel('Reply to the sender')).toHaveValue('It is free.\nCome by.');
  await message.getByRole('button', { name: 'Send Reply' }).click();
  await expect(page.getByText(`Reply sent to Ngozi Fonyuy (${email}).`)).toBeVisible();
  await expect(message).toBeHidden();

  await row.click();
  await expect(message.getByText('Sent', { exact: true })).toBeVisible();
  const mail = await mailServer.mailTo(email, 'Re: Stock');
  expect(mail).toContain('It is free.');
  expect(mail).toContain('> Three shops in Limbe.');
  await page.reload();
  await expect(message.getByText('It is free.')).toBeVisible();
  await expect(message.getByLabel('Reply to the sender')).toHaveValue('');
});

test('a message is archived, found again, and deleted', { tag: '@database' }, async ({ page }) => {
  const { email } = somebody();
  await page.request.post('/api/contact/', { data: letter(email, 'Thanks for all') });
  await signIn(page, ADMIN, '/admin/login');
  await page.getByRole('link', { name: /^Messages/ }).click();
  await page.getByRole('searchbox', { name: 'Search messages' }).fill(email.toUpperCase());
  await page.getByRole('link', { name: 'Thanks for all' }).click();
  const message = page.getByRole('article', { name: 'Thanks for all' });
  await message.getByRole('button', { name: 'Archive' }).click();
  await expect(message.getByRole('button', { name: 'Move to Inbox' })).toBeVisible();
  await page.getByRole('tab', { name: 'Archived' }).click();
  await expect(page.getByRole('link', { name: 'Thanks for all' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Thanks for all' }).click();
  await message.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete message' }).click();
  await expect(
    page.getByRole('heading', { name: 'No messages found matching your criteria' }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Thanks for all' })).toBeHidden();
});
