import { ContainerModule } from 'inversify';
import type { PagedList } from '#src/application/async/paged-list.ts';
import { GettingStartedStore } from '#src/application/dashboard/getting-started-store.ts';
import type { KnownKeys } from '#src/application/dashboard/known-keys.ts';
import { SupportStore } from '#src/application/dashboard/support-store.ts';
import { ACCOUNT_STORES } from '#src/composition/account-tokens.ts';
import { GATEWAYS, LOG_FAILURE, PLATFORM, REPORT_FAILURE, SETTINGS } from '#src/composition/tokens.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { availableSteps } from '#src/domain/dashboard/step-state.ts';
import { CATALOG_STORE } from './plans.module.ts';

const { apiKeys, gettingStarted, profile, subscription, support } = ACCOUNT_STORES;

export const dashboardModule = new ContainerModule(({ bind }) => {
  bind(gettingStarted).toResolvedValue(
    ({ gettingStarted: gateway }, { windowFocus: focus }, { links }, { keys }, report, logFailure) =>
      new GettingStartedStore({
        ...{ gateway, focus, report, logFailure },
        keys: knownKeys(keys),
        availableSteps: availableSteps(links),
      }),
    [GATEWAYS, PLATFORM, SETTINGS, apiKeys, REPORT_FAILURE, LOG_FAILURE],
  );
  bind(support).toResolvedValue(
    ({ plans }, profile, { current }) => new SupportStore({ plans, profile, subscription: current }),
    [CATALOG_STORE, profile, subscription],
  );
});

/** The list of the API keys page; its first page is enough here. */
function knownKeys(keys: PagedList<ApiKey>): KnownKeys {
  return {
    get hasAny() {
      const isKnown = keys.state.kind === 'ready' || keys.items.length > 0;
      return isKnown ? keys.items.length > 0 : null;
    },
    refresh() {
      // Keys cannot be deleted, so once there is one, there always is.
      if (keys.items.length > 0) return;
      if (keys.state.kind === 'ready') void keys.refresh();
      else if (keys.state.kind !== 'loading') void keys.load();
    },
  };
}
