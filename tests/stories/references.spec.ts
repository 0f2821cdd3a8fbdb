import { expectAccessible } from './support/accessible.ts';
import { linkIn, mailTo } from './support/mailbox.ts';
import { keepSession } from './support/people.ts';
import { confirmAddress, newAccount, publish } from './support/professional.ts';
import { expect, test } from './support/test.ts';

test('a reference is asked for, written by the other, and seen on the page once it is shown', async ({
  page,
  browser,
  site,
}) => {
  const person = await newAccount(page);
  await confirmAddress(page, site, person.email);
  await keepSession(page, person);
  const path = await publish(page);
  await page.goto('/user/references');
  await page.getByRole('button', { name: 'Ask for a reference' }).click();
  await page.getByLabel('Name of the person').fill('Eposi Tabe');
  await page.getByLabel('Their email').fill('eposi@example.com');
  await page.getByLabel('Where you worked together').fill('Camtel in Buea');
  await expectAccessible(page, 'asking for a reference');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('heading', { name: 'Eposi Tabe' })).toBeVisible();

  const words = 'She ships what she promises.';
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(linkIn(await mailTo(site, 'eposi@example.com'), '/reference#'));
  await other.getByLabel('Your reference').fill(words);
  await expectAccessible(other, 'writing a reference');
  await other.getByRole('button', { name: 'Send the reference' }).click();
  await expect(other.getByRole('heading', { name: 'Your reference was sent' })).toBeVisible();
  await other.goto(path);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByText(words)).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'Show on my page' }).click();
  await expect(page.getByText('On your page', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the references');
  await other.reload();
  await expect(other.getByText(words)).toBeVisible();
  await page.goto('/user/portfolio');
  await expect(page.getByText(words)).toBeVisible();
  await elsewhere.close();
});
