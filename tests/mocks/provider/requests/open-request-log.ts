import { createProvider } from '#mocks/provider/create-provider.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { bearerOf } from '#tests/mocks/provider/auth/provider-sessions.ts';
import { SnapshotInMemory } from '#tests/mocks/provider/db/snapshot-in-memory.ts';

const ADDRESS = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';

/** The request log of the active customer, with the actions that change it. */
export function openRequestLog(snapshots = new SnapshotInMemory(), clock = new ManualClock()) {
  const provider = createProvider({ seed: 'requests', now: clock.now, snapshots });
  const bearer = bearerOf(provider, 'activeCustomer');
  const page = (query: object = {}) => provider.requestLog.list(bearer, { limit: 50, ...query }).data.item;
  const keys = () => provider.apiKeys.list(bearer, { limit: 100 }).data.item.apiKeys;
  const send = (apiKeyId: string) =>
    provider.sendRequest.send(bearer, { blockchain: 'ethereum', network: 'mainnet', address: ADDRESS, apiKeyId });
  return { clock, provider, bearer, page, keys, send };
}
