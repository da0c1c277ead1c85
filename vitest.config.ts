import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { DEFAULT_SETTINGS } from './src/composition/settings/setting-defaults.ts';
import { ariaSnapshot } from './tests/support/accessibility/tree/aria-snapshot-command.ts';
import { dragAcross, emulateMedia } from './tests/support/browser-commands.ts';
import { chromiumLaunch } from './tests/support/chromium.ts';
import { LongFilesFirst } from './tests/support/long-files-first.ts';

// Far from UTC, in Node and in the browsers that it starts: a time in the zone of the device shows as a wrong one.
process.env.TZ = 'America/Los_Angeles';

const define = {
  __MOCKS__: 'true',
  __TEST_BYPASS__: 'true',
  __SINGLE_FILE__: 'false',
  __VERSION__: JSON.stringify('1.2.3'),
  __SETTINGS__: JSON.stringify(DEFAULT_SETTINGS),
};

/** All of them, so Vite reads no source to find more, and does not reload the page in the middle of a run. */
const UI_PACKAGES = [
  '@simplewebauthn/server',
  '@mswjs/data',
  '@mswjs/data/lib/glossary.js',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  '@testing-library/react',
  '@testing-library/user-event',
  'axe-core',
  'axios',
  'fast-check',
  'i18next',
  'inversify',
  'jsonc-parser',
  'libphonenumber-js/max',
  'libphonenumber-js/mobile/examples',
  'lucide',
  'mobx',
  'mobx-react-lite',
  'msw',
  'primereact/api',
  'primereact/dialog',
  'primereact/focustrap',
  'primereact/menu',
  'primereact/paginator',
  'primereact/radiobutton',
  'primereact/selectbutton',
  'primereact/sidebar',
  'primereact/tabmenu',
  'react-i18next',
  'reflect-metadata',
  'valibot',
  'vest',
  'wouter',
  'wouter/memory-location',
  'wouter/use-browser-location',
];

/** Threads start quicker than processes. The files of a thread share their modules, so each is loaded once. */
const THREADS = { pool: 'threads', isolate: false, testTimeout: 20_000 } as const;

/** Runs in the page around the tests; not where somebody opened a window to watch them. */
const HIDES_TESTS = `
  const style = document.createElement('style');
  style.textContent = 'iframe { opacity: 0 }';
  if (navigator.userAgent.includes('Headless')) document.documentElement.append(style);
`;

/**
 * In Chromium, in as many pages as cores: by itself vitest leaves one of two idle. A page loads each module once for all
 * its files. What ends in `.full.tsx` is a table too long for `npm test`; `npm run test:all` has it.
 */
const inBrowser = (name: string, include: string) => ({
  extends: true as const,
  plugins: [react()],
  publicDir: 'public',
  optimizeDeps: { include: UI_PACKAGES, noDiscovery: true },
  test: {
    name,
    include: [include],
    isolate: false,
    // Only what hangs comes near it; three runs side by side, at a load of 14, needed more than the usual 15 s.
    testTimeout: 60_000,
    setupFiles: ['tests/support/react-without-timings.ts', 'tests/support/ui-setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Nobody looks, and to draw every frame takes an eighth of the time. A test still lays out, styles and clicks.
      orchestratorScripts: [{ content: HIDES_TESTS }],
      commands: { ariaSnapshot, dragAcross, emulateMedia },
      provider: playwright({ launchOptions: chromiumLaunch() }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  define,
  test: {
    // By itself vitest leaves one core of two idle. In `npm test` a run has one core, and another step the other.
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
    coverage: {
      provider: 'v8',
      include: ['src/domain/**', 'src/application/**'],
      reportsDirectory: 'coverage',
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          ...THREADS,
          // What of the interface needs no browser has tests without an x.
          include: [
            'tests/{domain,application,adapters,contracts,mocks,wire,composition,first-paint,architecture,ui,tools}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        // Other people's tools on docs/openapi.json, each a process of its own.
        test: {
          name: 'strangers',
          environment: 'node',
          ...THREADS,
          testTimeout: 600_000,
          hookTimeout: 180_000,
          globalSetup: ['tests/strangers/install.ts'],
          include: ['tests/strangers/**/*.test.ts'],
        },
      },
      inBrowser('ui', 'tests/{ui,adapters,composition,first-paint}/**/*.test.tsx'),
      inBrowser('ui-full', 'tests/ui/**/*.full.tsx'),
    ],
  },
});
