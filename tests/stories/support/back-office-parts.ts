import { expect, type Page } from '@playwright/test';
import { boxOf } from './boxes.ts';
import { linesOf } from './lines.ts';
import { ADMIN } from './site.ts';

type Look = (page: Page) => Promise<void>;

/** A title shares its line with a button of a phone. */
const titleBeside =
  (title: string, button: string): Look =>
  async (page) => {
    const heading = page.getByRole('heading', { name: title, exact: true, level: 1 });
    const link = page.getByRole('main').getByRole('link', { name: button, exact: true });
    await expect(heading).toBeVisible();
    const [one, other] = [await boxOf(heading), await boxOf(link)];
    const middle = ({ top, bottom }: typeof one) => (top + bottom) / 2;
    expect(Math.abs(middle(one) - middle(other))).toBeLessThanOrEqual(1);
    expect(await heading.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
    expect(one.right).toBeLessThanOrEqual(other.left);
    expect(other.right).toBeLessThanOrEqual(340);
  };

/** The buttons of a head stand in one line on a phone, one gap apart. */
const headOf =
  (...names: string[]): Look =>
  async (page) => {
    const head = page.locator('main h1').locator('xpath=../..');
    const [one, other] = await Promise.all(
      names.map((name) => boxOf(head.getByText(name, { exact: true }))),
    );
    expect(other?.top).toBe(one?.top);
    expect((other?.left ?? 0) - (one?.right ?? 0)).toBeCloseTo(8, 1);
  };

/** What a screen is looked at for at 360 px beside what holds for all of them. */
export const ON_A_PHONE: Record<string, Look> = {
  '/admin/content': titleBeside('Content', 'Other pages'),
  '/admin/users': async (page) => {
    const add = await boxOf(page.getByRole('button', { name: 'Add User' }));
    expect(add.right).toBeLessThanOrEqual(340);
  },
  '/admin/newsletter': headOf('Subscribers', 'New issue'),
  '/admin/newsletter/readers': headOf('All issues', 'Topics'),
  // the buttons over a list keep their words in one line
  '/admin/website-content?tab=projects': async (page) => {
    for (const name of ['Change order', 'Add New Project']) {
      const button = page.getByRole('button', { name });
      await expect(button).toBeVisible();
      expect(await linesOf(button), name).toBe(1);
      expect((await boxOf(button)).right, name).toBeLessThanOrEqual(340);
    }
  },
};

/** The same at 1280 px. */
export const ON_A_DESK: Record<string, Look> = {
  // the last picture of a row ends where the heading over it does
  '/admin/users': async (page) => {
    const row = page.getByRole('row', { name: ADMIN.email });
    const picture = row.locator('td').last().locator('svg').last();
    await expect(picture).toBeVisible();
    const end = await page.getByRole('columnheader', { name: 'Actions' }).evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return words.getBoundingClientRect().right;
    });
    expect((await boxOf(picture)).right).toBeCloseTo(end, 0);
  },
  // what the system says begins level with the heading beside it, with no line above
  '/admin/system': async (page) => {
    for (const name of ['Email', 'Backup', 'Data', 'Program']) {
      const part = page.getByRole('region', { name, exact: true });
      const heading = await boxOf(part.getByRole('heading', { name, exact: true }));
      const first = part.locator('dl > *').first();
      expect(Math.abs((await boxOf(first)).top - heading.top), name).toBeLessThanOrEqual(1);
      await expect(first, name).toHaveCSS('border-top-width', '0px');
    }
  },
};
