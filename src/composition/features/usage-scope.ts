import type { Container } from 'inversify';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { UsageStore } from '#src/application/usage/usage-store.ts';
import { CLOCK, GATEWAYS, LOG_FAILURE, SUBSCRIPTION_STORE, WINDOW_FOCUS } from '#src/composition/tokens.ts';

/** The credits of one signed-in session. What an extra one costs is for the plan to say. */
export function usageStores(scope: Container): Pick<AccountStores, 'usage'> {
  const { current } = scope.get(SUBSCRIPTION_STORE);
  return {
    usage: new UsageStore({
      gateway: scope.get(GATEWAYS).usage,
      focus: scope.get(WINDOW_FOCUS),
      logFailure: scope.get(LOG_FAILURE),
      now: () => scope.get(CLOCK).now(),
      creditsPerDollar: () =>
        current.value && !current.value.free ? current.value.paygAdditionalCreditsPerOneDollar : null,
    }),
  };
}
