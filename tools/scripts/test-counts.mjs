import { existsSync, readFileSync } from 'node:fs';

const NONE = { passed: 0, failed: 0 };

/** From the JSON that vitest writes. */
export function countVitest(report) {
  if (!existsSync(report)) return NONE;
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests || Math.min(numFailedTestSuites, 1) };
}

/** From the JSON that Playwright writes; `repeated` names what passed only the second time. */
export function countPlaywright(report) {
  if (!existsSync(report)) return NONE;
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, repeated: suites.flatMap(flakyIn) };
}

function flakyIn({ suites = [], specs = [] }) {
  const named = specs.flatMap(({ title, file, line, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map((test) => `[${test.projectName}] ${file}:${line} ${title}`),
  );
  return [...suites.flatMap(flakyIn), ...named];
}
