import type { LaunchOptions } from 'playwright';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // the shell without a window knows no line, and would fetch pictures far ahead as on a slow one
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
];

/**
 * How Chromium is started everywhere: without a sandbox, so that it runs as root in a container,
 * and without calls home. CHROMIUM_PATH is set by the test command where Playwright has no browser
 * of its own.
 */
export function chromiumOptions(...moreFlags: string[]): LaunchOptions {
  const executablePath = process.env.CHROMIUM_PATH;
  return { args: [...FLAGS, ...moreFlags], ...(executablePath ? { executablePath } : {}) };
}
