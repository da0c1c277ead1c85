import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import type { HowPlayed } from './tests/e2e/support/profile.ts';
import type { ConsoleOptions } from './tests/e2e/support/test.ts';
import { isEveryJourney } from './tests/e2e/support/every-journey.ts';
import { findFirefox, findWebKit } from './tools/scripts/find-browsers.mjs';
import { chromiumLaunch, ONE_PROCESS } from './tests/support/chromium.ts';

// The pages of a journey share a process, and a new one does not start before it is needed. A journey runs no code often
// enough for an optimizing compiler to pay: without both it takes a fifth less processor time.
const FLAGS = ['--renderer-process-limit=1', '--js-flags=--no-opt --no-maglev'];
// A link to a foreign site opens a page that finds no host, and nothing is asked of a name server.
FLAGS.push('--host-resolver-rules=MAP *.example ~NOTFOUND');

/** One walk through each feature in Firefox, where one is installed. */
const SECOND_ENGINE = {
  name: 'firefox',
  testMatch: ['**/*.journey.ts'],
  grep: /@walk/,
  // Playwright does not report there where Back leads, and no download.
  grepInvert: /and leaves nothing behind|tabs follow the URL|invoice is found/,
  use: {
    playedOn: 'memory' as const,
    // What empties the shared profile is a protocol of Chromium.
    ownProfile: true,
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: fileURLToPath(new URL('tools/scripts/firefox/firefox-for-playwright.mjs', import.meta.url)),
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'layout.css.prefers-color-scheme.content-override': 1 },
    },
    permissions: [],
  },
};

/** From disk, so it needs no server and takes its own fixtures. */
const SINGLE_FILE = {
  name: 'single-file',
  testMatch: ['**/single-file.demo.ts'],
  use: { launchOptions: chromiumLaunch(FLAGS) },
};

/** What `npm run test:all` plays. */
const EVERY_BACKEND = [
  {
    name: 'msw',
    testMatch: ['**/*.journey.ts', '**/{scenarios,calls,languages}.demo.ts'],
    use: { playedOn: 'msw' as const },
  },
  {
    name: 'accessibility',
    testMatch: ['**/accessibility*.demo.ts', '**/{moments,tours}.demo.ts'],
    use: { playedOn: 'memory' as const },
  },
  // Every journey again by keys alone.
  { name: 'keyboard', testMatch: ['**/*.journey.ts'], use: { playedOn: 'memory' as const, keyboardOnly: true } },
  // And on pages that the browser translates.
  { name: 'translated', testMatch: ['**/*.journey.ts'], use: { playedOn: 'memory' as const, translated: true } },
  ...(findFirefox() === null ? [] : [SECOND_ENGINE]),
  // Playwright does not speak to WebKitGTK, so these walks have a page of their own.
  ...(findWebKit() === null ? [] : [{ name: 'webkit', testMatch: ['**/*.webkit.ts'] }]),
  { name: 'memory', testMatch: ['**/*.journey.ts'], use: { playedOn: 'memory' as const } },
  { name: 'production', testMatch: ['**/*.production.ts'], use: { playedOn: 'production' as const } },
  // What the transport can do to the other pages is in their own *.production.ts; a production build has no scenarios.
  {
    name: 'production-ways-in',
    testMatch: ['**/*.journey.ts'],
    testIgnore:
      /\/(account|accounts|billing|credit-history|dashboard|domains|faucets|first-call|key-deletion|logs|rotation|sessions|tabs|team|two-factor|usage)\.journey\.ts$/,
    use: { playedOn: 'production' as const },
  },
];

/**
 * In `npm test` each journey is played once (tests/e2e/support/backends.ts), all in one project: each project would
 * start workers and browsers of its own. Every worker serves the builds and, for production, a provider on another
 * origin by itself; the builds come from `npm test` or from `npm run build` and `build:demo`.
 */
export default defineConfig<ConsoleOptions, HowPlayed>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // No screenshot is in the repository: a test writes the one that it compares with.
  snapshotPathTemplate: 'test-results/{testName}/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // One that passes the second time has a fault, or finds one.
  retries: 0,
  forbidOnly: true,
  ...(!isEveryJourney && { grepInvert: /@long/ }),
  // Only what hangs comes near these; a machine that is busy with something else must not fail a journey.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/gatehouse/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumLaunch([...FLAGS, ...ONE_PROCESS]),
    // A trace of every test would double their time: `npx playwright test --trace on` where one is needed.
    trace: 'off',
    // The pages are not drawn (tests/e2e/support/profile.ts), so a test that fails takes its screenshots by itself.
    screenshot: 'off',
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
  },
  projects: [
    ...(isEveryJourney
      ? EVERY_BACKEND
      : [{ name: 'once', testMatch: ['**/*.{journey,demo,production}.ts'], testIgnore: SINGLE_FILE.testMatch }]),
    SINGLE_FILE,
  ],
});
