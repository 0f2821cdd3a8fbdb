import { photo } from './support/files.ts';
import { expectFrench, expectNoEnglish, say, setFrench } from './support/french.ts';
import { fitsSideways } from './support/motion.ts';
import { newPerson } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Stored as the form sends it, in every language. */
const PROFESSION = 'Software Developer';
/** A language is called by its own name, to choose it. */
const WRITTEN = ['English'];

const field = (name: string) => `main [name="${name}"]`;

test('a French-speaking visitor reads every page of the website without an English word', async ({
  page,
}) => {
  test.slow();
  const parts = ['pages', 'articles-1', 'projects-1'].map(async (part) => {
    const sitemap = await page.request.get(`/sitemap-${part}.xml`);
    return [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  });
  const addresses = (await Promise.all(parts)).flat().map(([, loc = '']) => new URL(loc).pathname);
  const french = addresses.filter((path) => path.startsWith('/fr'));
  expect(french).toEqual(
    expect.arrayContaining([
      ...['/fr/a-propos', '/fr/realisations/gigbridge'],
      '/fr/blog/deux-langues-des-le-premier-ecran',
    ]),
  );
  for (const path of french) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFrench(page);
    await expectNoEnglish(page);
  }
});

test('a French-speaking newcomer makes an account, and writes and publishes a page', async ({
  page,
}) => {
  const person = newPerson();
  await page.goto('/fr/inscription');
  await expectFrench(page);
  await page.locator(field('first_name')).fill(person.firstName);
  await page.locator(field('last_name')).fill(person.lastName);
  await page.locator(field('email')).fill(person.email);
  await page.locator(field('password')).fill(person.password);
  await page.locator(field('confirm_password')).fill(person.password);
  await page.locator(field('profession')).selectOption(PROFESSION);
  await page.locator('main form [type="submit"]').click();
  await expect(page).toHaveURL(/\/fr\/user\/login$/, { timeout: 15_000 });
  await expectFrench(page);

  // in English again: the account knows its language
  await page.goto('/user/login');
  await page.locator(field('email')).fill(person.email);
  await page.locator(field('password')).fill(person.password);
  await page.locator('main form [type="submit"]').click();
  await expect(page).toHaveURL(/\/fr\/user$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFrench(page, WRITTEN);
  for (const path of ['/fr/user/portfolio', '/fr/user/settings', '/fr/user/references']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFrench(page, WRITTEN);
  }

  const button = (name: string) => page.getByRole('button', { name: say(name), exact: true });
  await page.goto('/fr/user/start');
  await page.locator(field('headline')).fill('Je pose des cuisines qui durent');
  await button('start_save').click();
  const chooser = page.waitForEvent('filechooser');
  await button('portfolio_upload_image').click();
  await (await chooser).setFiles(photo);
  await expectFrench(page, WRITTEN);
  await button('start_continue').click();
  await page.getByLabel(say('portfolio_experience_title')).fill('Cuisiniste');
  await page.getByLabel(say('portfolio_experience_company')).fill('Atelier Fonyuy');
  await expectFrench(page, WRITTEN);
  await button('start_save').click();
  await button('start_publish').click();
  await expect(page.getByRole('heading', { name: say('start_done_title') })).toBeVisible();
  await expectFrench(page, WRITTEN);
  const published = page.getByRole('main').locator('a[href*="/p/"]').first();
  await page.goto((await published.getAttribute('href')) ?? '');
  await expect(page.getByText('Atelier Fonyuy')).toBeVisible();
  await expect(page.getByText('Développeur logiciel').first()).toBeVisible();
  await expectFrench(page);
});

test('the same page in the other language is one link away, with what was typed', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.locator(field('name')).fill('Ngozi');
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr\/contact$/);
  await expect(page.locator(field('name'))).toHaveValue('Ngozi');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/[^r]\/contact$/);
  await expect(page.locator(field('name'))).toHaveValue('Ngozi');
});

test('an address by its English name leads to the French one, and a missing page is explained in French', async ({
  page,
  expectConsole,
}) => {
  const moved = await page.request.get('/fr/about?from=mail', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/fr/a-propos?from=mail']);
  expectConsole(/404/);
  const missing = await page.goto('/fr/rien');
  expect(missing?.status()).toBe(404);
  await expectFrench(page);
  await page.goto('/fr/a-propos');
  const alternates = page.locator('link[hreflang]');
  await expect(alternates).toHaveCount(3);
});

test('what a browser has kept of a page is never shown in the other language', async ({ page }) => {
  const lang = page.locator('html');
  const back = async (): Promise<string> => {
    await page.goBack();
    return (await lang.getAttribute('lang')) ?? '';
  };
  await page.goto('/about');
  await page.goto('/fr/a-propos');
  await page.goto('/about');
  expect([await back(), await back()]).toEqual(['fr', 'en']);

  // whatever the browser reads, or holds of the other language, the address decides
  const english = await page.request.get('/about');
  const etag = english.headers().etag ?? '';
  const sent = { 'If-None-Match': etag, 'Accept-Language': 'en' };
  const french = await page.request.get('/fr/a-propos', { headers: sent });
  expect(french.status()).toBe(200);
  expect(await french.text()).toMatch(/<html lang="fr"/);
  const same = await page.request.get('/about', { headers: { ...sent, 'Accept-Language': 'fr' } });
  expect(same.status()).toBe(304);

  // no worker of an earlier page can answer for the site
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

test('a reader of French is offered the page in French once', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, locale: 'fr-CM' });
  const page = await context.newPage();
  await page.goto('/about');
  const offer = page.getByRole('link', { name: 'Cette page existe en français.' });
  await expect(offer).toHaveAttribute('href', '/fr/a-propos');
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(offer).toBeHidden();
  await context.close();
});

test.describe('where the company has switched French off', () => {
  test.beforeEach(({ site }) => setFrench(site.url, false));
  test.afterEach(({ site }) => setFrench(site.url, true));

  test('visitors find nothing of it', async ({ page, expectConsole }) => {
    expectConsole(/404/);
    const closed = await page.goto('/fr/a-propos');
    expect(closed?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/about');
    await expect(page.locator('[hreflang]')).toHaveCount(0);
    expect((await page.request.get('/fr/blog/feed.xml')).status()).toBe(404);
    expect(await (await page.request.get('/sitemap-pages.xml')).text()).not.toContain('/fr');
    await page.goto('/fr/user/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const about = page.getByRole('navigation').locator('a[href$="/about"]').first();
    await expect(about).not.toHaveAttribute('href', /\/fr\//);
    // nothing of it is lost
    await setFrench(new URL(page.url()).origin, true);
    const opened = await page.goto('/fr/a-propos');
    expect(opened?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expectFrench(page);
  });
});

test('no page in French is wider than a phone', async ({ browser, site }) => {
  const context = await browser.newContext({
    ...{ baseURL: site.url, viewport: { width: 360, height: 740 } },
  });
  const page = await context.newPage();
  await page.goto('/fr');
  const links = page.locator('header nav a[href^="/fr"], footer a[href^="/fr"]');
  const found = await links.evaluateAll((all: HTMLAnchorElement[]) =>
    all.map(({ pathname }) => pathname),
  );
  for (const path of new Set([...found, '/fr/connexion', '/fr/inscription'])) {
    await page.goto(path);
    expect(await fitsSideways(page), path).toBe(true);
  }
  await context.close();
});
