import type { BrowserContext, Page } from '@playwright/test';
import { test } from './test.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Stories of someone who has signed in once for all of them: each has a browser of its own with
 * what the first has kept, so that they run in any order.
 * @param arrive signs in, and makes what is to be there
 */
export const testAs = (arrive: (page: Page) => Promise<unknown>) =>
  test.extend<object, { signedIn: State }>({
    signedIn: [
      async ({ browser, site }, use) => {
        const context = await browser.newContext({ baseURL: site.url });
        await arrive(await context.newPage());
        const state = await context.storageState();
        await context.close();
        await use(state);
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    storageState: async ({ signedIn }, use) => use(signedIn),
  });
