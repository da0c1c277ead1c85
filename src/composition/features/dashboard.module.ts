import { ContainerModule } from 'inversify';
import type { ApiKeysStore } from '#src/application/api-keys/api-keys-store.ts';
import { GettingStartedStore } from '#src/application/dashboard/getting-started-store.ts';
import type { KnownKeys } from '#src/application/dashboard/known-keys.ts';
import { SupportStore } from '#src/application/dashboard/support-store.ts';
import { ACCOUNT_STORES } from '#src/composition/account-tokens.ts';
import { GATEWAYS, LOG_FAILURE, PLATFORM, REPORT_FAILURE, SETTINGS } from '#src/composition/tokens.ts';
import { availableSteps } from '#src/domain/dashboard/step-state.ts';
import { CATALOG_STORE } from './plans.module.ts';

const { apiKeys, capabilities, gettingStarted, profile, subscription, support } = ACCOUNT_STORES;

export const dashboardModule = new ContainerModule(({ bind }) => {
  bind(gettingStarted).toResolvedValue(
    ({ gettingStarted: gateway }, { windowFocus: focus }, { links }, keys, { has }, report, logFailure) =>
      new GettingStartedStore({
        ...{ gateway, focus, report, logFailure },
        keys: knownKeys(keys, () => has('api-key-deletion')),
        availableSteps: availableSteps(links),
      }),
    [GATEWAYS, PLATFORM, SETTINGS, apiKeys, capabilities, REPORT_FAILURE, LOG_FAILURE],
  );
  bind(support).toResolvedValue(
    ({ plans }, profile, { current }) => new SupportStore({ plans, profile, subscription: current }),
    [CATALOG_STORE, profile, subscription],
  );
});

/** The list of the API keys page; its first page is enough here. */
function knownKeys(apiKeys: ApiKeysStore, canDelete: () => boolean): KnownKeys {
  const { keys } = apiKeys;
  return {
    get hasAny() {
      const isKnown = keys.state.kind === 'ready' || keys.items.length > 0;
      return isKnown ? keys.items.length > 0 : null;
    },
    refresh() {
      // The last keys may be deleted in another tab; of more than a page of them, one is always left.
      if (keys.items.length > 0 && (keys.hasMore || !canDelete())) return;
      void apiKeys.current();
    },
  };
}
