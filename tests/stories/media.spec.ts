import type { Locator, Page } from 'playwright';
import { expectAccessible } from './support/accessible.ts';
import { answered } from './support/answered.ts';
import { cv, photo } from './support/files.ts';
import { professional } from './support/professional.ts';
import { expect, test } from './support/test.ts';

const MEBIBYTE = 1024 * 1024;
const PATH = '/api/media/';
const MEDIA = `**${PATH}`;

const newFile = (page: Page) => page.getByRole('form', { name: 'New file' });
const files = (page: Page) => page.getByRole('list', { name: 'Files on your page' });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

async function openMedia(page: Page): Promise<void> {
  await professional(page);
  await page.goto('/user');
  await page.getByRole('link', { name: 'Upload CV' }).click();
  await expect(page.getByRole('heading', { name: 'Media gallery' })).toBeVisible();
}

/** Chooses a photograph as a camera makes it, 12 megapixels and full of detail; says its bytes. */
const chooseCameraPhoto = (input: Locator, name: string): Promise<number> =>
  input.evaluate(async (field: HTMLInputElement, fileName) => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws nothing');
    for (let stroke = 0; stroke < 9_000; stroke++) {
      const at = (prime: number) => (stroke * prime) % 4001;
      context.fillStyle = `rgb(${at(7919) % 256} ${at(104_729) % 256} ${at(1_299_709) % 256})`;
      context.fillRect(at(613), at(1223) % 3000, 30, 30);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
    const chosen = new DataTransfer();
    chosen.items.add(new File([blob], fileName, { type: blob.type }));
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return blob.size;
  }, name);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('three photos go up over a line that breaks, and each is there once', async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(/Failed to upload media|ERR_|Failed to fetch/);
    await openMedia(page);
    let calls = 0;
    await page.route(MEDIA, async (route) => {
      calls += 1;
      if (calls !== 2) return route.continue();
      // It arrives, and the line breaks before the answer does.
      await route.fetch();
      await context.setOffline(true);
      return route.abort('internetdisconnected');
    });
    const photos = ['one', 'two', 'three'].map((name) => ({ ...photo, name: `${name}.webp` }));
    const first = answered(page, PATH);
    await newFile(page).locator('input[type=file]').setInputFiles(photos);
    await first;
    await expect(files(page).getByRole('listitem')).toHaveCount(1);
    const kept = newFile(page).getByText(
      'No connection. Kept here; the upload resumes when you are back online.',
    );
    await expect(kept).toHaveCount(2);
    await expectAccessible(page, 'uploads without a network');
    const others = answered(page, PATH, { times: 2 });
    await context.setOffline(false);
    await others;
    await expect(newFile(page).getByRole('list', { name: 'Uploads' })).toHaveCount(0);
    // One for each, and at least one more for the one whose answer got lost.
    expect(calls).toBeGreaterThanOrEqual(4);
    await expect(files(page).getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page, 'the media of the editor');

    await page.reload();
    await page.goto('/user/portfolio#media');
    await expect(files(page).getByRole('listitem')).toHaveCount(3);
    for (const { name } of photos) await expect(files(page).getByText(name)).toHaveCount(1);
  });

  test('a camera photograph travels light', async ({ page }) => {
    await openMedia(page);
    const input = newFile(page).locator('input[type=file]');
    expect(await chooseCameraPhoto(input, 'market.jpg')).toBeGreaterThan(2 * MEBIBYTE);
    const request = page.waitForRequest(MEDIA);
    const uploaded = answered(page, PATH);
    await newFile(page).getByRole('button', { name: 'Upload Media' }).click();
    const bytes = Number(await (await request).headerValue('content-length'));
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(MEBIBYTE);
    await uploaded;
    await expect(files(page).getByText('market.jpg')).toBeVisible();
    const picture = files(page).locator('img');
    await expect(picture).toHaveAttribute('src', /\/1920x1440\.webp$/);
  });
});

test('what is dropped and described is read on the public page, with the CV', async ({
  page,
  browser,
  site,
}) => {
  await openMedia(page);
  const content = photo.buffer.toString('base64');
  const transfer = await page.evaluateHandle((encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'hill.webp', { type: 'image/webp' }));
    return data;
  }, content);
  const section = page.getByRole('region', { name: 'Media gallery' });
  await section.dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(page.getByText('Drop the files here')).toBeVisible();
  await section.dispatchEvent('drop', { dataTransfer: transfer });
  await newFile(page).getByLabel('Alt text').fill('A hill above the sea');
  const uploaded = answered(page, PATH);
  await newFile(page).getByRole('button', { name: 'Upload Media' }).click();
  await uploaded;
  const card = page.getByRole('group', { name: 'hill.webp' });
  await expect(card).toBeVisible();
  await card.getByText('hill.webp').click();
  await card.getByLabel('Alt text').fill('A green hill above the sea');

  const cvPart = page.getByRole('region', { name: 'CV', exact: true });
  await cvPart.locator('input[type=file]').setInputFiles(cv);
  await expect(cvPart.getByRole('link', { name: cv.name })).toBeVisible();
  await expectAccessible(page, 'the media with a CV');
  const address = await page.getByLabel('Custom URL').inputValue();
  await save(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Your portfolio is live at')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: site.url });
  const stranger = await elsewhere.newPage();
  await stranger.goto(`/p/${address}`);
  await expect(stranger.getByRole('img', { name: 'A green hill above the sea' })).toBeVisible();
  await expect(stranger.getByRole('link', { name: /CV/ }).first()).toBeVisible();
  await elsewhere.close();
});
