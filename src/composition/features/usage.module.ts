import { ContainerModule } from 'inversify';
import { createUsageHistory } from '#src/application/usage/usage-history.ts';
import { UsageStore } from '#src/application/usage/usage-store.ts';
import { ACCOUNT_STORES } from '#src/composition/account-tokens.ts';
import { GATEWAYS, LOG_FAILURE, PLATFORM } from '#src/composition/tokens.ts';

const { profile, subscription, usage } = ACCOUNT_STORES;

export const usageModule = new ContainerModule(({ bind }) => {
  bind(usage).toResolvedValue(
    ({ usage: gateway }, { windowFocus: focus, clock, storage }, { current }, logFailure, profile) =>
      new UsageStore({
        ...{ gateway, focus, logFailure },
        now: () => clock.now(),
        history: createUsageHistory(storage, () => profile.person?.email ?? ''),
        creditsPerDollar: () => {
          const plan = current.value;
          return plan && !plan.free ? plan.paygAdditionalCreditsPerOneDollar : null;
        },
      }),
    [GATEWAYS, PLATFORM, subscription, LOG_FAILURE, profile],
  );
});
