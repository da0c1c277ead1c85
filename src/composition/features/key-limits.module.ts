import { ChangeLimitsStore } from '#src/application/api-keys/change-limits-store.ts';
import { LimitedKeysStore } from '#src/application/api-keys/limited-keys-store.ts';
import { LimitsForm } from '#src/application/api-keys/limits-form.ts';
import type { AccountModule } from '#src/composition/container.ts';
import { NO_LIMITS } from '#src/domain/api-keys/key-limits.ts';

export const keyLimitsModule = {
  limitedKeys: ({ gateways, apiKeys: { expiry } }) => new LimitedKeysStore(gateways.keyLimits, expiry),
  newKeyLimits({ limitedKeys, platform: { clock }, translate, drafts }) {
    const deps = { options: limitedKeys.options, clock, translate };
    return () => new LimitsForm({ ...deps, draft: drafts.slot('create-key-limits') }, NO_LIMITS);
  },
  changeLimits({ gateways, limitedKeys, apiKeys: keys, platform: { clock }, toasts, report, translate, drafts }) {
    const deps = { gateway: gateways.keyLimits, limitedKeys, keys, clock, toasts, report, translate };
    return (key) => new ChangeLimitsStore({ ...deps, draft: drafts.slot(`change-limits:${key.id}`) }, key);
  },
} satisfies AccountModule;
