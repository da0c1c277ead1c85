import type { Container } from 'inversify';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import type { PagedList } from '#src/application/async/paged-list.ts';
import { CatalogStore } from '#src/application/plans/catalog-store.ts';
import { GettingStartedStore } from '#src/application/dashboard/getting-started-store.ts';
import type { KnownKeys } from '#src/application/dashboard/known-keys.ts';
import { SupportStore } from '#src/application/dashboard/support-store.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { availableSteps } from '#src/domain/dashboard/step-state.ts';
import * as tokens from '#src/composition/tokens.ts';

/** What the dashboard page is made of, for one signed-in session. */
export function dashboardStores(scope: Container): Pick<AccountStores, 'gettingStarted' | 'support'> {
  const { plans } = new CatalogStore(
    scope.get(tokens.GATEWAYS).catalog,
    scope.get(tokens.STORAGE),
    scope.get(tokens.CLOCK),
  );
  return {
    gettingStarted: new GettingStartedStore({
      gateway: scope.get(tokens.GATEWAYS).gettingStarted,
      keys: knownKeys(scope.get(tokens.API_KEYS_STORE).keys),
      focus: scope.get(tokens.WINDOW_FOCUS),
      report: scope.get(tokens.REPORT_FAILURE),
      logFailure: scope.get(tokens.LOG_FAILURE),
      availableSteps: availableSteps(scope.get(tokens.SETTINGS).links),
    }),
    support: new SupportStore({
      plans,
      profile: scope.get(tokens.PROFILE_STORE),
      subscription: scope.get(tokens.SUBSCRIPTION_STORE).current,
    }),
  };
}

/** The list of the API keys page, of which one page says enough. */
function knownKeys(keys: PagedList<ApiKey>): KnownKeys {
  return {
    get hasAny() {
      const isKnown = keys.state.kind === 'ready' || keys.items.length > 0;
      return isKnown ? keys.items.length > 0 : null;
    },
    refresh() {
      // Keys cannot be deleted, so that there is one stays true.
      if (keys.items.length > 0) return;
      if (keys.state.kind === 'ready') void keys.refresh();
      else if (keys.state.kind !== 'loading') void keys.load();
    },
  };
}
