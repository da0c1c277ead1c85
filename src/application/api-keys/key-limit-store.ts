import { makeAutoObservable } from 'mobx';
import { keyLimit } from '#src/domain/api-keys/key-limit.ts';
import { findPlan, type PlanReference } from '#src/domain/billing/billing-plan.ts';
import type { Plan } from '#src/domain/plans/plan.ts';
import type { CachedResource } from '#src/application/async/resource.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import { createCatalog } from '#src/application/plans/catalog-store.ts';

export interface KeyLimitDeps {
  readonly plans: CachedResource<readonly Plan[]>;
  /** Null as long as the plan of the account is unknown. */
  readonly current: () => PlanReference | null;
  /** How many keys are listed so far, without those that have expired. */
  readonly countKeys: () => number;
}

export const keyLimitStore: Part<KeyLimitStore> = (parts) => {
  const { gateways, platform, session, apiKeys, subscription } = parts;
  const { profile } = parts.profile;
  return new KeyLimitStore({
    plans: createCatalog({ gateways, platform, session }).plans,
    countKeys: () => apiKeys.usableCount,
    // The id outranks the name, so neither is used before the id is known.
    current: () =>
      profile.value ? { id: profile.value.paymentPackageId, name: subscription.current.value?.name ?? null } : null,
  });
};

/** How many keys the plan allows, where the provider says so. A plan list that fails to load says nothing. */
export class KeyLimitStore {
  readonly #deps: KeyLimitDeps;

  constructor(deps: KeyLimitDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): void {
    void this.#deps.plans.load();
  }

  get isReached(): boolean {
    return this.limit !== null && this.#deps.countKeys() >= this.limit;
  }

  get limit(): number | null {
    const current = this.#deps.current();
    const plan = current && findPlan(this.#deps.plans.value ?? [], current);
    return plan ? keyLimit(plan.features) : null;
  }
}
