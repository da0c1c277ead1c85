import { createProvider, type Provider } from '../../../mocks/provider/create-provider';
import { isScenarioName } from '../../../mocks/scenarios/scenarios';
import { createMemoryGateways } from '../../adapters/memory/create-memory-gateways';
import type { Gateways } from '../../application/gateways';
import type { KeyValueStorage } from '../../application/platform/key-value-storage';
import type { Backend, BackendContext } from '../backend';

const SNAPSHOT_KEY = 'gatehouse.mock';
const SEED = 'gatehouse';

/** The simulated provider: behind a service worker by default, called directly with `?backend=memory`. */
export async function openMockBackend(context: BackendContext): Promise<Backend> {
  const query = new URLSearchParams(context.search);
  const scenario = query.get('scenario');
  const provider = createProvider({
    seed: SEED,
    scenario: isScenarioName(scenario) ? scenario : undefined,
    now: () => context.clock.now(),
    snapshots: snapshotsIn(context.storage),
  });
  const overHttp = query.get('backend') === 'memory' ? null : await openWorkerGateways(provider, context);
  const gateways = overHttp ?? createMemoryGateways(provider, context.sessions);
  return {
    gateways,
    demo: {
      accounts: provider.demoAccounts,
      prefill: provider.prefill,
      signIn: provider.signIn,
      dataReplaced: provider.dataReplaced,
      withoutWorker: overHttp === null && query.get('backend') !== 'memory',
      reset: () => provider.reset(),
    },
  };
}

/** Null where no worker can run: an insecure host, some private windows, a file. */
async function openWorkerGateways(provider: Provider, context: BackendContext): Promise<Gateways | null> {
  try {
    const [{ startWorker }, { openHttpGateways }] = await Promise.all([
      import('../../../mocks/http/browser-worker'),
      import('./http'),
    ]);
    const workerUrl = new URL('mockServiceWorker.js', context.baseUri);
    await startWorker(provider, { workerUrl: workerUrl.pathname, scope: new URL('.', context.baseUri).pathname });
    return openHttpGateways(context);
  } catch {
    return null;
  }
}

function snapshotsIn(storage: KeyValueStorage) {
  return {
    read: () => storage.get(SNAPSHOT_KEY),
    write: (text: string) => storage.set(SNAPSHOT_KEY, text),
    clear: () => storage.remove(SNAPSHOT_KEY),
  };
}
