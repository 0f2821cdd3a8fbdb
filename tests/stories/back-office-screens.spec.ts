import type { Page } from 'playwright';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { ON_A_DESK, ON_A_PHONE } from './support/back-office-parts.ts';
import { lengthenBackOffice, WORD } from './support/long-words.ts';
import { fitsSideways } from './support/motion.ts';
import { expectFitsLongerWords } from './support/page-checks.ts';
import { keepSession } from './support/people.ts';
import { noteShifts, shiftOf } from './support/shifts.ts';
import { testAs } from './support/signed-in.ts';
import { ADMIN } from './support/site.ts';
import { expect } from './support/test.ts';

const test = testAs(async (page) => {
  await lengthenBackOffice(page.request);
  await keepSession(page, ADMIN);
});

const SCREENS: [path: string, title: string][] = [
  ['/admin', 'Dashboard'],
  ['/admin/activity', 'Activity'],
  ['/admin/trash', 'Trash'],
  ['/admin/blog', 'Blog Management'],
  ['/admin/newsletter', 'Newsletter'],
  ['/admin/newsletter/readers', 'Newsletter subscribers'],
  ['/admin/website-content', 'Website Content'],
  ['/admin/website-content?tab=projects', 'Website Content'],
  ['/admin/library', 'Library'],
  ['/admin/users', 'Users'],
  ['/admin/users/person', 'Find a person'],
  ['/admin/messages', 'Messages'],
  ['/admin/applications', 'Applications'],
  ['/admin/content', 'Content'],
  ['/admin/settings', 'Settings'],
  ['/admin/system', 'System'],
];

/** Where something with a word of 200 letters is. */
const LONG = [
  ...['/admin', '/admin/activity', '/admin/trash', '/admin/blog', '/admin/newsletter'],
  ...['/admin/website-content?tab=projects', '/admin/users'],
];

/** Its lines take more room with those words; without them a story in areas looks at it. */
const LONGER = '/admin/activity';

for (const { width, more, parts } of [
  { width: 360, more: [], parts: ON_A_PHONE },
  { width: 1280, more: [768], parts: ON_A_DESK },
]) {
  for (const [path, title] of SCREENS) {
    test(`${path} opens at its address at ${width} px, does not move, fits and is read`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await noteShifts(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      await expect(page.getByText(ADMIN.email).first()).toBeAttached();
      if (LONG.includes(path)) {
        await expect(page.getByText(WORD.slice(0, 60)).first()).toBeVisible();
      }
      if (width === 1280 && path !== LONGER) expect(await shiftOf(page)).toBeLessThan(0.1);
      await parts[path]?.(page);
      for (const other of [...more, width]) {
        await page.setViewportSize({ width: other, height: 800 });
        await expectTablesFit(page, `${path} at ${other} px`);
      }
      await expectAccessibleInBothThemes(page, `${path} at ${width} px`);
      if (width === 360) await expectFitsLongerWords(page, path);
    });
  }
}

async function expectTablesFit(page: Page, where: string): Promise<void> {
  expect(await fitsSideways(page), where).toBe(true);
  const fits = await page
    .getByRole('table')
    .evaluateAll((tables) =>
      tables.every(({ parentElement: box }) => !box || box.scrollWidth <= box.clientWidth),
    );
  expect(fits, `tables of ${where}`).toBe(true);
}
