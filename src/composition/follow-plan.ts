import { reaction } from 'mobx';
import type { AccountStores } from '../application/app-stores';
import type { Undo } from '../application/platform/clock';

/** Another plan, bought in whichever tab, changes what the profile and the usage say of it, however young they are. */
export function followPlan({
  subscription,
  profile,
  usage,
}: Pick<AccountStores, 'subscription' | 'profile' | 'usage'>): Undo {
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
