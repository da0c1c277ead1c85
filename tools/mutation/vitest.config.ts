import { defineConfig } from 'vitest/config';
import { DEFAULT_SETTINGS } from '#src/composition/settings/setting-defaults.ts';

/** One thread that loads the tests once and then runs those that Stryker asks for. */
export default defineConfig({
  define: {
    __MOCKS__: 'true',
    __TEST_BYPASS__: 'true',
    __SINGLE_FILE__: 'false',
    __SETTINGS__: JSON.stringify(DEFAULT_SETTINGS),
  },
  test: {
    environment: 'node',
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    testTimeout: 30_000,
    include: ['tools/mutation/serve-tests.ts'],
    testNamePattern: 'runs the tests that Stryker asks for',
  },
});
