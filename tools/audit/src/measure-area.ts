import type { Browser, Page } from 'playwright';
import type { AreaScreen, Sessions } from './area-screens.ts';

/** What it takes until someone can work on a screen that was never opened in this browser. */
export interface AreaView {
  path: string;
  /** Bytes over the line until the screen could be used, without headers. */
  js: number;
  css: number;
  all: number;
  /** Milliseconds since the address was asked for. */
  firstPaint: number;
  usable: number;
  /** Cumulative layout shift until then and a little after. */
  shift: number;
}

/** 400 kbit/s either way, and 400 ms until an answer begins. */
const SLOW_LINE = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
const TIMEOUT_MS = 60_000;

/** Opens a screen with an empty cache, on a slow line unless only its bytes are asked for. */
export async function measureArea(
  browser: Browser,
  origin: string,
  screen: AreaScreen,
  sessions: Sessions,
  isSlow: boolean,
): Promise<AreaView> {
  const storageState = sessions[screen.as];
  const context = await browser.newContext({ ...PHONE, ...(storageState && { storageState }) });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.addInitScript(noteShifts);
  const weight = await weighTraffic(page, isSlow);
  await page.goto(origin + screen.path, { waitUntil: 'commit', timeout: TIMEOUT_MS });
  const firstPaint = await page.waitForFunction(firstContentfulPaint).then((it) => it.jsonValue());
  // what that asks for comes before the screen works or after it, as chance has it
  if (isSlow) await screen.begin?.(page);
  const usable = await page.waitForFunction(usableSince, screen.content);
  const bytes = { ...weight };
  const view = {
    path: screen.path,
    ...bytes,
    firstPaint: Number(firstPaint),
    usable: Number(await usable.jsonValue()),
    shift: await page.evaluate(readShift),
  };
  await context.close();
  return view;
}

/** Adds up what comes over the line. */
async function weighTraffic(page: Page, isSlow: boolean) {
  const weight = { js: 0, css: 0, all: 0 };
  const received = new Map<string, { type: string; headers: number }>();
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    received.set(requestId, { type, headers: response.encodedDataLength });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type = '', headers = 0 } = received.get(requestId) ?? {};
    const bytes = encodedDataLength - headers;
    weight.all += bytes;
    if (type === 'Script') weight.js += bytes;
    if (type === 'Stylesheet') weight.css += bytes;
  });
  await devtools.send('Network.enable');
  if (isSlow) await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
  return weight;
}

// What follows runs in the page.

function noteShifts(): void {
  const noted = Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) noted.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const readShift = () => (window as unknown as { shift: number }).shift;

const firstContentfulPaint = () =>
  performance.getEntriesByName('first-contentful-paint')[0]?.startTime;

/** Alive, and with its own content in view; asked at every frame. */
function usableSince(content: string): number | undefined {
  const isAlive = performance.getEntriesByName('alive').length > 0;
  return isAlive && document.querySelector(content) ? performance.now() : undefined;
}
