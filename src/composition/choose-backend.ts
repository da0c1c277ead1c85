import type { Backend, BackendContext } from './backend.ts';
import { deferredGateways } from './deferred-gateways.ts';

/** The build decides what can be chosen; in a mock build `?backend=` decides what is. */
export async function chooseBackend(context: BackendContext): Promise<Backend> {
  if (__MOCKS__ && new URLSearchParams(context.search).get('backend') !== 'http') {
    const { openMockBackend } = await import('./backends/mock.ts');
    return openMockBackend(context);
  }
  const load = async () => (await import('./backends/http.ts')).openHttpGateways(context);
  return { gateways: deferredGateways(load), demo: null };
}
