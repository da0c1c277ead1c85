import { defineConfig, devices } from '@playwright/test';
import type { ConsoleOptions } from './tests/e2e/support/test.ts';
import { chromiumLaunch } from './tests/support/chromium.ts';

const DEMO = 'http://localhost:4173';
const PRODUCTION = 'http://localhost:4174';
/** Another origin than the console's: cookies, CORS and exposed headers count. */
const PROVIDER = 'http://localhost:4010';

const settings = JSON.stringify({ apiBaseUrl: PROVIDER });

/** The same journeys on each backend; the builds come from `npm test` or from `npm run build` and `build:demo`. */
export default defineConfig<ConsoleOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/gatehouse/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumLaunch(),
    trace: 'retain-on-failure',
    locale: 'en-US',
    timezoneId: 'UTC',
  },
  projects: [
    { name: 'msw', testMatch: ['**/*.journey.ts', '**/*.demo.ts'], use: { baseURL: DEMO, backend: 'msw' } },
    { name: 'memory', testMatch: ['**/*.journey.ts', '**/*.demo.ts'], use: { baseURL: DEMO, backend: 'memory' } },
    {
      name: 'production',
      testMatch: ['**/*.journey.ts', '**/*.production.ts'],
      use: { baseURL: PRODUCTION, backend: 'production', origins: [PROVIDER] },
    },
  ],
  webServer: [
    { command: 'node scripts/serve.mjs dist-demo --port 4173', url: DEMO },
    {
      command: `node scripts/serve.mjs dist --port 4174 --connect ${PROVIDER} --settings '${settings}'`,
      url: PRODUCTION,
    },
    { command: 'node scripts/mock-server.mjs', port: 4010, env: { PORT: '4010' } },
  ].map((server) => ({ ...server, reuseExistingServer: false, timeout: 30_000, stdout: 'pipe' as const })),
});
