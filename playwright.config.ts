import { defineConfig, devices } from '@playwright/test';
import type { ConsoleOptions, ConsoleWorkerOptions } from './tests/e2e/support/test.ts';
import { chromiumLaunch } from './tests/support/chromium.ts';

/**
 * The same journeys on each backend. Every worker serves the build and, for production, a provider on another origin by
 * itself (tests/e2e/support/deployment.ts); the builds come from `npm test` or from `npm run build` and `build:demo`.
 */
export default defineConfig<ConsoleOptions, ConsoleWorkerOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // `npm test` plays a journey that failed once more, and names it: one that passes then is a fault to be found.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Only what hangs comes near these; a machine that is busy with something else must not fail a journey.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/gatehouse/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumLaunch(),
    // A trace of every test would double their time: `npx playwright test --trace on` where one is needed.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
  },
  projects: [
    {
      name: 'msw',
      testMatch: ['**/*.journey.ts', '**/scenarios.demo.ts'],
      use: { backend: 'msw' },
    },
    // What is looked at here does not depend on the backend, and this one is the quickest.
    {
      name: 'memory',
      testMatch: ['**/*.journey.ts', '**/accessibility*.demo.ts'],
      use: { backend: 'memory' },
    },
    // What the transport can do to the pages of a day is in their own *.production.ts; the ways in are played here whole.
    {
      name: 'production',
      testMatch: ['**/*.journey.ts', '**/*.production.ts'],
      testIgnore:
        /\/(account|accounts|billing|dashboard|domains|faucets|first-call|logs|rotation|tabs|team|usage)\.journey\.ts$/,
      use: { backend: 'production' },
    },
  ],
});
