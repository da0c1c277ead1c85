import { makeAutoObservable } from 'mobx';
import type { CurrentSubscription } from '#src/domain/billing/current-subscription.ts';
import { findPlan } from '#src/domain/billing/current-plan.ts';
import { type SupportLevel, supportLevel } from '#src/domain/dashboard/support-level.ts';
import type { Plan } from '#src/domain/plans/plan.ts';
import type { CachedResource } from '#src/application/async/cached-resource.ts';
import { latest, type Loadable } from '#src/application/async/loadable.ts';
import type { Resource } from '#src/application/async/resource.ts';
import type { ProfileStore } from '#src/application/account/profile-store.ts';

export interface SupportDeps {
  readonly plans: CachedResource<readonly Plan[]>;
  readonly profile: ProfileStore;
  readonly subscription: Resource<CurrentSubscription>;
}

/** The support level of the account's plan. It stands in the list of plans alone, so three answers make it up (§2, §3). */
export class SupportStore {
  constructor(private readonly deps: SupportDeps) {
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  /** Asks for the plans where nothing fresh is known of them (§9); the rest is asked for with every session. */
  start(): void {
    void this.deps.plans.load();
  }

  get level(): Loadable<SupportLevel> {
    const { plans, profile, subscription } = this.deps;
    const states = [plans.state, profile.profile.state, subscription.state];
    // The id decides before the name, so neither is used before it is clear what the id is.
    if (states.slice(0, 2).some(isPending)) return { kind: 'loading' };
    const named = { id: profile.profile.value?.paymentPackageId ?? null, name: subscription.value?.name ?? null };
    const plan = findPlan(plans.value ?? [], named);
    if (plan) return { kind: 'ready', value: supportLevel(plan) };
    if (isPending(subscription.state)) return { kind: 'loading' };
    const failed = states.find((state) => state.kind === 'failed' && latest<unknown>(state) === undefined);
    return failed?.kind === 'failed'
      ? { kind: 'failed', failure: failed.failure }
      : { kind: 'ready', value: supportLevel(null) };
  }

  /** Asks again for whatever did not come. */
  retry(): void {
    const { plans, profile, subscription } = this.deps;
    if (plans.state.kind === 'failed') void plans.load();
    if (profile.profile.state.kind === 'failed') void profile.load();
    if (subscription.state.kind === 'failed') void subscription.load();
  }
}

function isPending(state: Loadable<unknown>): boolean {
  return (state.kind === 'idle' || state.kind === 'loading') && latest(state) === undefined;
}
