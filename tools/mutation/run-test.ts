import type { RunnerTestCase, RunnerTestSuite } from 'vitest';
import { getFn, getHooks } from 'vitest/suite';

type Step = () => unknown;

/** The test inside which others run. `onTestFinished` stores its hooks there. */
export type ServerTest = RunnerTestCase & { onFinished?: ((context: RunnerTestCase['context']) => unknown)[] };

/** Runs a test with its hooks once more, inside the test that `server` is. Null where it passes. */
export async function runTest(test: RunnerTestCase, server: ServerTest, limit?: number): Promise<string | null> {
  const suites = suitesOf(test);
  const cleanups: Step[] = [];
  const failures: unknown[] = [];
  const attempt = async (step: Step) => {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  };
  await attempt(async () => {
    for (const suite of suites)
      for (const hook of getHooks(suite).beforeEach) {
        const cleanup: unknown = await hook(test.context, suite);
        if (typeof cleanup === 'function') cleanups.unshift(cleanup as Step);
      }
    await (limit === undefined ? getFn(test)() : Promise.race([getFn(test)(), expiry(limit)]));
  });
  for (const suite of suites.reverse())
    for (const hook of getHooks(suite).afterEach.toReversed()) await attempt(() => hook(test.context, suite));
  for (const cleanup of cleanups) await attempt(cleanup);
  const finished = server.onFinished ?? [];
  delete server.onFinished;
  for (const hook of finished.reverse()) await attempt(() => hook(test.context));
  return failures.length === 0 ? null : String(failures[0]);
}

/** From the outermost to the test's own. */
function suitesOf({ suite }: RunnerTestCase): RunnerTestSuite[] {
  const suites: RunnerTestSuite[] = [];
  for (let outer = suite; outer; outer = outer.suite) suites.unshift(outer);
  return suites;
}

function expiry(milliseconds: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The test does not end.')), milliseconds).unref();
  });
}
