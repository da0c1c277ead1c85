import { reaction } from 'mobx';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import type { Disposer } from '#src/application/platform/clock.ts';

export function refreshOnPlanChange({
  subscription,
  profile,
  usage,
}: Pick<AccountStores, 'subscription' | 'profile' | 'usage'>): Disposer {
  return reaction(
    () => {
      const plan = subscription.current.value;
      return plan && JSON.stringify([plan.name, plan.subscription, plan.monthlyCredits]);
    },
    (_, before) => {
      if (before === undefined) return;
      void profile.load();
      void usage.load();
    },
  );
}
