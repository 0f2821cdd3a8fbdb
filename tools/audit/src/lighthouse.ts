import { chromiumOptions } from '@vitrine/stories/chromium';
import { publicPages } from '@vitrine/stories/public-pages';
import { startSite } from '@vitrine/stories/site';
import { freePort } from '@vitrine/test-support/free-port';
import { chromium } from 'playwright';
import { auditPage } from './audit-page.ts';
import { measureMachine } from './measure-machine.ts';
import { fairestRun, shortfalls } from './scores.ts';
import { DEFAULT_SLOWDOWN, slowdownFor } from './slowdown.ts';
import { table } from './table.ts';

/** A busy machine slows a page; it never makes one less accessible. */
const TRIES = 5;
/** The first of them; the others get what kind of machine this is just now. */
const AS_IT_COMES = 2;

// Lighthouse with its own settings for phones, on one page of each kind.
const site = await startSite();
const port = await freePort();
const browser = await chromium.launch(chromiumOptions(`--remote-debugging-port=${port}`));
const { article, portfolio } = await publicPages(site.url);

/** One run. Where Lighthouse's own settings were not enough, for the same phone on this machine. */
async function ask(url: string, number: number) {
  const calibrated = number > AS_IT_COMES;
  const slowdown = calibrated ? slowdownFor(await measureMachine(browser)) : DEFAULT_SLOWDOWN;
  const audited = await auditPage(url, { port, cpuSlowdownMultiplier: slowdown });
  return audited && { ...audited, slowdown };
}

/** Hardly anyone is the first visitor after a start: the server has its answers ready. */
async function visit(url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}

const rows: string[][] = [];
const problems: string[] = [];
for (const path of ['/', '/solutions', '/blog', article, portfolio]) {
  const url = site.url + path;
  await visit(url);
  const { run, number, of } = await fairestRun((number) => ask(url, number), TRIES);
  const { scores, timings, reasons, slowdown } = run;
  const figures = [...Object.values(scores).map(String), ...timings];
  rows.push([path, ...figures, `${number} of ${of}`, `${slowdown}x`]);
  const short = shortfalls(run).map((sentence) => `${path}: ${sentence}`);
  if (short.length > 0) problems.push(...short, ...reasons.map((reason) => `  ${reason}`));
}
await browser.close();
await site.close();

const CATEGORIES = ['performance', 'accessibility', 'practices', 'seo'];
const TIMINGS = ['FCP', 'LCP', 'speed', 'TBT', 'CLS'];
console.log(table(['lighthouse', ...CATEGORIES, ...TIMINGS, 'run', 'CPU'], rows));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
