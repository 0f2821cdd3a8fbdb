import type { Locator } from 'playwright';
import { professional } from '../src/professional.ts';
import { expect, test } from '../src/test.ts';

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
};

test('the quick actions stand in pairs, and no one alone in its line', async ({ page }) => {
  await professional(page);
  await page.goto('/user');
  const actions = page.getByRole('region', { name: 'Quick actions' }).getByRole('listitem');
  await expect(actions).toHaveCount(4);
  for (const width of [768, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const [one, two, three, four] = await Promise.all((await actions.all()).map(boxOf));
    expect(two?.y, `${width} px`).toBe(one?.y);
    expect(three?.x, `${width} px`).toBe(one?.x);
    expect(four?.y, `${width} px`).toBe(three?.y);
  }
});

test('two fields side by side stand level, the word over one of them or not', async ({ page }) => {
  await professional(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/user/settings');
  const email = await boxOf(page.getByLabel('Email Address'));
  expect((await boxOf(page.getByLabel('Phone Number'))).y).toBe(email.y);
});

test('the small print over the mountain ends where the header does', async ({ page }) => {
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/login');
    const print = await boxOf(page.getByRole('main').getByText('Etinde, 1,713 m'));
    const rule = await boxOf(page.getByRole('contentinfo').locator('.contained').first());
    expect(print.x + print.width, `${width} px`).toBeCloseTo(rule.x + rule.width, 0);
  }
});

test('no look stands alone in its row, and the name of a folded part keeps to one line', async ({
  page,
}) => {
  await professional(page);
  await page.goto('/user/portfolio?mode=edit');
  const looks = page.getByRole('group', { name: 'Look' }).locator('label');
  await expect(looks).toHaveCount(3);
  const folded = page.getByRole('heading', { name: 'Page order' });
  for (const width of [360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [one, two, three] = await Promise.all((await looks.all()).map(boxOf));
    const isColumn = one?.x === three?.x && one?.x === two?.x;
    const isRow = one?.y === three?.y && one?.y === two?.y;
    expect(isColumn || isRow, `${width} px`).toBe(true);
    expect((await boxOf(folded)).height, `${width} px`).toBeLessThan(40);
  }
});
