import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from './support/accessible.ts';
import { linesOf } from './support/lines.ts';
import { professional, publish } from './support/professional.ts';
import { publicPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

test('a professional sees the page itself before it is published, as wide as a phone and a desk', async ({
  page,
}) => {
  await professional(page);
  await page.goto('/user/portfolio');
  await page.getByRole('button', { name: 'Edit Portfolio' }).first().click();
  await page.getByLabel('Headline').fill('Engineer for unreliable networks');
  await page.getByRole('radio', { name: 'Daylight' }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('currently in draft mode')).toBeVisible();
  await page.goto('/user/preview');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: /Ngozi/ })).toBeVisible();
  await expect(frame.locator('html')).toHaveClass('light');
  const width = () => frame.locator('html').evaluate(() => window.innerWidth);
  await expect.poll(width).toBe(1280);
  await expectAccessible(page, 'the preview', 'iframe');
  await page.getByRole('radio', { name: 'Phone' }).check();
  await expect.poll(width).toBe(390);

  const downloading = page.waitForEvent('download');
  await frame.getByRole('link', { name: 'Download PDF' }).first().click();
  expect((await downloading).suggestedFilename()).toBe('Ngozi Fonyuy - CV.pdf');
  await frame.getByLabel('Name').fill('Eposi');
  await frame.getByLabel('Email').fill('eposi@example.com');
  await frame.getByLabel('Message').fill('Good morning.');
  await frame.getByRole('button', { name: 'Send message' }).click();
  await expect(frame.getByText('This is the preview: nothing was sent')).toBeVisible();
  const opening = page.waitForEvent('popup');
  await frame.getByRole('link', { name: 'Create your own page' }).click();
  await expect(await opening).toHaveURL(/\/register$/);
  await page.goto((await page.locator('iframe').getAttribute('src')) ?? '');
  await expectAccessible(page, 'what the preview shows');
});

test('the preview renews its link while it is open, under the eyes of its owner', async ({
  page,
}) => {
  await professional(page);
  await publish(page);
  await page.goto('/user');
  await page.clock.install();
  await page.getByRole('link', { name: 'Preview', exact: true }).first().click();
  const frame = page.frameLocator('iframe');
  const file = frame.getByRole('link', { name: 'JSON Resume' });
  const first = (await file.getAttribute('href')) ?? '';
  await file.scrollIntoViewIfNeeded();
  const window = frame.locator('html');
  const place = await window.evaluate((html) => {
    html.dataset.looked = 'at';
    return scrollY;
  });
  expect(place).toBeGreaterThan(0);
  await page.clock.fastForward('12:00');
  await expect(file).not.toHaveAttribute('href', first);
  await expect(window).toHaveAttribute('data-looked', 'at');
  expect(await window.evaluate(() => scrollY)).toBe(place);
  const answer = await page.request.get((await file.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
});

test('an address breaks after its host on a phone, and not in a name', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await professional(page);
  const path = await publish(page);
  const named = await page.evaluate(() => localStorage.getItem('authToken'));
  const customUrl = 'ngozi-fonyuy-of-limbe';
  await page.request.put('/api/portfolio/', {
    headers: { Authorization: `Bearer ${named}` },
    data: { customUrl },
  });
  expect(path).not.toContain(customUrl);
  const { host } = new URL(site.url);
  for (const [place, open] of [
    ['/user', async () => page.getByRole('link', { name: `/p/${customUrl}` })],
    [
      '/user/portfolio',
      async () => {
        await page.getByRole('button', { name: 'Share your page' }).click();
        return page.getByRole('dialog').getByText(`/p/${customUrl}`).locator('..');
      },
    ],
  ] as const) {
    await page.goto(place);
    const address = await open();
    expect(await linesOf(address), place).toBe(2);
    // of the two the path is one
    expect(await linesOf(address.getByText(`/p/${customUrl}`).last()), place).toBe(1);
    // what is copied by hand is in one piece
    const copied = await address.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return String(getSelection());
    });
    expect(copied).toContain(`${host}/p/${customUrl}`);
  }
});

