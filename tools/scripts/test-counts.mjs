import { existsSync, readFileSync } from 'node:fs';

const NONE = { passed: 0, failed: 0 };

/** From the JSON that vitest writes. */
export function countVitest(report) {
  if (!existsSync(report)) return NONE;
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests || Math.min(numFailedTestSuites, 1) };
}

/** From the JSON that Playwright writes. */
export function countPlaywright(report) {
  if (!existsSync(report)) return NONE;
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
