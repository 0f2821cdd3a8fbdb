import { extractText, getDocumentProxy } from 'unpdf';
import { expectFrench, say } from './support/french.ts';
import { fitsSideways } from './support/motion.ts';
import { keepSession, newPerson } from './support/people.ts';
import { storedPortfolio } from './support/professional.ts';
import { expect, test } from './support/test.ts';

/** Stored as the form sends it, and a language by its own name. */
const WRITTEN = ['Accountant', 'English'];
const PHONE = { width: 360, height: 740 };

test('an accountant in Douala writes a page in French, adds English, and shares it', async ({
  page,
  browser,
  site,
}) => {
  const person = newPerson();
  const { email, password, firstName, lastName } = person;
  const registered = await page.request.post('/auth/register', {
    data: {
      ...{ email, password, first_name: firstName, last_name: lastName },
      ...{ profession: 'Software Developer', language: 'fr' },
    },
  });
  expect(registered.status()).toBe(201);
  await keepSession(page, person);

  const button = (name: string) => page.getByRole('button', { name: say(name), exact: true });
  const field = (name: string) => page.locator(`main [name="${name}"]`).last();
  const save = async () => {
    await button('area_save_changes').click();
    await expect(page.getByText(say('portfolio_saved'), { exact: true })).toBeVisible();
  };
  await page.goto('/fr/user/portfolio?mode=edit');
  await expect(field('language')).toHaveValue('fr');
  await field('headline').fill('Comptable qui clôture à temps');
  await field('summary').fill('Onze ans de grands livres.');
  await expectFrench(page, WRITTEN);
  await save();
  const { customUrl } = await storedPortfolio(page, site);
  await button('portfolio_publish').click();
  await expect(page.getByText(say('portfolio_live'))).toBeVisible();

  // the second language: what is in the first is beside it
  await page.goto('/fr/user/portfolio?mode=edit');
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByText('Comptable qui clôture à temps').first()).toBeVisible();
  await field('headline').fill('Accountant who closes on time');
  await page.setViewportSize(PHONE);
  await expectFrench(page, [...WRITTEN, 'Accountant who closes on time']);
  await expect(fitsSideways(page)).resolves.toBe(true);
  await page.getByRole('checkbox').first().check();
  await save();

  const share = await page.request.post('/api/portfolio/share-links/', {
    headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.authToken)}` },
    data: { name: 'Banque', locale: 'fr' },
  });
  const { url } = (await share.json()) as { url: string };
  expect(new URL(url).pathname).toMatch(/^\/fr\/s\//);

  const context = await browser.newContext({ baseURL: site.url, viewport: PHONE, locale: 'fr-CM' });
  const visitor = await context.newPage();
  for (const path of [new URL(url).pathname, `/fr/p/${customUrl}`]) {
    await visitor.goto(path);
    await expect(visitor.getByText('Comptable qui clôture à temps')).toBeVisible();
    await expect(visitor.getByText('Développeur logiciel')).toBeVisible();
    await expectFrench(visitor, WRITTEN);
    await expect(fitsSideways(visitor)).resolves.toBe(true);
  }
  const file = await visitor.request.get(`/fr/p/${customUrl}/cv.pdf`);
  const pdf = await getDocumentProxy(new Uint8Array(await file.body()));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toContain('Onze ans de grands livres.');
  expect(text).not.toContain('About');

  await visitor.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(visitor).toHaveURL(new RegExp(`[^r]/p/${customUrl}$`));
  await expect(visitor.getByText('Accountant who closes on time')).toBeVisible();
  // what is not in English is said to be in French
  await expect(visitor.locator('[lang="fr"]', { hasText: 'Onze ans' }).first()).toBeVisible();
  await expect(visitor.locator('link[hreflang]')).toHaveCount(3);
  await visitor.setViewportSize({ width: 1280, height: 800 });
  await context.close();
});