test('a link shows a draft to whom it was sent, counts, and says when it has ended', async ({
  page,
  browser,
  site,
  expectConsole,
}) => {
  expectConsole(/410/);
  await professional(page);
  await page.goto('/user/portfolio');
  await page.getByRole('button', { name: 'Share your page' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share your page' });
  await sheet.getByLabel('Who it is for').fill('Camtel');
  await sheet.getByRole('button', { name: 'Create link' }).click();
  await sheet.getByRole('button', { name: 'Send this link' }).click();
  await expectAccessible(page, 'the share sheet');
  const address = (await sheet.getByText(`${site.url}/s/`).textContent()) ?? '';

  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  const counted = stranger.waitForResponse(/\/share-links\/.+\/views\/$/);
  expect((await stranger.goto(address))?.status()).toBe(200);
  await expect(stranger.getByRole('heading', { level: 1, name: /Ngozi/ })).toBeVisible();
  expect((await counted).status()).toBe(204);

  await page.reload();
  await page.getByRole('button', { name: 'Share your page' }).click();
  await expect(sheet.getByText('1 visit', { exact: false })).toBeVisible();
  await sheet.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(sheet.getByText('Expired', { exact: true })).toBeVisible();

  expect((await stranger.reload())?.status()).toBe(410);
  const heading = stranger.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This link has expired');
  await expectAccessible(stranger, 'an ended link');
  await expect(stranger.getByText('Ngozi')).toHaveCount(0);
  await elsewhere.close();
});

test('a published page is shared as a card, an address and a QR code', async ({ page, site }) => {
  await professional(page);
  const path = await publish(page);
  await page.goto('/user/portfolio');
  await page.getByRole('button', { name: 'Share your page' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share your page' });
  const card = sheet.getByRole('img', { name: 'The preview that messengers show' });
  await expect
    .poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200);
  await expect(sheet.getByText(site.url + path)).toBeVisible();
  const message = await sheet.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(new URL(message ?? '').searchParams.get('text')).toContain(site.url + path);
  for (const kind of ['PNG', 'SVG']) {
    const downloading = page.waitForEvent('download');
    await sheet.getByRole('link', { name: `QR code as ${kind}` }).click();
    const name = `Ngozi Fonyuy - QR code.${kind.toLowerCase()}`;
    expect((await downloading).suggestedFilename()).toBe(name);
  }
  await expectAccessible(page, 'the share sheet of a published page');
});

test('a sheet that a reload has closed leaves nothing that the way back would close', async ({
  page,
}) => {
  await professional(page);
  await page.goto('/user/settings');
  await page.goto('/user/portfolio');
  const button = page.getByRole('button', { name: 'Share your page' });
  const sheet = page.getByRole('dialog', { name: 'Share your page' });
  await button.click();
  await expect(sheet.getByLabel('Who it is for')).toBeVisible();
  await page.reload();
  await expect.poll(() => page.evaluate(() => history.state?.over)).toBeUndefined();
  await expect(button).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/settings$/);
});

test('the CV on paper says the same, printed from the browser or downloaded', async ({
  page,
  site,
}) => {
  const { portfolio } = await publicPages(site.url);
  await page.goto(portfolio);
  const printed = await pagesOf(await page.pdf({ preferCSSPageSize: true, format: 'A4' }));
  const file = await page.request.get(`${portfolio}/cv.pdf`);
  const downloaded = await pagesOf(await file.body());
  expect(printed.flat().length).toBeGreaterThan(40);
  // at the foot of a page the file names whose it is; a browser prints a line of its own there
  const owner = ['Ngozi', 'Fonyuy', `${new URL(site.url).host}${portfolio}`];
  const withFeet = printed.map((words, at) => [...words, ...owner, `${at + 1}`, '/', '2']);
  expect(downloaded).toEqual(withFeet);
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`the page is accessible in every look at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await professional(page);
    const path = await publish(page);
    const token = await page.evaluate(() => localStorage.getItem('authToken'));
    for (const [theme, look] of [
      ['basalt', 'dark'],
      ['daylight', 'light'],
      ['paper', 'light paper'],
    ] as const) {
      const headers = { Authorization: `Bearer ${token}` };
      await page.request.put('/api/portfolio/', { headers, data: { theme, skills: ['Go'] } });
      const answer = await page.goto(path);
      // the look is part of what the server sends: nothing has to change when the app starts
      expect(await answer?.text()).toContain(`<html lang="en" class="${look}"`);
      await expect(page.locator('html')).toHaveClass(look);
      await expectAccessible(page, `${theme} at ${width} px`);
    }
    // a sheet is one column, its form and its foot included
    const places = await page
      .locator('main h1, main h2, footer > div > :first-child')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
    expect(places.length).toBeGreaterThan(3);
    expect(new Set(places).size).toBe(1);
  });
}

/** The words of a PDF, page by page; what marks the points of a list is drawn or written. */
async function pagesOf(pdf: Buffer): Promise<string[][]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((page) => page.split(/[\s·•]+/).filter(Boolean));
}
