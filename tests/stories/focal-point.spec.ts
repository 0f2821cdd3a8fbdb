import type { Page } from '@playwright/test';
import { keepSession } from './support/people.ts';
import { professional, publish } from './support/professional.ts';
import { ADMIN } from './support/site.ts';
import { expectPart, partIn, partShown, tallPhoto } from './support/tall-photo.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
/** Of the card of a page (cards.ts of the api). */
const CIRCLE = { left: 828, top: 165, size: 300 };

/** Writes to the own page as anyone who is signed in. */
async function write(page: Page, data: object): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}` };
  expect((await page.request.put('/api/portfolio/', { headers, data })).status()).toBe(200);
}

test('a face low in a tall photo is seen wherever the page, its card and its print cut it', async ({
  page,
  browser,
  site,
}) => {
  await professional(page);
  const address = await publish(page);
  await page.goto('/user/portfolio?mode=edit');
  const tall = await tallPhoto(page, 900, 1600);
  await page.locator('input[type=file][accept*=image]').first().setInputFiles(tall);
  await page.getByRole('button', { name: 'Adjust Photo' }).waitFor();
  const picture = page.getByRole('button', { name: 'Move the focal point' });
  // as high as it stays
  const whole = picture.locator('img');
  await expect
    .poll(() => whole.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const box = await picture.boundingBox();
  if (!box) throw new Error('The picture has no place');
  await picture.click({ position: { x: box.width / 2, y: box.height * 0.62 } });
  await expect(page.getByText(/62 % from the top/)).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Portfolio' }).first()).toBeVisible();

  const square = { top: 62 - 900 / 32, bottom: 62 + 900 / 32 };
  const upright = { top: 62 - 1125 / 32, bottom: 62 + 1125 / 32 };
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  const visitor = await context.newPage();
  const frame = visitor
    .getByRole('img', { name: /Fonyuy/ })
    .first()
    .locator('xpath=../..');
  const look = async (size: typeof PHONE) => {
    await visitor.setViewportSize(size);
    await visitor.goto(address);
    return partShown(frame);
  };
  expectPart(await look(PHONE), square, 'on a phone');
  expectPart(await look(DESK), upright, 'at a desk');
  await visitor.emulateMedia({ media: 'print' });
  expectPart(await partShown(frame), square, 'on paper');
  await visitor.emulateMedia({ media: 'screen' });

  await write(page, { theme: 'paper' });
  expectPart(await look(DESK), square, 'in the look of paper');
  expectPart(await look(PHONE), square, 'in the look of paper on a phone');

  const card = await page.request.get(`${address.replace('/p/', '/share/portfolio/')}.png`);
  expectPart(await partIn(visitor, await card.body(), CIRCLE), square, 'on the card');
  await context.close();
});

test('of a photo as tall as a column a piece is shown, and it keeps to its frame', async ({
  page,
}) => {
  await keepSession(page, ADMIN);
  const column = await tallPhoto(page, 400, 3600);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const kept = await page.request.post('/api/library/', { headers, multipart: { file: column } });
  expect(kept.status()).toBe(201);
  const { url } = (await kept.json()) as { url: string };
  const leader = { name: 'Ekema Tall', role: 'Founder', bio: 'Climbs.', social: {} };
  const data = { ...leader, image: `${url}#focus=50,70` };
  expect((await page.request.post('/leadership/', { headers, data })).status()).toBe(201);

  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await page.goto('/team');
    const frame = page.locator(`main img[src="${url}"]`).locator('xpath=../..');
    await frame.scrollIntoViewIfNeeded();
    const box = await frame.boundingBox();
    expect(Math.abs((box?.height ?? 0) - (box?.width ?? 0))).toBeLessThan(1);
    expectPart(await partShown(frame), { top: 70 - 50 / 9, bottom: 70 + 50 / 9 }, 'on /team');
  }
});
