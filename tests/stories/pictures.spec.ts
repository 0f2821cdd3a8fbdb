import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { photo } from './support/files.ts';
import { fitsSideways } from './support/motion.ts';
import { professional, publish, storedPortfolio } from './support/professional.ts';
import { test as base, expect } from './support/test.ts';

/** The address of a page with pictures. All stories look at one: a server takes its time for each. */
const test = base.extend<object, { gallery: string }>({
  gallery: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.url });
      const page = await context.newPage();
      const address = await publishGallery(page);
      await context.close();
      await use(address);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Publishes a page with three pictures as someone new. */
async function publishGallery(page: Page): Promise<string> {
  await professional(page);
  const address = await publish(page);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  for (const title of ['The depot', 'The road', 'IMG_2034.jpg']) {
    const answer = await page.request.post('/api/media/', {
      headers: { Authorization: `Bearer ${token}` },
      multipart: { file: photo, title, media_type: 'image' },
    });
    expect(answer.status()).toBe(201);
  }
  return address;
}

/** A browser that has seen nothing of the site. */
const stranger = async (browser: Browser, baseURL: string, how: object = {}) =>
  (await browser.newContext({ baseURL, ...how })).newPage();

test('a face stays in the picture: its focal point is moved by keys and by hand', async ({
  page,
  site,
}) => {
  await professional(page);
  const address = await publish(page);
  await page.goto('/user/portfolio?mode=edit');
  await page.locator('input[type=file][accept*=image]').first().setInputFiles(photo);
  await page.getByRole('button', { name: 'Adjust Photo' }).waitFor();
  const picture = page.getByRole('button', { name: 'Move the focal point' });
  await expect(page.getByText('50 % from the left, 35 % from the top')).toBeVisible();
  await picture.press('ArrowLeft');
  await picture.press('ArrowUp');
  await expect(page.getByText('45 % from the left, 30 % from the top')).toBeVisible();
  await expectAccessible(page, 'the editor with the focal point');

  const box = await picture.boundingBox();
  if (!box) throw new Error('The picture has no place');
  await page.mouse.move(box.x + box.width * 0.45, box.y + box.height * 0.25);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.1, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText('80 % from the left, 10 % from the top')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Portfolio' }).first()).toBeVisible();
  const { profileImage } = await storedPortfolio(page, site);
  expect(profileImage).toMatch(/\.webp#focus=80,10$/);

  await page.goto(address);
  const portrait = page.getByRole('img', { name: /Fonyuy/ }).first();
  await expect(portrait).toHaveCSS('object-position', '100% 50%');
});

test('a picture opens over the page, and keys and the way back close it', async ({
  gallery: address,
  browser,
  site,
}) => {
  const visitor = await stranger(browser, site.url, { viewport: { width: 360, height: 740 } });
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(request.url()));
  await visitor.goto(address);
  expect(asked.filter((url) => url.includes('/lightbox'))).toEqual([]);
  await expect(visitor.getByText('IMG_2034')).toHaveCount(0);

  const link = visitor.getByRole('link', { name: 'The depot' });
  await link.press('Enter');
  const shown = visitor.getByRole('dialog', { name: /^Pictures of / });
  await expect(shown.getByText('1 of 3')).toBeVisible();
  await visitor.keyboard.press('ArrowRight');
  await expect(shown.getByText('2 of 3')).toBeVisible();
  await expect(shown.getByText('The road')).toBeVisible();
  expect(await fitsSideways(visitor)).toBe(true);
  await expectAccessible(visitor, 'a picture over the page');
  for (let presses = 0; presses < 5; presses++) {
    await visitor.keyboard.press('Tab');
    expect(
      await visitor.evaluate(() => document.activeElement?.closest('a, header, footer')),
    ).toBeNull();
  }

  await visitor.goBack();
  await expect(shown).toBeHidden();
  await expect(visitor).toHaveURL(address);
  await link.press('Enter');
  await expect(shown).toBeVisible();
  await visitor.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await expect(link).toBeFocused();
  // what a page to read needs is enough for all of it
  expect(asked.filter((url) => /\/assets\/libraries-/.test(url))).toEqual([]);
  await visitor.context().close();
});

