import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from './src/chromium.ts';

export default defineConfig({
  testDir: './stories',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 10_000 },
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
