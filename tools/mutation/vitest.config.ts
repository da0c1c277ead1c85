import { defineConfig } from 'vitest/config';
import { DEFAULT_SETTINGS } from '#src/composition/settings/setting-defaults.ts';

/** The tests that judge the domain and the stores, without a browser. */
export default defineConfig({
  define: {
    __MOCKS__: 'true',
    __TEST_BYPASS__: 'true',
    __SINGLE_FILE__: 'false',
    __VERSION__: JSON.stringify('1.2.3'),
    __SETTINGS__: JSON.stringify(DEFAULT_SETTINGS),
  },
  test: { testTimeout: 30_000, include: ['tests/{domain,application}/**/*.test.ts'] },
});
