import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { fitsSideways } from './support/motion.ts';
import { comeAlive } from './support/slow-line.ts';
import { expect, test } from './support/test.ts';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a visitor reads the page, takes the CV along and writes to its owner', async ({
    page,
    pages: { portfolio },
    expectConsole,
  }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const counted = page.waitForRequest((request) => request.url().endsWith('/views/'));
    await page.goto(portfolio);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await (await counted).response())?.status()).toBe(204);
    expect(await fitsSideways(page)).toBe(true);
    // what only a form that is sent needs is not on the line for readers
    expect(asked.filter((url) => url.includes('/assets/contract-'))).toEqual([]);

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download PDF' }).first().click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Ngozi Fonyuy - CV.pdf');
    const pdf = await readFile(await download.path());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByRole('link', { name: 'Contact me' }).click();
    const form = page.getByRole('form', { name: 'Contact me' });
    await expect(form).toBeInViewport();
    await form.getByLabel('Name').fill('Eposi Likowo');
    await form.getByLabel('Email').fill('eposi@example.com');
    await form.getByLabel('Message').fill('Can you look at our ledger?');
    await comeAlive(page);
    await page.context().setOffline(true);
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByRole('alert')).toContainText('What you wrote is still here');
    await expect(form.getByLabel('Message')).toHaveValue('Can you look at our ledger?');
    await page.context().setOffline(false);
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByText('Your message is on its way to Ngozi Fonyuy')).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue('');
    await expectAccessible(page, 'the portfolio after a message');
  });

  test('the QR code opens, leads to the page and closes again', async ({
    page,
    pages: { portfolio },
  }) => {
    await page.goto(portfolio);
    await page.getByRole('button', { name: 'QR code' }).click();
    const card = page.getByRole('dialog', { name: 'QR code' });
    const code = card.getByRole('img', { name: 'QR code with the address of this page' });
    await expect(code).toBeVisible();
    await expect
      .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(page, 'the QR code');
    const downloading = page.waitForEvent('download');
    await card.getByRole('link', { name: 'Download QR code' }).click();
    expect((await downloading).suggestedFilename()).toBe('Ngozi Fonyuy - QR code.svg');
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('everything can be read and taken along', async ({ context, pages: { portfolio } }) => {
    // a page of its own: the usual one waits for its script
    const page = await context.newPage();
    await page.goto(portfolio, { waitUntil: 'load' });
    for (const text of [
      'Engineer for unreliable networks',
      'I make payment systems that survive a bad line.',
      'Bakweri Savings',
      'University of Buea',
      'Njangi Ledger',
      'Offline first',
      'My notes',
    ]) {
      await expect(page.getByText(text).first(), text).toBeVisible();
    }
    for (const name of ['Print this page', 'Share'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    for (const [name, file] of [
      ['Download PDF', 'cv.pdf'],
      ['JSON Resume', 'resume.json'],
      ['QR code', 'qr.svg'],
    ] as const) {
      const link = page.getByRole('link', { name, exact: true }).last();
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', `${portfolio}/${file}`);
    }
  });
});

test('on paper the page is a CV: no buttons, no form, whole addresses, one column', async ({
  page,
  pages: { portfolio },
}) => {
  await page.goto(portfolio);
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo', 'form', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: 'Download PDF' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Experience' })).toBeVisible();
  await expect(page.getByText('notes.example.com/ngozi', { exact: true })).toBeVisible();
  await expect(page.getByText(portfolio, { exact: false })).toBeVisible();
});
