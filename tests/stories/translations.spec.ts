import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { setFrench } from './support/french.ts';
import { fitsSideways } from './support/motion.ts';
import { openAs } from './support/people.ts';
import { testAs } from './support/signed-in.ts';
import { ADMIN } from './support/site.ts';
import { expect } from './support/test.ts';

const test = testAs((page) => openAs(page, ADMIN, '/admin'));

const tides = {
  title: 'Reading the tides',
  description: 'What the sea does twice a day',
  posts: ['# Low water\n\nThe boats lie on the sand.\n\nChildren look for crabs.'],
  status: 'published',
};

test.beforeEach(({ site }) => setFrench(site.url, true));

test('an editor translates an article beside its original, and finds what has changed in it since', async ({
  page,
}) => {
  await page.goto('/admin/translations');
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const { id } = await (await page.request.post('/blogs/', { headers, data: tides })).json();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();

  await page.getByRole('button', { name: 'Translate: Reading the tides' }).click();
  const editor = page.getByRole('dialog');
  const [original, field] = [
    editor.getByText('What the sea does twice a day', { exact: true }),
    editor.getByLabel('Description', { exact: true }),
  ];
  await expect(field).toBeVisible();
  await expect(original.first()).toBeVisible();
  const [left, right] = [await original.first().boundingBox(), await field.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  await editor.getByLabel('Title', { exact: true }).fill('Lire les marées');
  await field.fill('Ce que la mer fait deux fois par jour');
  await editor
    .getByRole('textbox', { name: 'Section 1' })
    .fill('# Basse mer\n\nLes bateaux sont couchés sur le sable.');
  await expectAccessible(page, 'an article beside its original');
  await editor.getByText('Publish Now').click();
  await editor.getByRole('button', { name: 'Update Post' }).click();
  await expect(editor).toBeHidden();
  await page.goto('/fr/blog/lire-les-marees');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lire les marées');

  const posts = ['# Low water\n\nThe boats wait on the sand.\n\nChildren look for crabs.'];
  await page.request.put(`/blogs/${id}`, { headers, data: { ...tides, posts } });
  await page.goto('/admin/translations');
  await page.getByRole('button', { name: 'Check: Reading the tides' }).click();
  await expect(editor.locator('del', { hasText: 'The boats lie on the sand.' })).toBeVisible();
  await editor.getByRole('button', { name: 'Edit' }).click();
  // beside the text that says it, and the one paragraph alone
  await expect(editor.locator('del')).toHaveText('The boats lie on the sand.');
  await expect(editor.getByText('The boats wait on the sand.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(editor.getByText('The boats wait on the sand.')).toBeVisible();
  await expect(original).toBeHidden();
  await editor.getByText('Show the original').nth(1).click();
  await expect(original).toBeVisible();
  expect(await fitsSideways(page)).toBe(true);

  await editor.getByRole('button', { name: 'Still correct' }).click();
  await expect(editor.locator('del')).toHaveCount(0);
  await editor.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit: Reading the tides' })).toBeVisible();
});

test('a translator elsewhere gets a file, and what comes back is shown before it is saved', async ({
  page,
}) => {
  await page.goto('/admin/translations');
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const nets = { ...tides, title: 'Mending nets', posts: ['One knot.\n\nAnother knot.'] };
  await page.request.post('/blogs/', { headers, data: nets });
  const advice = { title: 'Advice', description: 'Before you spend', icon: 'code', color: 'blue' };
  await page.request.post('/services/', { headers, data: advice });
  await page.reload();

  await page.getByRole('button', { name: 'Export for a translator' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^translations-fr-[\d-]+\.xlf$/);
  const exported = await readFile(await file.path(), 'utf8');
  const translations: Record<string, string> = {
    'Mending nets': 'Réparer les filets',
    'What the sea does twice a day': 'البحر 海 <script>alert(1)</script>',
    'One knot.': 'Un nœud. <img src=x onerror=alert(1)>',
    'Another knot.': '[Un autre](javascript:alert(1))',
  };
  const article = /<file id="post\.[\s\S]*?<\/file>/g;
  const [mine = ''] = (exported.match(article) ?? []).filter((one) => one.includes('Mending nets'));
  const escaped = (text: string) => text.replaceAll('<', '&lt;');
  const translated = mine.replace(
    /state="initial"><source>(.*?)<\/source>/g,
    (_whole, text: string) =>
      `state="translated"><source>${text}</source><target>${escaped(translations[text] ?? text)}</target>`,
  );
  const back = exported.replace(article, '').replace('</xliff>', `${translated}</xliff>`);

  await page.getByRole('button', { name: 'Import a translation' }).click();
  const dialog = page.getByRole('dialog');
  const choose = (text: string) =>
    dialog.getByLabel('Choose a file').setInputFiles({
      ...{ name: 'back.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(text) },
    });
  await choose(back.slice(0, -30));
  await expect(dialog.getByText('The file is incomplete.')).toBeVisible();
  await choose(back);
  await expect(dialog.getByText('Mending nets')).toBeVisible();
  await expect(dialog.getByText(/no translation in the file yet/)).toBeVisible();
  await expectAccessible(page, 'what of a file can be imported');
  await dialog.getByRole('button', { name: 'Save 1 translation' }).click();
  await expect(dialog).toBeHidden();

  await page.reload();
  await page.getByRole('button', { name: 'Edit: Mending nets' }).click();
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Réparer les filets');
  const description = dialog.getByLabel('Description', { exact: true });
  await expect(description).toHaveValue('البحر 海 <script>alert(1)</script>');
  await expect(dialog.getByRole('radio', { name: 'Save as Draft' })).toBeChecked();
  await dialog.getByText('Publish Now').click();
  await dialog.getByRole('button', { name: 'Update Post' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/fr/blog/reparer-les-filets');
  const main = page.getByRole('main');
  await expect(main.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(main.locator('script, [onerror], [href^="javascript"]')).toHaveCount(0);
});
