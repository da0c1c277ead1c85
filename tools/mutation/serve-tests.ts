import { describe, it, type RunnerTask, type RunnerTestCase } from 'vitest';
import { runTest, type ServerTest } from './run-test.ts';

/** What the sources that Stryker prepared read and write. */
interface Instrumentation {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: Coverage;
}

/** How often each mutant was passed through. */
interface Coverage {
  static: Record<string, number>;
  perTest: Record<string, Record<string, number>>;
}

type Tests = ReadonlyMap<string, readonly RunnerTestCase[]>;

type Request =
  | { readonly kind: 'run-all' }
  | {
      readonly kind: 'run-mutant';
      readonly mutant: string;
      readonly tests: readonly string[];
      readonly hitLimit?: number;
    }
  | { readonly kind: 'stop' };

/** Milliseconds for a test with a mutant. Many hang, so this is shorter than the limit without. */
const MUTANT_LIMIT = 8_000;
const SERVER = 'runs the tests that Stryker asks for';
const stryker: Instrumentation = ((globalThis as { __stryker__?: Instrumentation }).__stryker__ ??= {});
/** Folders and files. */
const chosen = (process.env['MUTATION_TESTS'] ?? '').split(',');

for (const [path, load] of Object.entries(import.meta.glob('/tests/{domain,application,ui}/**/*.test.ts'))) {
  if (!chosen.some((part) => path === `/${part}` || path.startsWith(`/${part}/`))) continue;
  describe(path.slice(1), async () => void (await load()));
}

/** A test, because `onTestFinished` works in a test alone. The one thread of the run stays alive until it ends. */
it(SERVER, { timeout: 0 }, async ({ task: server }) => {
  const tests = testsById(server.file.tasks);
  const channel = new BroadcastChannel('mutation');
  await new Promise<void>((stop) => {
    channel.onmessage = ({ data }: MessageEvent<Request>) => {
      if (data.kind === 'stop') stop();
      else if (data.kind === 'run-all') void runAll(tests, server).then((result) => channel.postMessage(result));
      else void runMutant(data, tests, server).then((result) => channel.postMessage(result));
    };
    channel.postMessage('ready');
  });
  channel.close();
});

/** Names may come twice in a file, so an id stands for a list. */
function testsById(tasks: readonly RunnerTask[]): Map<string, RunnerTestCase[]> {
  const tests = new Map<string, RunnerTestCase[]>();
  const collect = (task: RunnerTask, path: string, name: string): void => {
    if (task.type === 'suite') for (const child of task.tasks) collect(child, path, `${name} ${child.name}`);
    else {
      const id = `${path}#${name.trim()}`;
      tests.set(id, [...(tests.get(id) ?? []), task]);
    }
  };
  for (const file of tasks) if (file.type === 'suite') collect(file, file.name, '');
  return tests;
}

/**
 * Without a mutant: how long each test takes, and which mutants it passes through. Twice, because some modules load during
 * a test: what only the first time passes through is executed while a module loads.
 */
async function runAll(tests: Tests, server: ServerTest) {
  await runEach(tests, server);
  const covered = stryker.mutantCoverage;
  const loading = Object.assign({}, ...Object.values(covered?.perTest ?? {})) as Coverage['static'];
  // The sources hold on to this object, so it is changed in place.
  if (covered) covered.perTest = {};
  const results = await runEach(tests, server);
  if (covered) Object.assign(covered.static, loading, { ...covered.static });
  return { results, mutantCoverage: covered };
}

async function runEach(tests: Tests, server: ServerTest) {
  const results = [];
  for (const [id, cases] of tests) {
    const start = performance.now();
    stryker.currentTestId = id;
    const failure = await firstFailure(cases, server);
    stryker.currentTestId = undefined;
    results.push({ id, failure, timeSpentMs: performance.now() - start });
  }
  return results;
}

/** Up to the first test that fails. It must pass again without the mutant, or the mutant left something behind. */
async function runMutant(
  { mutant, tests: ids, hitLimit }: Extract<Request, { kind: 'run-mutant' }>,
  tests: Tests,
  server: ServerTest,
) {
  Object.assign(stryker, { activeMutant: mutant, hitCount: 0, hitLimit });
  for (const [count, id] of ids.entries()) {
    const failure = await firstFailure(tests.get(id) ?? [], server, MUTANT_LIMIT);
    if (failure === null) continue;
    const hitCount = stryker.hitCount;
    deactivate();
    const isBroken = (await firstFailure(tests.get(id) ?? [], server)) !== null;
    return { killedBy: id, failure, hitCount, nrOfTests: count + 1, isBroken };
  }
  deactivate();
  return { killedBy: null, nrOfTests: ids.length, isBroken: false };
}

function deactivate(): void {
  Object.assign(stryker, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
}

async function firstFailure(
  cases: readonly RunnerTestCase[],
  server: ServerTest,
  limit?: number,
): Promise<string | null> {
  for (const test of cases) {
    const failure = await runTest(test, server, limit);
    if (failure !== null) return failure;
  }
  return null;
}
