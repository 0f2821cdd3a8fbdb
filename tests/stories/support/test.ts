import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Response,
} from '@playwright/test';
import { type PublicPages, publicPages } from './public-pages.ts';
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
  /** Made once a story of the file asks for them. */
  pages: PublicPages;
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
  pages: [
    async ({ site }, use) => use(await publicPages(site.url)),
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
