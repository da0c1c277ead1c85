import { createProvider, type Provider } from '#mocks/provider/create-provider.ts';
import { isScenarioName } from '#mocks/scenarios/scenarios.ts';
import { createMemoryGateways } from '#src/adapters/memory/create-memory-gateways.ts';
import type { Demo } from '#src/application/app/demo.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { Backend, BackendContext } from '#src/composition/backend.ts';

const SNAPSHOT_KEY = 'gatehouse.mock';
const SEED = 'gatehouse';

/** The card provider's page in mock builds, relative to the base. */
const CHECKOUT_PATH = 'mock/checkout';

/** The simulated provider: behind a service worker by default, called directly with `?backend=memory`. */
export async function openMockBackend(context: BackendContext): Promise<Backend> {
  const query = new URLSearchParams(context.search);
  const scenario = query.get('scenario');
  const provider = createProvider({
    seed: SEED,
    scenario: isScenarioName(scenario) ? scenario : undefined,
    now: () => context.clock.now(),
    snapshots: snapshotStorage(context.storage),
    checkoutUrl: (session) => buildCheckoutUrl(session, query.get('backend'), context.baseUri),
  });
  const httpGateways = query.get('backend') === 'memory' ? null : await openWorkerGateways(provider, context);
  const withoutWorker = httpGateways === null && query.get('backend') !== 'memory';
  return {
    gateways: httpGateways ?? createMemoryGateways(provider, context.sessions),
    demo: createDemo(provider, context.storage, withoutWorker),
  };
}

function createDemo(provider: Provider, storage: KeyValueStorage, withoutWorker: boolean): Demo {
  return {
    // Not cached, because people change their emails and passwords.
    get accounts() {
      return provider.demoAccounts;
    },
    get prefill() {
      return provider.prefill;
    },
    signIn: provider.signIn,
    dataReplaced: provider.dataReplaced,
    withoutWorker,
    reset: () => provider.reset(),
    mails: () => provider.mails.all(),
    onMail: (listen) => listenForMail(provider, storage, listen),
    consent: (app, decision) => provider.social.consent(app, decision),
    checkoutBill: (session) => provider.checkout.bill(session),
    // Another choice may have replaced the session while its page was open.
    settleCheckout: (session, outcome) =>
      provider.checkout.bill(session) ? provider.checkout.settle(session, outcome) : '/auth/summary',
  };
}

/** Other tabs have providers on the same snapshot; reading the mails loads their changes. */
function listenForMail(provider: Provider, storage: KeyValueStorage, listener: () => void): Disposer {
  const unsubscribe = provider.mails.subscribe(listener);
  const unwatch = storage.onOtherTab((key) => {
    if (key === SNAPSHOT_KEY) provider.mails.all();
  });
  return () => {
    unsubscribe();
    unwatch();
  };
}

/** Carries the choice of the backend along. */
function buildCheckoutUrl(session: string, backend: string | null, baseUri: string): string {
  const url = new URL(CHECKOUT_PATH, baseUri);
  url.searchParams.set('session', session);
  if (backend !== null) url.searchParams.set('backend', backend);
  return url.href;
}

/** Null if no worker can run: an insecure host, some private windows, a file. */
async function openWorkerGateways(provider: Provider, context: BackendContext): Promise<Gateways | null> {
  try {
    const [{ startWorker }, { openHttpGateways }] = await Promise.all([
      import('#mocks/http/browser-worker.ts'),
      import('./http.ts'),
    ]);
    const workerUrl = new URL('mockServiceWorker.js', context.baseUri);
    await startWorker(provider, { workerUrl: workerUrl.pathname, scope: new URL('.', context.baseUri).pathname });
    return openHttpGateways(context);
  } catch {
    return null;
  }
}

function snapshotStorage(storage: KeyValueStorage) {
  return {
    read: () => storage.get(SNAPSHOT_KEY),
    write: (text: string) => storage.set(SNAPSHOT_KEY, text),
    clear: () => storage.remove(SNAPSHOT_KEY),
  };
}
