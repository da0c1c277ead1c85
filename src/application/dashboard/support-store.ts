import { makeAutoObservable } from 'mobx';
import { type CurrentSubscription, findPlan } from '#src/domain/billing/billing-plan.ts';
import { type SupportLevel, supportLevel } from '#src/domain/dashboard/support-level.ts';
import type { Plan } from '#src/domain/plans/plan.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import type { CachedResource, Resource } from '#src/application/async/resource.ts';
import { latest, type Loadable } from '#src/application/async/loadable.ts';
import { createCatalog } from '#src/application/plans/catalog-store.ts';
import type { ProfileStore } from '#src/application/account/profile-store.ts';

export interface SupportDeps {
  readonly plans: CachedResource<readonly Plan[]>;
  readonly profile: ProfileStore;
  readonly subscription: Resource<CurrentSubscription>;
}

export const supportStore: Part<SupportStore> = ({ gateways, platform, session, profile, subscription }) => {
  const { plans } = createCatalog({ gateways, platform, session });
  return new SupportStore({ plans, profile, subscription: subscription.current });
};

export class SupportStore {
  readonly #deps: SupportDeps;

  constructor(deps: SupportDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): void {
    void this.#deps.plans.load();
  }

  get level(): Loadable<SupportLevel> {
    const { plans, profile, subscription } = this.#deps;
    const states = [plans.state, profile.profile.state, subscription.state];
    // The id outranks the name, so neither is used before the id is known.
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

  retry(): void {
    const { plans, profile, subscription } = this.#deps;
    if (plans.state.kind === 'failed') void plans.load();
    if (profile.profile.state.kind === 'failed') void profile.load();
    if (subscription.state.kind === 'failed') void subscription.load();
  }
}

function isPending(state: Loadable<unknown>): boolean {
  return (state.kind === 'idle' || state.kind === 'loading') && latest(state) === undefined;
}
