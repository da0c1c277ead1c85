import type { Backend, BackendContext } from './backend';
import { deferredGateways } from './deferred-gateways';

/** The build decides what can be chosen; in a mock build `?backend=` decides what is. */
export async function chooseBackend(context: BackendContext): Promise<Backend> {
  if (__MOCKS__ && new URLSearchParams(context.search).get('backend') !== 'http') {
    const { openMockBackend } = await import('./backends/mock');
    return openMockBackend(context);
  }
  const load = async () => (await import('./backends/http')).openHttpGateways(context);
  return { gateways: deferredGateways(load), demo: null };
}
