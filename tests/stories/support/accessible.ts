import { expect, type Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';
import { settled } from './motion.ts';

const RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const COLOUR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
const SIZE_OF_TARGETS = 'target-size';

/** Which part of the page is judged. */
type Part = { include: string } | { exclude: string[] };
const WHOLE: Part = { exclude: [] };

/**
 * WCAG 2.2 AA as far as a program can tell.
 * @param without a page in a frame: it is judged by itself, or its landmarks would count as this page's
 */
export async function expectAccessible(page: Page, name: string, without?: string): Promise<void> {
  await expectNoViolation(page, name, RULES, without ? { exclude: [without] } : WHOLE);
}

/** Only colours differ between the themes: the rest of the rules is looked at in one of them. */
export async function expectAccessibleInBothThemes(page: Page, name: string): Promise<void> {
  await wearTheme(page, 'dark');
  await expectAccessible(page, `${name}, dark`);
  await wearTheme(page, 'light');
  await expectNoViolation(page, `${name}, light`, COLOUR_RULES);
}

async function wearTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate(
    (isDark) => document.documentElement.classList.toggle('dark', isDark),
    theme === 'dark',
  );
  await settled(page);
}

async function expectNoViolation(page: Page, name: string, rules: RunOnly, part = WHOLE) {
  // what has just opened is invisible before its first frame, and a modal does not cover the page yet
  await settled(page);
  const found: string[] = [];
  for (const { id, targets } of await violations(page, rules, part)) {
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
    const again = await violations(
      page,
      { type: 'rule', values: [SIZE_OF_TARGETS] },
      { include: target },
    );
    if (again.length > 0) small.push(target);
  }
  return small;
}

/**
 * Judged in the page, of which only what is wrong comes out: `@axe-core/playwright` opens a page
 * more for each judgement and carries everything that is right there and back, which takes five
 * times as much processor time.
 */
async function violations(page: Page, runOnly: RunOnly, part: Part) {
  const frames = part === WHOLE ? page.frames() : [page.mainFrame()];
  await Promise.all(frames.map((frame) => frame.evaluate(axe.source)));
  return page.evaluate(
    async ({ runOnly, part }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const found = await axe.run(part, { runOnly, resultTypes: ['violations'] });
      return found.violations.map(({ id, nodes }) => ({
        id,
        targets: nodes.map(({ target }) => String(target)),
      }));
    },
    { runOnly, part },
  );
}
