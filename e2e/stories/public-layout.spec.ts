import type { Locator, Page } from 'playwright';
import { professional } from '../src/professional.ts';
import { type PublicPages, publicPages } from '../src/public-pages.ts';
import { expect, test } from '../src/test.ts';

let pages: PublicPages;

test.beforeAll(async ({ site }) => {
  pages = await publicPages(site.url);
});

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
};

for (const width of [360, 768, 1280]) {
  test(`the title and the text of an article stand on one axis at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(pages.article);
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    const article = page.getByRole('article');
    for (const part of [
      article.locator('[data-article-text]'),
      page.getByRole('region', { name: 'Pass it on' }),
      page.getByRole('region', { name: 'One letter a month' }).getByRole('heading'),
      page.getByRole('region', { name: 'Related articles' }).getByRole('heading'),
    ]) {
      expect((await boxOf(part)).x).toBeCloseTo(title.x, 0);
    }
  });
}

test('an article names its author, is passed on, and leads on', async ({ page }) => {
  await page.goto(pages.article);
  await expect(page.locator('a[rel="author"]')).toHaveText(/\S/);
  const ways = page.getByRole('region', { name: 'Pass it on' });
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
  expect(title.y).toBeGreaterThanOrEqual(header.y + header.height);
  for (const name of ["Let's Talk Solutions", 'See Our Work']) {
    const link = await boxOf(page.getByRole('main').getByRole('link', { name }).first());
    expect(link.y + link.height, name).toBeLessThanOrEqual(560);
  }
});

test('the header is solid on a page whose code does not come', async ({ browser, site }) => {
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
  const ways = still.getByRole('region', { name: 'Pass it on' });
  await expect(ways.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expect(ways.getByRole('button')).toHaveCount(0);
  await without.close();
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/');
  await expect.poll(() => opacityOf(page)).toBe('0');
  await context.close();
});

const LIGHT_PAGES = [
  ...['/', '/about', '/vision-mission', '/solutions', '/team', '/projects', '/projects/gigbridge'],
  ...['/blog', '/contact', '/careers', '/professionals'],
];

test('a page has one light section, which is seen as such', async ({ page }) => {
  for (const path of [...LIGHT_PAGES, pages.article]) {
    await page.goto(path);
    const light = page.locator('main section.light');
    await expect(light, path).toHaveCount(1);
    const grounds = await light.evaluate((section) => [
      getComputedStyle(section).backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(grounds[0], path).not.toBe(grounds[1]);
  }
});

test('the words under a heading end in no line much shorter than the others', async ({ page }) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...LIGHT_PAGES, '/login', '/register', pages.article]) {
      await page.goto(path);
      expect(await page.evaluate(shortEnds), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Runs in the page. */
function shortEnds(): string[] {
  const leads = [...document.querySelectorAll('main :is(h1, h2) + p')];
  return leads.flatMap((words) => {
    if (words.closest('[data-article-text]')) return [];
    const range = document.createRange();
    range.selectNodeContents(words);
    const lines = [...range.getClientRects()].map(({ width }) => width);
    const last = lines.at(-1) ?? 0;
    const isShort = lines.length > 1 && last < Math.max(...lines) / 2;
    return isShort ? [`${words.textContent}: ${lines.map(Math.round)}`] : [];
  });
}

test('no page of the public site says the name of the program', async ({ page }) => {
  for (const path of [...LIGHT_PAGES, ...pages.all]) {
    await page.goto(path);
    expect(await page.content(), path).not.toContain('Vitrine');
  }
  const manifest = await (await page.request.get('/site.webmanifest')).json();
  expect(manifest.name).toBe('Etinde Works');
});

test('everything to press is 24 px large, unless it stands in a sentence', async ({ page }) => {
  test.setTimeout(240_000);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...new Set([...LIGHT_PAGES, ...pages.all])]) {
      await page.goto(path);
      expect(await page.evaluate(smallTargets), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Runs in the page. */
function smallTargets(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isInSentence = (element: Element) => {
    const around = element.parentElement?.textContent?.trim() ?? '';
    const own = element.textContent?.trim() ?? '';
    return getComputedStyle(element).display === 'inline' && around.length > own.length + 3;
  };
  return (
    [...document.querySelectorAll('a[href], button, select, summary')]
      .filter((element) => isShown(element) && !isInSentence(element))
      // a link that covers its card is as large as the card; a skip link is shown on focus alone
      .filter((element) => !element.matches('.covers, [href="#main"]'))
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isSmall = width > 0 && (width < 23.5 || height < 23.5);
        return isSmall ? [`${element.textContent} ${width} x ${height}`] : [];
      })
  );
}

test.describe('where the system chooses the colours', () => {
  test('the dots of the hero and the present page can be told apart', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto('/');
    const dots = page.getByRole('group', { name: 'Background pictures' }).locator('[data-dot]');
    const colors = await dots.evaluateAll((all) =>
      all.map((dot) => getComputedStyle(dot, '::before').backgroundColor),
    );
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(colors[0]).not.toBe(colors[1]);
    expect(colors).not.toContain(canvas);
  });

  test('the header is solid over the hero, too', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const path of ['/', '/about']) {
      await page.goto(path);
      const ground = await page.getByRole('banner').evaluate((one) => {
        const { opacity, backgroundColor } = getComputedStyle(one, '::before');
        const canvas = getComputedStyle(document.body).backgroundColor;
        return { opacity, isCanvas: backgroundColor === canvas };
      });
      expect(ground, path).toEqual({ opacity: '1', isCanvas: true });
    }
  });

  test('the button of the menu is seen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/about');
    const lines = page.getByRole('button', { name: 'Open menu' }).locator('span').last();
    const [color, canvas] = await lines.evaluate((one) => [
      getComputedStyle(one, '::before').backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(color).not.toBe(canvas);
  });

  test('the word that is chosen can be read', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/blog/all');
    const chosen = page.getByRole('radio', { name: 'All', checked: true }).locator('xpath=..');
    const look = await chosen.evaluate((one) => {
      const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(one);
      return { color, backgroundColor, forcedColorAdjust };
    });
    // else the ground of a page is put behind the word, which has the same colour
    expect(look.forcedColorAdjust).toBe('none');
    expect(look.color).not.toBe(look.backgroundColor);
  });

  test('a bar of progress has an edge', async ({ page }) => {
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

  test('cards and sections have an edge', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/vision-mission');
    const card = page
      .getByRole('region', { name: /values/ })
      .getByRole('listitem')
      .first();
    expect(await card.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
    const light = page.locator('main section.light');
    expect(await light.evaluate((one) => getComputedStyle(one).borderBlockStartStyle)).toBe(
      'solid',
    );
  });
});

test.describe('a desktop of 1280 by 1024 at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the header leaves the screen to what is read', async ({ page }) => {
    await page.goto(pages.article);
    await page.evaluate(() => window.scrollTo({ top: 1_000, behavior: 'instant' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
