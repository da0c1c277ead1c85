import type { ApiKeysStore } from '#src/application/api-keys/api-keys-store.ts';
import type { KnownKeys } from '#src/application/dashboard/first-call-gateway.ts';
import { GettingStartedStore } from '#src/application/dashboard/getting-started-store.ts';
import type { AccountModule } from '#src/composition/container.ts';
import { availableSteps } from '#src/domain/dashboard/step-state.ts';
import type { OfferedPages } from '#src/domain/shared/offered-pages.ts';

/** Comes with each part that completes a step. */
export const gettingStartedModule = {
  gettingStarted: ({ gateways, platform, settings, apiKeys, capabilities, report, logFailure }) =>
    new GettingStartedStore({
      ...{ gateway: gateways.gettingStarted, focus: platform.windowFocus, report, logFailure },
      keys: knownKeys(apiKeys, settings.pages, () => capabilities.has('api-key-deletion')),
      availableSteps: availableSteps({ ...settings.links, firstApiCall: settings.gatewayBaseUrl }, settings.pages),
    }),
} satisfies AccountModule;

/** The list of the API keys page; its first page is enough here. */
function knownKeys(apiKeys: ApiKeysStore, pages: OfferedPages, canDelete: () => boolean): KnownKeys {
  const { keys } = apiKeys;
  return {
    get hasAny() {
      const isKnown = keys.state.kind === 'ready' || keys.items.length > 0;
      return isKnown ? keys.items.length > 0 : null;
    },
    refresh() {
      if (!pages['api-keys']) return;
      // The last keys may be deleted in another tab; of more than a page of them, one is always left.
      if (keys.items.length > 0 && (keys.hasMore || !canDelete())) return;
      void apiKeys.current();
    },
  };
}
