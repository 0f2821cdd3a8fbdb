import { chromiumOptions } from '@vitrine/e2e/chromium';
import { freePort } from '@vitrine/e2e/free-port';
import { publicPages } from '@vitrine/e2e/public-pages';
import { startSite } from '@vitrine/e2e/site';
import { chromium } from 'playwright';
import { type Audited, auditPage } from './audit-page.ts';
import { shortfalls } from './scores.ts';
import { table } from './table.ts';

/** A busy machine slows a page; it never makes one less accessible. */
const PERFORMANCE_TRIES = 3;

// Lighthouse with its own settings for phones, on one page of each kind.
const site = await startSite();
const port = await freePort();
const browser = await chromium.launch(chromiumOptions(`--remote-debugging-port=${port}`));
const { article, portfolio } = await publicPages(site.url);
const audited: Audited[] = [];
for (const path of ['/', '/solutions', '/blog', article, portfolio]) {
  audited.push(await auditPage(`${site.url}${path}`, { path, port, tries: PERFORMANCE_TRIES }));
}
await browser.close();
await site.close();

const HEAD = [
  'lighthouse',
  'performance',
  'accessibility',
  'practices',
  'seo',
  'LCP',
  'TBT',
  'CLS',
];
const rows = audited.map(({ path, scores, timings, runs }) => [
  runs > 1 ? `${path} (run ${runs})` : path,
  ...Object.values(scores).map(String),
  ...timings,
]);
console.log(table(HEAD, rows));

const problems = audited.flatMap(({ path, scores, reasons }) => {
  const short = shortfalls(scores).map((sentence) => `${path}: ${sentence}`);
  return short.length > 0 ? [...short, ...reasons.map((reason) => `  ${reason}`)] : [];
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
