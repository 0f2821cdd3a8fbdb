import type { Locator, Page } from 'playwright';
import { expectAccessible } from './support/accessible.ts';
import { answered } from './support/answered.ts';
import { photo } from './support/files.ts';
import { openAs } from './support/people.ts';
import { ADMIN } from './support/site.ts';
import { expect, test } from './support/test.ts';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const LIBRARY = '/api/library/';
const SLUG = `the-harbour-${process.pid}`;
const PARTS = ['Boats', 'Nets', 'Rain'];
const SENTENCE = 'Before dawn the boats leave the harbour of Limbe and come back with the tide. ';

/** Gives the text what the clipboard, or a hand that drops, would hold. */
const give = (text: Locator, how: 'paste' | 'drop', held: Record<string, string>, file?: Buffer) =>
  text.evaluate(
    (element, { type, words, bytes }) => {
      const data = new DataTransfer();
      for (const [kind, value] of Object.entries(words)) data.setData(kind, value);
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      if (bytes) data.items.add(new File([content], `${type}.webp`, { type: 'image/webp' }));
      const { left, bottom } = element.getBoundingClientRect();
      const where = { clientX: left + 20, clientY: bottom - 20, bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent(type, { dataTransfer: data, ...where }),
      );
    },
    { type: how, words: held, bytes: file?.toString('base64') ?? '' },
  );

async function describe(form: Locator, number: number, name: string): Promise<void> {
  await form.getByLabel(`Alt text of picture ${number}`).fill(`A picture of ${name}`);
  await form.getByLabel(`Caption of picture ${number}`).fill(`Limbe, ${name}`);
}

async function openEditor(page: Page): Promise<Locator> {
  await openAs(page, ADMIN, '/admin/blog?post=new');
  const form = page.getByRole('dialog', { name: 'Create New Blog Post' });
  await form.getByRole('button', { name: 'Open in full page' }).click();
  return form;
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('an article of 1,500 words with four pictures is written on a phone and read by a visitor', async ({
    page,
    browser,
    baseURL,
  }) => {
    const form = await openEditor(page);
    await form.getByLabel('Title', { exact: true }).fill('A day at the harbour');
    await form.getByLabel('Description', { exact: true }).fill('From dawn until the nets are dry.');
    const text = form.getByRole('textbox', { name: 'Section 1' });
    await text.click();
    // as an office program copies it
    const html = PARTS.map(
      (part) => `<h1>${part}</h1><p class=MsoNormal>${SENTENCE.repeat(34)}<b>${part}</b>.</p>`,
    ).join('');
    await give(text, 'paste', { 'text/html': html, 'text/plain': 'words' });
    await expect(form.getByText(/1,?\d{3} words/)).toBeVisible();

    const pasted = answered(page, LIBRARY);
    await give(text, 'paste', {}, photo.buffer);
    await pasted;
    await describe(form, 1, 'boats');
    const dropped = answered(page, LIBRARY);
    await give(text, 'drop', {}, photo.buffer);
    await dropped;
    await expect(form.getByLabel('Alt text of picture 2')).toBeVisible();
    const chosen = answered(page, LIBRARY);
    await form.getByLabel('Upload pictures').setInputFiles({ ...photo, name: 'nets.webp' });
    await chosen;
    await expect(form.getByLabel('Alt text of picture 3')).toBeVisible();
    await form.getByRole('button', { name: 'Picture from the library' }).click();
    await page.getByRole('button', { name: /nets/ }).first().click();
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await expect(form.getByLabel('Alt text of picture 4')).toBeVisible();
    for (const number of [2, 3, 4]) await describe(form, number, `part ${number}`);
    await expectAccessible(page, 'the formatted text on a phone');

    await form.getByRole('tab', { name: 'Preview' }).click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('A day at the harbour');
    await form.getByRole('tab', { name: 'Write' }).click();
    await form.getByText('Slug, tags, cover and search engines').click();
    // what becomes of it is beside the button, wherever one is in the text
    await text.scrollIntoViewIfNeeded();
    await expect(form.getByText('As a draft')).toBeInViewport({ ratio: 1 });
    await form.getByLabel('Slug', { exact: true }).fill(SLUG);
    await form.getByText('Publish Now').click();
    await expect(form.getByText('Publishes now')).toBeInViewport({ ratio: 1 });
    await form.getByRole('button', { name: 'Create Post' }).click();
    await expect(form).toBeHidden();

    const context = await browser.newContext({ ...PHONE, baseURL: String(baseURL) });
    const visitor = await context.newPage();
    await visitor.goto(`/blog/${SLUG}`);
    for (const part of PARTS) {
      await expect(visitor.getByRole('heading', { level: 2, name: part })).toBeVisible();
    }
    const figures = visitor.getByRole('figure');
    await expect(figures).toHaveCount(4);
    await expect(visitor.getByText('Limbe, boats')).toBeVisible();
    for (const picture of await figures.getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(0);
    }
    await context.close();
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 900, height: 800 } });

  test('what is wrong with a formatted text is shown with it, and its label leads into it', async ({
    page,
  }) => {
    const form = await openEditor(page);
    await form.getByLabel('Title', { exact: true }).fill('Far too long');
    const text = form.getByRole('textbox', { name: 'Section 1' });
    await form.getByText('Section 1', { exact: true }).click();
    await expect(text).toBeFocused();
    await give(text, 'paste', { 'text/plain': 'words '.repeat(9_000) });
    await expect(form.getByText(/^Section 1 has 5\d,\d{3} characters/)).toBeVisible();
    await form.getByRole('button', { name: 'Create Post' }).click();
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(text).toHaveAccessibleDescription(/at most 50,000/);
    await expectAccessible(page, 'a formatted text with an error');
  });
});

test('an editor that is opened without a line says so, and comes with the line', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|Unable to preload/);
  await openAs(page, ADMIN, '/admin/blog');
  await page.getByRole('button', { name: 'New Post' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Blog Post' });
  await form.getByLabel('Title', { exact: true }).fill('Written in a tunnel');
  await form.getByRole('textbox', { name: 'Section 1' }).fill('Not **lost**.');

  await context.setOffline(true);
  await form.getByRole('button', { name: 'Open in full page' }).click();
  const said = form.getByRole('alert').filter({ hasText: 'The server could not be reached.' });
  await expect(said).toBeVisible();
  // what the preview's frame shows in the meantime is the browser's own page
  await expectAccessible(page, 'an editor whose code did not come', 'iframe');
  await said.getByRole('button', { name: 'Try Again' }).click();
  await expect(said).toBeVisible();
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Written in a tunnel');

  await context.setOffline(false);
  await said.getByRole('button', { name: 'Try Again' }).click();
  const text = form.getByRole('textbox', { name: 'Section 1' });
  await expect(text).toHaveText('Not lost.');
  await expect(text, 'its styles have come as well').toHaveCSS('font-variant-ligatures', 'none');
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Written in a tunnel');
});
