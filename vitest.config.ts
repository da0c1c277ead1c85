import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { DEFAULT_SETTINGS } from './src/composition/settings/setting-defaults.ts';
import { chromiumLaunch } from './tests/support/chromium.ts';

const define = {
  __MOCKS__: 'true',
  __TEST_BYPASS__: 'true',
  __SETTINGS__: JSON.stringify(DEFAULT_SETTINGS),
};

/** Named in advance: found one by one, they would make Vite reload the page in the middle of a run. */
const UI_PACKAGES = [
  '@mswjs/data',
  '@mswjs/data/lib/glossary.js',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  '@testing-library/react',
  '@testing-library/user-event',
  'axios',
  'i18next',
  'inversify',
  'lucide-react',
  'mobx',
  'mobx-react-lite',
  'msw',
  'primereact/api',
  'primereact/avatar',
  'primereact/card',
  'primereact/dialog',
  'primereact/focustrap',
  'primereact/menu',
  'primereact/paginator',
  'primereact/selectbutton',
  'primereact/sidebar',
  'primereact/tabmenu',
  'primereact/tag',
  'react-i18next',
  'valibot',
  'vest',
  'wouter',
  'wouter/memory-location',
  'wouter/use-browser-location',
];

/** Quicker to start than processes. By itself vitest leaves one core of two idle. The first import may take its time. */
const THREADS = { pool: 'threads', maxWorkers: 3, testTimeout: 20_000 } as const;

/** In Chromium. What ends in `.full.tsx` is a table too long for `npm test`; `npm run test:all` has it. */
const inBrowser = (name: string, include: string) => ({
  extends: true as const,
  plugins: [react()],
  publicDir: 'public',
  optimizeDeps: { include: UI_PACKAGES },
  test: {
    name,
    include: [include],
    setupFiles: ['tests/support/ui-setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunch() }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  define,
  test: {
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
            'tests/{domain,application,adapters,mocks,wire,composition,first-paint,architecture,ui}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: { name: 'contracts', environment: 'node', ...THREADS, include: ['tests/contracts/**/*.test.ts'] },
      },
      inBrowser('ui', 'tests/{ui,adapters,composition,first-paint}/**/*.test.tsx'),
      inBrowser('ui-full', 'tests/ui/**/*.full.tsx'),
    ],
  },
});
