import { readdirSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from './support/chromium.ts';
import { mixed } from './support/random-order.ts';

/** What a story's database has a part in: writes at once, crashes, searches, live events, mails. */
const DATABASE = /@database/;
const SECOND_MS = 1000;
const POLL_MS = 5 * SECOND_MS;
const STORY_MS = 60 * SECOND_MS;
const SUFFIX = '.spec.ts';
const files = mixed(
  readdirSync(import.meta.dirname).filter((it) => it.endsWith(SUFFIX)),
  (file) => file,
);

export default defineConfig({
  testDir: '.',
  globalSetup: './support/make-template.ts',
  // a run empties its folder, and one on each database may go on at once
  outputDir: `test-results/${process.env.TEST_DATABASE ?? 'sqlite'}`,
  // Workers, and so their sites, are not shared between projects: what the stories of one file
  // change on the site is not there for the next.
  projects: files.map((file) => ({
    name: file.slice(0, -SUFFIX.length),
    testMatch: file,
    // one site for the stories of a file, also where each is handed out by itself (random-order.ts)
    workers: 1,
  })),
  fullyParallel: false,
  workers: 2,
  // a story that passes only at the second try is one to mend
  retries: 0,
  // the API's own tests run on both databases
  ...(process.env.TEST_DATABASE === 'postgres' ? { grep: DATABASE } : {}),
  forbidOnly: Boolean(process.env.CI),
  timeout: STORY_MS,
  expect: { timeout: POLL_MS, toPass: { timeout: POLL_MS } },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // A trace takes half as much processor time again; `--trace on` makes one of a story that fails.
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions(),
    // Drawing what moves took a fifth of the time; stories about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
