import { chromiumOptions } from '@vitrine/stories/chromium';
import { startSite } from '@vitrine/stories/site';
import { chromium } from 'playwright';
import { areaScreens, signInBoth } from './area-screens.ts';
import { measureArea } from './measure-area.ts';
import { table } from './table.ts';

// How long the first screens of the signed-in areas take on a slow line, and what they weigh. The
// times are printed, not judged: budget.ts judges the bytes.
const only = process.argv.slice(2);
const site = await startSite();
const browser = await chromium.launch(chromiumOptions());
const sessions = await signInBoth(browser, site.url);
const kb = (bytes: number) => (bytes / 1_000).toFixed(1);
const seconds = (ms: number) => (ms / 1_000).toFixed(2);
const rows: string[][] = [];
for (const screen of areaScreens) {
  if (only.length > 0 && !only.includes(screen.path)) continue;
  const { path, js, css, all, firstPaint, usable, shift } = await measureArea(
    browser,
    site.url,
    screen,
    sessions,
    true,
  );
  const weights = [js, css, all].map(kb);
  rows.push([path, ...weights, seconds(firstPaint), seconds(usable), shift.toFixed(3)]);
}
await browser.close();
await site.close();
console.log(
  table(
    ['400 kbit/s, 400 ms', 'js KB', 'css KB', 'all KB', 'first paint s', 'usable s', 'CLS'],
    rows,
  ),
);