test('a picture that a reload has closed leaves nothing that the way back would close', async ({
  gallery: address,
  browser,
  site,
}) => {
  const visitor = await stranger(browser, site.url);
  const documents: string[] = [];
  visitor.on('request', (one) => one.isNavigationRequest() && documents.push(one.url()));
  await visitor.goto('/about');
  await visitor.goto(address);
  const link = visitor.getByRole('link', { name: 'The depot' });
  const shown = visitor.getByRole('dialog', { name: /^Pictures of / });
  await link.press('Enter');
  await expect(shown).toBeVisible();
  await visitor.reload();
  await expect.poll(() => visitor.evaluate(() => history.state?.over)).toBeUndefined();
  await expect(shown).toBeHidden();
  // opened again, it is closed by the way back as ever
  await link.press('Enter');
  await expect(shown).toBeVisible();
  await visitor.goBack();
  await expect(shown).toBeHidden();
  await expect(visitor).toHaveURL(address);
  // the reload alone has asked for the page again
  expect(documents).toHaveLength(3);
  await visitor.goBack();
  await expect(visitor).toHaveURL(/\/about$/);
  await visitor.context().close();
});

test('the focal point and the width of the preview are seen where the system chooses the colours', async ({
  page,
}) => {
  await professional(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/user/portfolio?mode=edit');
  const canvas = await canvasOf(page);
  await page.locator('input[type=file][accept*=image]').first().setInputFiles(photo);
  await page.getByRole('button', { name: 'Adjust Photo' }).waitFor();
  const ring = page.getByRole('button', { name: 'Move the focal point' });
  await expect(ring).toBeVisible();
  const mark = await ring.locator('[data-mark]').evaluate((one) => {
    const { borderTopColor, borderTopStyle } = getComputedStyle(one, '::after');
    return { borderTopColor, borderTopStyle };
  });
  expect(mark.borderTopStyle).toBe('solid');
  expect(mark.borderTopColor).not.toBe(canvas);

  await page.goto('/user/preview');
  const width = page.getByRole('group', { name: 'Width of the preview' });
  await expect(width).toBeVisible();
  const [phone, desk] = await width
    .locator('label')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(phone).not.toBe(desk);
});

test('the buttons over a picture are seen where the system chooses the colours', async ({
  gallery: address,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(address);
  const canvas = await canvasOf(page);
  await page.getByRole('link', { name: 'The depot' }).press('Enter');
  const shown = page.getByRole('dialog', { name: /^Pictures of / });
  await expect(shown).toBeVisible();
  const buttons = await shown.getByRole('button').all();
  expect(buttons.length).toBeGreaterThan(0);
  for (const button of buttons) {
    const edge = await button.evaluate((one) => {
      const { borderTopColor, borderTopStyle } = getComputedStyle(one);
      return { borderTopColor, borderTopStyle };
    });
    expect(edge.borderTopStyle).toBe('solid');
    expect(edge.borderTopColor).not.toBe(canvas);
  }
});

const canvasOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('pictures stand in rows in their own shape, and nothing moves when they come', async ({
  gallery: address,
  browser,
  site,
}) => {
  const visitor = await stranger(browser, site.url, { viewport: { width: 1280, height: 900 } });
  await visitor.goto(address);
  const gallery = visitor.getByRole('region', { name: 'Gallery' });
  const boxes = () =>
    gallery.locator('img').evaluateAll((images) =>
      images.map((image) => {
        const { top, width, height } = image.getBoundingClientRect();
        return { top: Math.round(top), ratio: width / height, height: Math.round(height) };
      }),
    );
  await gallery.scrollIntoViewIfNeeded();
  const before = await boxes();
  expect(before.map(({ ratio }) => Math.abs(ratio - 1280 / 960) < 0.01)).toEqual([
    true,
    true,
    true,
  ]);
  expect(before[0]?.top).toBe(before[1]?.top);
  expect(before[0]?.height).toBe(before[1]?.height);
  await expect
    .poll(() =>
      gallery
        .locator('img')
        .evaluateAll((images) =>
          images.every((image) => image instanceof HTMLImageElement && image.complete),
        ),
    )
    .toBe(true);
  expect(await boxes()).toEqual(before);
  await visitor.context().close();
});

test('without a script a picture is a link to the whole file', async ({
  gallery: address,
  browser,
  site,
}) => {
  const visitor = await stranger(browser, site.url, { javaScriptEnabled: false });
  await visitor.goto(address);
  await visitor.getByRole('link', { name: 'The depot' }).click();
  await expect(visitor).toHaveURL(/\/media\/[\w-]+\/1280x960\.webp$/);
  await visitor.context().close();
});
