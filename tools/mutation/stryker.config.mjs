// npm run mutation -- --mutate "src/domain/billing/**"   changes a part in small ways and prints what no test notices.
// Without an option: the whole domain and all stores, which takes a night. What was found is reused, but with --force.

import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  // Another wording is no fault, and the build reads the patterns of files.
  mutate: [
    'src/{domain,application}/**/*.ts',
    '!src/application/i18n/*/**',
    '!src/application/i18n/load-translation.ts',
  ],
  // Only executed while a module loads, so each would need all modules loaded again.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 15,
  incremental: true,
  incrementalFile: 'node_modules/.cache/gatehouse/mutation.json',
  ignorePatterns: ['dist*', 'screenshots', 'coverage', 'test-results'],
  tempDirName: join(tmpdir(), 'gatehouse-mutation'),
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportScoreTable: true },
  thresholds: { high: 95, low: 85, break: 80 },
};
