import { ContainerModule } from 'inversify';
import { UsageStore } from '#src/application/usage/usage-store.ts';
import { ACCOUNT_STORES } from '#src/composition/account-tokens.ts';
import { GATEWAYS, LOG_FAILURE, PLATFORM } from '#src/composition/tokens.ts';

const { subscription, usage } = ACCOUNT_STORES;

export const usageModule = new ContainerModule(({ bind }) => {
  bind(usage).toResolvedValue(
    ({ usage: gateway }, { windowFocus: focus, clock }, { current }, logFailure) =>
      new UsageStore({
        ...{ gateway, focus, logFailure },
        now: () => clock.now(),
        creditsPerDollar: () => {
          const plan = current.value;
          return plan && !plan.free ? plan.paygAdditionalCreditsPerOneDollar : null;
        },
      }),
    [GATEWAYS, PLATFORM, subscription, LOG_FAILURE],
  );
});
