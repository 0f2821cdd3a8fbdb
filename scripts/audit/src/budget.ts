import { chromiumOptions } from '@vitrine/e2e/chromium';
import { publicPages } from '@vitrine/e2e/public-pages';
import { startSite } from '@vitrine/e2e/site';
import { chromium } from 'playwright';
import { type FirstView, measureFirstView } from './first-view.ts';
import { overBudget, total } from './limits.ts';
import { table } from './table.ts';

// What each public page of the built site costs at a phone's size. Fails over the limits.
const site = await startSite();
const browser = await chromium.launch(chromiumOptions());
const views: FirstView[] = [];
for (const path of (await publicPages(site.url)).all) {
  views.push(await measureFirstView(browser, site.url, path));
}
await browser.close();
await site.close();

const kb = (bytes: number) => (bytes / 1_000).toFixed(1);
const HEAD = ['first view, KB', 'html', 'js', 'css', 'fonts', 'images', 'rest', 'total'];
const rows = views.map(({ path, weight }) => {
  const { html, js, css, fonts, images, rest } = weight;
  return [path, ...[html, js, css, fonts, images, rest, total(weight)].map(kb)];
});
console.log(table(HEAD, rows));

const problems = views.flatMap(({ path, weight, problems }) =>
  [...overBudget(path, weight), ...problems].map((problem) => `${path}: ${problem}`),
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
