import type { BrowserContext, Page } from 'playwright';
import { expectAccessible } from './support/accessible.ts';
import { loseAnswer } from './support/lost-answer.ts';
import { professional } from './support/professional.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const headline = (page: Page) => page.getByLabel('Headline');
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const edit = (page: Page) => page.getByRole('button', { name: 'Edit Portfolio' });

async function openEditor(page: Page): Promise<void> {
  await page.goto('/user/portfolio');
  await edit(page).click();
  await expect(headline(page)).toBeVisible();
}

/** Someone who has opened the editor. */
async function begin(page: Page): Promise<void> {
  await professional(page);
  await openEditor(page);
}

/** What the server has, asked for by another page of the same person. */
async function stored(context: BrowserContext): Promise<{ headline: string; links: unknown[] }> {
  const page = await context.newPage();
  const answer = page.waitForResponse(/\/api\/portfolio\/$/);
  await page.goto('/user/portfolio');
  const portfolio = await (await answer).json();
  await page.close();
  return portfolio;
}

test('typed edits survive a closed tab, and come back when asked for', async ({
  page,
  context,
}) => {
  await begin(page);
  await headline(page).fill('Engineer for unreliable networks');
  const link = page.getByRole('form', { name: 'New link' });
  await page.getByRole('button', { name: 'Add Link' }).click();
  await link.getByLabel('Name').fill('Half a link');
  await page.close();

  const again = await context.newPage();
  await again.goto('/user/portfolio');
  await expect(again.getByText(/Unsaved work on Portfolio, from \d/)).toBeVisible();
  await expectAccessible(again, 'the offer of unsaved edits');
  await again.getByRole('button', { name: 'Restore' }).click();
  await expect(headline(again)).toHaveValue('Engineer for unreliable networks');
  await expect(again.getByRole('form', { name: 'New link' }).getByLabel('Name')).toHaveValue(
    'Half a link',
  );
  await save(again).click();
  await expect(edit(again)).toBeVisible();
  await again.reload();
  await expect(again.getByText('Engineer for unreliable networks').first()).toBeVisible();
});

test('of two tabs that save at once the second is asked, and nothing is lost', {
  tag: '@database',
}, async ({ page, context, expectConsole }) => {
  expectConsole(/409/);
  await begin(page);
  const other = await context.newPage();
  await openEditor(other);
  await headline(page).fill('From the first tab');
  await page.getByLabel('Skill', { exact: true }).fill('Kafka');
  await page.getByLabel('Skill', { exact: true }).press('Enter');
  await headline(other).fill(`From the second tab${', at some length'.repeat(10)}`);
  await other.getByLabel('Summary').fill('Written in the second tab.');
  await save(page).click();
  await expect(edit(page)).toBeVisible();

  await save(other).click();
  const dialog = other.getByRole('dialog', { name: 'Changed on another device' });
  await expect(dialog.getByText('From the first tab')).toBeVisible();
  await expect(dialog.getByText('From the second tab')).toBeVisible();
  await expectAccessible(other, 'the choice between two versions');
  await other.setViewportSize({ width: 360, height: 500 });
  await expect(dialog.getByRole('button', { name: 'Save this' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('radio', { name: /^On the other device/ }).check();
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await expect(edit(other)).toBeVisible();
  await other.reload();
  for (const text of ['From the first tab', 'Written in the second tab.', 'Kafka']) {
    await expect(other.getByText(text).first()).toBeVisible();
  }
});

test('a connection cut during a save and an addition ends with both stored once', {
  tag: '@database',
}, async ({ page, context, expectConsole }) => {
  expectConsole(/ERR_|Failed to add link|409/);
  await begin(page);
  await headline(page).fill('Sent twice, saved once');
  await loseAnswer(page, '**/api/links/');
  const link = page.getByRole('form', { name: 'New link' });
  await page.getByRole('button', { name: 'Add Link' }).click();
  await link.getByLabel('Name').fill('Only once');
  await link.getByLabel('URL').fill('https://once.example.com');
  await link.getByRole('button', { name: 'Add Link' }).click();
  await expect(link.getByText('No connection. Kept on this device.')).toBeVisible();
  await link.getByRole('button', { name: 'Try Again' }).click();
  await expect(link).toBeHidden();

  await loseAnswer(page, '**/api/portfolio/', { method: 'PUT' });
  await save(page).click();
  await expect(page.getByText('Failed to save portfolio')).toBeVisible();
  await context.setOffline(true);
  // the notice is that of the first failure until the second try has failed, too
  const again = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await again;
  await expect(page.getByText('No connection. Kept on this device.')).toBeVisible();
  await expect(page.getByText('It is saved as soon as you are back online.')).toBeVisible();
  await context.setOffline(false);
  await expect(edit(page)).toBeVisible();
  await expect
    .poll(() => stored(context))
    .toMatchObject({
      headline: 'Sent twice, saved once',
      links: [{ name: 'Only once' }],
    });
});

test('things are put in another order by dragging their handles', async ({ page }) => {
  await begin(page);
  const link = page.getByRole('form', { name: 'New link' });
  const another = page.getByRole('button', { name: 'Add Link' });
  for (const name of ['First', 'Second', 'Third']) {
    // The first form is asked for by hand; the others take the keyboard alone.
    if (name === 'First') await another.focus();
    await expect(another).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(link.getByLabel('Name')).toBeFocused();
    await link.getByLabel('Name').fill(name);
    await link.getByLabel('URL').fill(`https://${name.toLowerCase()}.example.com`);
    await link.getByRole('button', { name: 'Add Link' }).click();
    await expect(link).toBeHidden();
  }
  const handle = page.getByRole('button', { name: 'Move Third', exact: true });
  await page.getByRole('button', { name: 'Move Second', exact: true }).scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await page.getByRole('button', { name: 'Move First', exact: true }).boundingBox();
  if (!from || !to) throw new Error('The handles are not in the page');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 30, { steps: 8 });
  await page.mouse.move(to.x + 20, to.y + 5, { steps: 3 });
  const order = page.getByRole('region', { name: 'Links' }).getByRole('button', {
    name: /^Move \w+$/,
  });
  await expect(order.first()).toHaveAccessibleName('Move Third');
  await page.mouse.up();
  await expect(page.getByText('Third is now 1 of 3')).toBeAttached();
  await save(page).click();
  await expect(edit(page)).toBeVisible();
  await page.reload();
  await edit(page).click();
  await expect(order.first()).toHaveAccessibleName('Move Third');
  await expectAccessible(page, 'the editor on a phone');
});

test('a reload in the middle of editing loses neither the editor nor what was typed', async ({
  page,
}) => {
  await begin(page);
  await headline(page).fill('Engineer for unreliable networks');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(headline(page)).toHaveValue('Engineer for unreliable networks');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit(page)).toBeVisible();
  await page.reload();
  await expect(edit(page)).toBeVisible();
});
