import type { AccountStores } from '#src/application/app/app-stores.ts';
import { ApiKeysStore } from '#src/application/api-keys/api-keys-store.ts';
import { LastUsedStore } from '#src/application/api-keys/last-used-store.ts';
import { RotationsStore } from '#src/application/api-keys/rotations-store.ts';
import { RevealedSecrets } from '#src/application/feedback/revealed-secrets.ts';
import { createAutoHide } from '#src/application/platform/window-focus.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { AccountParts, Bindings } from '#src/composition/container.ts';

export const apiKeysModule = {
  apiKeys: createApiKeys,
  rotations: ({ platform: { storage }, apiKeys, profile }) =>
    new RotationsStore(
      storage,
      () => profile.person?.email ?? '',
      (id) => apiKeys.keys.items.find((key) => key.id === id)?.name,
    ),
} satisfies Partial<Bindings<AccountStores, AccountParts>>;

function createApiKeys({ gateways, platform, copySecret, language, report, settings }: AccountParts): ApiKeysStore {
  const { apiKeys: gateway, logs } = gateways;
  const { clock, logger, windowFocus: focus } = platform;
  const secrets = new RevealedSecrets<ApiKeyId>(
    {
      reveal: (id) => gateway.reveal(id),
      versionOf: (id) => store.keys.items.find((key) => key.id === id)?.masked ?? null,
    },
    copySecret,
    logger,
    createAutoHide(clock, focus, settings.seconds.reveal),
  );
  const loadFilterOptions = () => logs.requestKeys();
  const lastUsed = new LastUsedStore({ gateway, loadFilterOptions, clock, logger, keys: () => store.keys.items });
  const store: ApiKeysStore = new ApiKeysStore({ gateway, secrets, lastUsed, language, focus, clock, report });
  return store;
}
