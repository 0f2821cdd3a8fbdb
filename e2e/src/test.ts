import AxeBuilder from '@axe-core/playwright';
import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Response,
} from '@playwright/test';
import { settled } from './motion.ts';
import { type Site, startSite } from './site.ts';
import { comeToRest } from './slow-line.ts';

interface Fixtures {
  /** Fails the test on anything that went wrong in the browser and that nobody expected. */
  quietBrowser: undefined;
  /** Allows console errors that match, in tests where a refusal is the point. */
  expectConsole: (pattern: RegExp) => void;
}

interface WorkerFixtures {
  site: Site;
}

/** Stories run against one server of their own; whatever the browser complains of fails them. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
  expectConsole: async ({}, use, info) => {
    const expected: RegExp[] = [];
    Object.assign(info, { expected });
    await use((pattern) => expected.push(pattern));
  },
  page: async ({ page }, use) => {
    await use(arrivingAlive(page));
  },
  quietBrowser: [
    async ({ context, expectConsole: _registered }, use, info) => {
      const complaints: string[] = [];
      context.on('console', (message) => complaints.push(...complaintOf(message)));
      context.on('weberror', (error) => complaints.push(error.error().message));
      await use(undefined);
      const { expected } = info as unknown as { expected: RegExp[] };
      const unexpected = complaints.filter((text) => !expected.some((one) => one.test(text)));
      expect(unexpected, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A page that starts by itself is waited for until it answers, not only until it is seen. */
function arrivingAlive(page: Page): Page {
  const wait = async (answer: Response | null) => {
    const isPage = answer?.headers()['content-type']?.includes('html');
    if (isPage) await comeToRest(page);
    return answer;
  };
  const { goto, reload } = page;
  page.goto = async (...how) => wait(await goto.apply(page, how));
  page.reload = async (...how) => wait(await reload.apply(page, how));
  return page;
}

const complaintOf = (message: ConsoleMessage): string[] =>
  message.type() === 'error' || message.type() === 'warning' ? [message.text()] : [];

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const SIZE_OF_TARGETS = 'target-size';

/**
 * WCAG 2.2 AA as far as a program can tell.
 * @param without a page in a frame: it is judged by itself, or its landmarks would count as this page's
 */
export async function expectAccessible(page: Page, name: string, without?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(RULES);
  await expectNoViolation(page, name, without ? axe.exclude(without) : axe);
}

/** Only colours differ between the themes: the rest of the rules is looked at in one of them. */
export async function expectAccessibleInBothThemes(page: Page, name: string): Promise<void> {
  await wearTheme(page, 'dark');
  await expectAccessible(page, `${name}, dark`);
  await wearTheme(page, 'light');
  const colours = new AxeBuilder({ page }).withRules(COLOUR_RULES);
  await expectNoViolation(page, `${name}, light`, colours);
}

async function wearTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate(
    (isDark) => document.documentElement.classList.toggle('dark', isDark),
    theme === 'dark',
  );
  await settled(page);
}

async function expectNoViolation(page: Page, name: string, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    const targets = nodes.map(({ target }) => String(target));
    const wrong = id === SIZE_OF_TARGETS ? await tooSmall(page, targets) : targets;
    if (wrong.length > 0) found.push(`${id}: ${wrong.join(' ')}`);
  }
  expect(found, `accessibility of ${name}`).toEqual([]);
}

/** Of those that are small where they stand: not the ones a sticky bar half covers just there. */
async function tooSmall(page: Page, targets: string[]): Promise<string[]> {
  const small: string[] = [];
  for (const target of targets) {
    await page
      .locator(target)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const again = new AxeBuilder({ page }).include(target).withRules([SIZE_OF_TARGETS]);
    if ((await again.analyze()).violations.length > 0) small.push(target);
  }
  return small;
}
