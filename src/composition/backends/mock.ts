import { createProvider } from '../../../mocks/provider/create-provider';
import { createMemoryGateways } from '../../adapters/memory/create-memory-gateways';
import type { Demo } from '../../application/demo/demo';
import type { Backend, BackendContext } from '../backend';

export async function openMockBackend(context: BackendContext): Promise<Backend> {
  throw new Error(`to be wired ${String(createProvider)} ${String(createMemoryGateways)} ${String(context)} ${String(null as Demo | null)}`);
}
