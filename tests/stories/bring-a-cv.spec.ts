import { linkedInArchive } from '@vitrine/resume/testing';
import { expectAccessible } from './support/accessible.ts';
import { professional } from './support/professional.ts';
import { expect, test } from './support/test.ts';

test("someone brings LinkedIn's archive, checks it, and visitors see what was taken", async ({
  page,
  browser,
  site,
}) => {
  const archive = linkedInArchive({
    'Profile.csv': 'First Name,Last Name,Headline\nNgozi,Fonyuy,Ledgers for savings banks\n',
    'Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\n' +
      'Bakweri Savings,Lead engineer,"Rebuilt the ledger.\nTrained six.",Limbe,Mar 2021,\n' +
      'Camtel,Technician,,Douala,2016,Feb 2021\n',
    'Skills.csv': 'Name\nGo\nPostgreSQL\n',
    'messages.csv': 'FROM,TO,CONTENT\nAda,Ngozi,a secret\n',
  });
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') uploads.push(request.postData() ?? '');
  });
  await professional(page);
  await page.goto('/user');
  await page.getByRole('link', { name: 'Set up my page' }).click();
  await page.getByRole('link', { name: 'Import from LinkedIn or a CV' }).click();
  await expectAccessible(page, 'choosing what to bring');

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const buffer = Buffer.from(await archive.arrayBuffer());
  await (await chooser).setFiles({ name: archive.name, mimeType: archive.type, buffer });
  await expect(page.getByRole('heading', { name: 'Review what was read' })).toBeVisible();
  await expectAccessible(page, 'the review of what was read');
  await page.getByRole('checkbox', { name: /^Technician/ }).uncheck();
  await page.getByRole('button', { name: 'Add 4 to my page' }).click();
  await expect(page.getByText('Added to your page')).toBeVisible();
  expect(uploads.join()).not.toContain('a secret');

  // no file brings a photo; after it nothing is missing any more
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByRole('button', { name: 'Publish my page' }).click();
  const path = await page.getByRole('link', { name: 'View my page' }).getAttribute('href');
  const stranger = await browser.newPage({ baseURL: site.url });
  await stranger.goto(path ?? '');
  await expect(stranger.getByText('Bakweri Savings')).toBeVisible();
  await expect(stranger.getByText('Mar 2021 – today')).toBeVisible();
  await expect(stranger.getByText('PostgreSQL')).toBeVisible();
  await expect(stranger.getByText('Camtel')).toHaveCount(0);
  await stranger.close();
});
