import { ContainerModule } from 'inversify';
import { CreditHistoryPart } from '#src/application/usage/credit-history-part.ts';
import { createUsageHistory } from '#src/application/usage/usage-history.ts';
import { UsageStore } from '#src/application/usage/usage-store.ts';
import { ACCOUNT_STORES } from '#src/composition/account-tokens.ts';
import { GATEWAYS, LOG_FAILURE, PLATFORM, SESSION_STORE } from '#src/composition/tokens.ts';

const { capabilities, creditHistory, pageTabs, subscription, usage } = ACCOUNT_STORES;

export const usageModule = new ContainerModule(({ bind }) => {
  bind(usage).toResolvedValue(
    ({ usage: gateway }, { windowFocus: focus, clock }, { current }, logFailure, { own }) =>
      new UsageStore({
        ...{ gateway, focus, logFailure },
        now: () => clock.now(),
        history: createUsageHistory(own.storage),
        creditsPerDollar: () => {
          const plan = current.value;
          return plan && !plan.free ? plan.paygAdditionalCreditsPerOneDollar : null;
        },
      }),
    [GATEWAYS, PLATFORM, subscription, LOG_FAILURE, SESSION_STORE],
  );
  bind(creditHistory).toResolvedValue(
    ({ usage: gateway }, { windowFocus: focus }, logFailure, pageTabs, capabilities) =>
      new CreditHistoryPart({
        has: () => capabilities.has('usage-history'),
        fetchStore: async () => {
          const { CreditHistoryStore } = await import('#src/application/usage/credit-history-store.ts');
          return new CreditHistoryStore({ gateway, focus, logFailure, pageTabs });
        },
      }),
    [GATEWAYS, PLATFORM, LOG_FAILURE, pageTabs, capabilities],
  );
});
