// Runs tests for Stryker. @stryker-mutator/vitest-runner starts a thread for each mutant, and for a store that thread loads
// 700 modules. Here one thread loads them once: see tools/mutation/serve-tests.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { createVitest } from 'vitest/node';

const MAX_OTHER_TESTS = 60;
/** In the sandbox, which the processes of a run share. Only one of them does the dry run. */
const TIMES = 'test-times.json';

class OneThreadTestRunner {
  #vitest;
  #run;
  #channel;
  #isFresh = true;
  #times = null;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#channel = new BroadcastChannel('mutation');
    this.#vitest = await createVitest('test', {
      config: 'tools/mutation/vitest.config.ts',
      watch: false,
      reporters: [{}],
    });
    const ready = this.#message();
    this.#run = this.#vitest.start();
    await Promise.race([ready, this.#run.then(() => Promise.reject(this.#loadError()))]);
    this.#isFresh = true;
  }

  #loadError() {
    const errors = this.#vitest.state.getFiles().flatMap((file) => file.result?.errors ?? []);
    return new Error(errors[0]?.stack ?? 'The tests could not be loaded.');
  }

  async dryRun() {
    const { results, mutantCoverage } = await this.#ask({ kind: 'run-all' });
    const tests = results.map(({ id, failure, timeSpentMs }) => ({
      id,
      name: id.slice(id.indexOf('#') + 1),
      fileName: id.slice(0, id.indexOf('#')),
      timeSpentMs,
      ...(failure === null ? { status: 0 } : { status: 1, failureMessage: failure }),
    }));
    writeFileSync(TIMES, JSON.stringify(Object.fromEntries(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]))));
    return { status: 'complete', tests, mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    this.#times ??= JSON.parse(readFileSync(TIMES, 'utf8'));
    const request = {
      kind: 'run-mutant',
      mutant: activeMutant.id,
      tests: inOrder(testFilter, activeMutant.fileName, this.#times),
      hitLimit,
    };
    const wasFresh = this.#isFresh;
    this.#isFresh = false;
    let result = await this.#ask(request);
    if (result.isBroken) {
      await this.#restart();
      if (!wasFresh) {
        result = await this.#ask(request);
        this.#isFresh = false;
        if (result.isBroken) await this.#restart();
      }
    }
    const { killedBy, failure, hitCount, nrOfTests } = result;
    if (killedBy === null) return { status: 'survived', nrOfTests };
    if (hitLimit !== undefined && hitCount > hitLimit) return { status: 'timeout', reason: 'It runs in circles.' };
    return { status: 'killed', killedBy: [killedBy], failureMessage: failure, nrOfTests };
  }

  async #restart() {
    await this.dispose();
    await this.init();
  }

  #ask(request) {
    const response = this.#message();
    this.#channel.postMessage(request);
    return response;
  }

  #message() {
    return new Promise((resolve) => {
      this.#channel.onmessage = ({ data }) => resolve(data);
    });
  }

  async dispose() {
    this.#channel.postMessage({ kind: 'stop' });
    await this.#run;
    this.#channel.close();
    await this.#vitest.close();
  }
}

/**
 * The file's own tests, then some others, those of the same folder first and the quick ones before the slow: every test
 * passes through a store's constructor.
 */
function inOrder(ids, fileName, times) {
  const name = fileName
    .replaceAll('\\', '/')
    .replace(/^.*\/src\//, 'tests/')
    .replace(/\.ts$/, '');
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const distance = (id) => (id.startsWith(`${name}.`) ? 0 : id.startsWith(folder) ? 1 : 2);
  const sorted = ids.toSorted((one, other) => distance(one) - distance(other) || times[one] - times[other]);
  return sorted.slice(0, ids.filter((id) => distance(id) === 0).length + MAX_OTHER_TESTS);
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'one-thread', factory }];

function factory() {
  return new OneThreadTestRunner();
}
