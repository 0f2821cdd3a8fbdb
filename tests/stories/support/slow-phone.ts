import { type PhoneLine, startPhoneLine } from './phone-line.ts';
import { test as base } from './test.ts';

/** A phone, whose way to the site can be made slow and can be cut. */
export const test = base.extend<{ line: PhoneLine }>({
  line: async ({ site }, use) => {
    const line = await startPhoneLine(site.url);
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
});
