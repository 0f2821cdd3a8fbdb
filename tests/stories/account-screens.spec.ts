import type { Page } from 'playwright';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { boxOf } from './support/boxes.ts';
import { expectFits, expectFitsLongerWords } from './support/page-checks.ts';
import { professional, publish } from './support/professional.ts';
import { testAs } from './support/signed-in.ts';
import { expect } from './support/test.ts';

const test = testAs(async (page) => {
  await professional(page);
  await publish(page);
});

/** What a screen says once all of it is there. */
const SCREENS: [path: string, there: string][] = [
  ['/user', 'Recent Activity'],
  ['/user/connections', 'No messages yet'],
  ['/user/activity', 'You published your page'],
  ['/user/settings', 'This device'],
];

for (const [path, there] of SCREENS) {
  test(`${path} fits a small phone and is accessible there, dark and light`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await expect(page.getByText(there)).toBeVisible();
    await expectFits(page, path, [360, 320]);
    await expectAccessibleInBothThemes(page, `${path} at 320 px`);
    await expectFitsLongerWords(page, path);
  });

  test(`${path} is accessible on a desk, dark and light, its parts in line`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await expect(page.getByText(there)).toBeVisible();
    await expectFits(page, path, [1280]);
    await PARTS[path]?.(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectAccessibleInBothThemes(page, `${path} at 1280 px`);
  });
}

/** What a screen is looked at for beside what holds for all of them. */
const PARTS: Record<string, (page: Page) => Promise<void>> = {
  // the quick actions stand in pairs, and no one alone in its line
  '/user': async (page) => {
    const actions = page.getByRole('region', { name: 'Quick actions' }).getByRole('listitem');
    await expect(actions).toHaveCount(4);
    for (const width of [768, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const [one, two, three, four] = await Promise.all((await actions.all()).map(boxOf));
      expect(two?.top, `${width} px`).toBe(one?.top);
      expect(three?.left, `${width} px`).toBe(one?.left);
      expect(four?.top, `${width} px`).toBe(three?.top);
    }
  },
  // two fields side by side stand level, the word over one of them or not
  '/user/settings': async (page) => {
    const email = await boxOf(page.getByLabel('Email Address'));
    expect((await boxOf(page.getByLabel('Phone Number'))).top).toBe(email.top);
  },
};

test('no look is alone in its row, and the name of a folded part keeps to one line', async ({
  page,
}) => {
  await page.goto('/user/portfolio?mode=edit');
  const looks = page.getByRole('group', { name: 'Theme' }).locator('label');
  await expect(looks).toHaveCount(3);
  const folded = page.getByRole('heading', { name: 'Page order' });
  for (const width of [360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [one, two, three] = await Promise.all((await looks.all()).map(boxOf));
    const isColumn = one?.left === three?.left && one?.left === two?.left;
    const isRow = one?.top === three?.top && one?.top === two?.top;
    expect(isColumn || isRow, `${width} px`).toBe(true);
    expect((await boxOf(folded)).height, `${width} px`).toBeLessThan(40);
  }
});
