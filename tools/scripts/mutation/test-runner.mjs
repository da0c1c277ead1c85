// Runs tests for Stryker. @stryker-mutator/vitest-runner starts a thread for each mutant, and for a store that thread loads
// 700 modules. Here one thread loads them once: see tools/mutation/serve-tests.ts.
import { createVitest } from 'vitest/node';

const MAX_OTHER_TESTS = 40;

class OneThreadTestRunner {
  #vitest;
  #run;
  #channel;
  #isFresh = true;

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
    return { status: 'complete', tests, mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    const request = {
      kind: 'run-mutant',
      mutant: activeMutant.id,
      tests: inOrder(testFilter, activeMutant.fileName),
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

/** Those of the same folder first; of the others only some, since a store's constructor is passed by every test. */
function inOrder(ids, fileName) {
  const own = `${fileName
    .replaceAll('\\', '/')
    .replace(/^.*\/src\//, 'tests/')
    .replace(/\/[^/]+$/, '')}/`;
  const mine = ids.filter((id) => id.startsWith(own));
  const others = ids.filter((id) => !id.startsWith(own));
  return [...mine, ...others.slice(0, MAX_OTHER_TESTS)];
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'one-thread', factory }];

function factory() {
  return new OneThreadTestRunner();
}
