import type { Page } from 'playwright';
import { boxOf } from './support/boxes.ts';
import { fitsSideways } from './support/motion.ts';
import { professional } from './support/professional.ts';
import { expect, test } from './support/test.ts';

for (const width of [360, 768, 1280]) {
  test(`the title and the text of an article stand on one axis at ${width} px`, async ({
    page,
    pages,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(pages.article);
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    const article = page.getByRole('article');
    for (const part of [
      article.locator('[data-article-text]'),
      page.getByRole('region', { name: 'Share it' }),
      page.getByRole('region', { name: 'One letter a month' }).getByRole('heading'),
      page.getByRole('region', { name: 'Related articles' }).getByRole('heading'),
    ]) {
      expect((await boxOf(part)).left).toBeCloseTo(title.left, 0);
    }
  });
}

test('an article names its author, is passed on, and leads on', async ({ page, pages }) => {
  await page.goto(pages.article);
  await expect(page.locator('a[rel="author"]')).toHaveText(/\S/);
  const ways = page.getByRole('region', { name: 'Share it' });
  const whatsApp = ways.getByRole('link', { name: 'WhatsApp' });
  const shared = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text');
  expect(shared).toContain(new URL(pages.article, page.url()).href);
  const related = page.getByRole('region', { name: 'Related articles' });
  await expect(related.getByRole('listitem')).toHaveCount(3);
});

test('a case study has a page of its own, which leads to the next', async ({ page }) => {
  await page.goto('/projects');
  await page.getByRole('link', { name: 'GigBridge' }).first().click();
  await expect(page).toHaveURL(/\/projects\/gigbridge$/);
  await expect(page.getByRole('heading', { level: 1, name: 'GigBridge' })).toBeVisible();
  for (const part of ['Problem', 'Solution', 'Key features', 'Impact']) {
    await expect(page.getByRole('heading', { level: 2, name: part, exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: 'The next case study' }).click();
  await expect(page).toHaveURL(/\/projects\/alert237$/);
  const headers = { Accept: 'text/html' };
  const gone = await page.request.get('/projects/nothing-like-it', { headers });
  expect(gone.status()).toBe(404);
});

test('the hero is read on a phone of 360 by 560', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto('/');
  const header = await boxOf(page.getByRole('banner'));
  const title = await boxOf(page.getByRole('heading', { level: 1 }));
  expect(title.top).toBeGreaterThanOrEqual(header.bottom);
  for (const name of ["Let's Talk Solutions", 'See Our Work']) {
    const link = await boxOf(page.getByRole('main').getByRole('link', { name }).first());
    expect(link.bottom, name).toBeLessThanOrEqual(560);
  }
});

test('the header is solid on a page whose code does not come', async ({ browser, site, pages }) => {
  const opacityOf = (page: Page) =>
    page.evaluate(() => {
      const header = document.querySelector('header');
      return header && getComputedStyle(header, '::before').opacity;
    });
  const without = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const still = await without.newPage();
  await still.goto('/');
  expect(await opacityOf(still)).toBe('1');
  // what a script alone does is not offered
  await still.goto(pages.article);
  const ways = still.getByRole('region', { name: 'Share it' });
  await expect(ways.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expect(ways.getByRole('button')).toHaveCount(0);
  await without.close();
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/');
  await expect.poll(() => opacityOf(page)).toBe('0');
  await context.close();
});

test('the site that is put on a phone bears the name of the company', async ({ page }) => {
  const manifest = await (await page.request.get('/site.webmanifest')).json();
  expect(manifest.name).toBe('Etinde Works');
});

test('a bar of progress has an edge where the system chooses the colours', async ({ page }) => {
  await professional(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/user/start');
  const bar = page.getByRole('progressbar', { name: 'Step 1 of 4' });
  await expect(bar).toHaveCSS('border-top-style', 'solid');
  const [edge, canvas] = await bar.evaluate((one) => [
    getComputedStyle(one).borderTopColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(edge).not.toBe(canvas);
});

test.describe('a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('reads the reference of the API without scrolling sideways', async ({ context }) => {
    // has no script to wait for
    const page = await context.newPage();
    await page.goto('/docs');
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeAttached();
    expect(await fitsSideways(page)).toBe(true);
  });
});

test.describe('a desktop of 1280 by 1024 at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the header leaves the screen to what is read', async ({ page, pages }) => {
    await page.goto(pages.article);
    await page.evaluate(() => window.scrollTo({ top: 1_000, behavior: 'instant' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
