import type { Page, Request } from 'playwright';

interface LostAnswer {
  method?: string;
  /** Done when the request has arrived, and before the browser hears that the line broke. */
  arrived?: () => Promise<void>;
}

/**
 * The next request like this arrives, and its answer does not.
 * Other methods at the address pass; Playwright's own `times` would count them, too.
 */
export async function loseAnswer(page: Page, address: string, lost: LostAnswer = {}) {
  const { method = 'POST', arrived } = lost;
  const isIt = (request: Request) => request.method() === method;
  let isLost = false;
  await page.route(address, async (route) => {
    if (isLost || !isIt(route.request())) return route.fallback();
    isLost = true;
    await route.fetch();
    await arrived?.();
    return route.abort('connectionreset');
  });
}
