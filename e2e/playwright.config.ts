import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from './src/chromium.ts';

export default defineConfig({
  testDir: './stories',
  fullyParallel: false,
  workers: 1,
  // what fails once on a busy machine is shown as flaky; what fails twice is broken
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/report.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    trace: 'retain-on-failure',
    launchOptions: chromiumOptions(),
  },
});
