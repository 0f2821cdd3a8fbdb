import { expectAccessible } from './support/accessible.ts';
import { mailTo } from './support/mailbox.ts';
import { fitsSideways } from './support/motion.ts';
import { openAs } from './support/people.ts';
import { confirmAddress, newAccount } from './support/professional.ts';
import { ADMIN } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.describe('access tokens', { tag: '@database' }, () => {
  test('one is made, a program uses it, it is revoked, and the program is refused', async ({
    page,
    site,
    request,
  }) => {
    const person = await newAccount(page);
    await confirmAddress(page, site, person.email);
    await openAs(page, person, '/user/settings');
    await expect(page.getByText('No tokens yet.')).toBeVisible();
    await page.getByRole('button', { name: 'New token' }).click();
    const dialog = page.getByRole('dialog', { name: 'New token' });
    await dialog.getByLabel('Token name').fill('Sync');
    await dialog.getByLabel('Your portfolio and its files').selectOption('View and change');
    await dialog.getByLabel('Expiration').selectOption('30 days');
    await expectAccessible(page, 'making an access token');
    await dialog.getByRole('button', { name: 'Create token' }).click();
    const shown = page.getByRole('dialog', { name: 'Your new access token' });
    const token = (await shown.getByText(/^vit_/).textContent()) ?? '';
    await expectAccessible(page, 'the new access token');
    await shown.getByRole('button', { name: 'I have saved it' }).click();
    await mailTo(site, person.email, { subject: 'An access token was created' });

    const headers = { Authorization: `Bearer ${token}` };
    const portfolio = `${site.url}/api/portfolio/`;
    const saved = await request.put(portfolio, { headers, data: { headline: 'By a program' } });
    expect(saved.status()).toBe(200);
    const closed = await request.get(`${site.url}/api/account/`, { headers });
    expect([closed.status(), (await closed.json()).code]).toEqual([403, 'insufficient-scope']);

    await page.reload();
    const item = page.getByRole('listitem').filter({ hasText: 'Sync' });
    await expect(item).toContainText('Can change: Your portfolio and its files');
    await expect(item).toContainText('last used on');
    await expectAccessible(page, 'the settings with an access token');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await fitsSideways(page)).toBe(true);
    await item.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('No tokens yet.')).toBeVisible();
    expect((await request.get(portfolio, { headers })).status()).toBe(401);
  });

  test('an administrator makes one that reads the blog with its drafts', async ({
    page,
    site,
    request,
  }) => {
    await openAs(page, ADMIN, '/admin/account');
    await page.getByRole('button', { name: 'New token' }).click();
    const dialog = page.getByRole('dialog', { name: 'New token' });
    await dialog.getByLabel('Token name').fill('Newsletter script');
    await dialog.getByLabel('Blog posts').selectOption('View');
    await dialog.getByRole('button', { name: 'Create token' }).click();
    const shown = page.getByRole('dialog', { name: 'Your new access token' });
    const token = (await shown.getByText(/^vit_/).textContent()) ?? '';
    await shown.getByRole('button', { name: 'I have saved it' }).click();
    const headers = { Authorization: `Bearer ${token}` };
    expect((await request.get(`${site.url}/api/posts/`, { headers })).status()).toBe(200);
    expect((await request.get(`${site.url}/api/users/`, { headers })).status()).toBe(403);
  });
});
