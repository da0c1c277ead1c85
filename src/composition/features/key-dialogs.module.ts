import { DeactivateKeysStore } from '#src/application/api-keys/deactivate-keys-store.ts';
import { KeyDetailsStore } from '#src/application/api-keys/key-details-store.ts';
import { RotateKeyStore } from '#src/application/api-keys/rotate-key-store.ts';
import type { AccountModule } from '#src/composition/container.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { ok } from '#src/domain/shared/result.ts';
import { OTHER } from '#src/domain/usage/credits-over-time.ts';
import { creation, keyCreationModule } from './key-creation.module.ts';

const KEY_CALLS = 100;

export const keyDialogsModule = {
  ...keyCreationModule,
  rotateKey(parts) {
    const { rotations, drafts, platform, capabilities, gateways } = parts;
    const deps = { ...creation(parts), rotations, clock: platform.clock, focus: platform.windowFocus };
    const readLimits = async (id: ApiKeyId, signal: AbortSignal) => {
      const offered = await capabilities.isOffered('api-key-limits');
      if (!offered.ok) return offered;
      return offered.value ? gateways.keyLimits.read(id, signal) : ok(null);
    };
    return (key) => new RotateKeyStore({ ...deps, readLimits, draft: drafts.slot(`rotate-key:${key.id}`) }, key);
  },
  deactivateKeys:
    ({ apiKeys, report }) =>
    () =>
      new DeactivateKeysStore(apiKeys, report),
  keyDetails({ apiKeys: keys, capabilities, gateways: { logs, usage } }) {
    const loadCalls = async (apiKey: string, signal: AbortSignal) => {
      const result = await logs.recentRequests(KEY_CALLS, { apiKey }, signal);
      return result.ok ? ok(result.value.items) : result;
    };
    const hasCredits = () => capabilities.has('usage-history');
    const loadCredits = async (id: string, signal: AbortSignal) => {
      const result = await usage.history({ range: '30d', grouping: 'key' }, signal);
      if (!result.ok) return result;
      const { series, starts } = result.value;
      const own = series.find((one) => one.id === id)?.credits;
      const isComplete = series.every((one) => one.id !== OTHER);
      return ok(own ?? (isComplete ? starts.map(() => 0) : null));
    };
    return (id) => new KeyDetailsStore({ keys, loadCalls, loadCredits, hasCredits }, id);
  },
} satisfies AccountModule;
