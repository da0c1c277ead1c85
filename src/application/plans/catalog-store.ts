import type { Plan } from '#src/domain/plans/plan.ts';
import type { Protocol } from '#src/domain/shared/protocol.ts';
import { type CacheOptions, CachedResource } from '#src/application/async/cached-resource.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { CatalogGateway } from './catalog-gateway.ts';
import { cachedPlans, cachedProtocols } from './cached-catalog-schema.ts';

export const PROTOCOLS_SECONDS = 1800;
export const PLANS_SECONDS = 3600;

export const PROTOCOLS_KEY = 'gatehouse.protocols';
export const PLANS_KEY = 'gatehouse.plans';

export class CatalogStore {
  readonly protocols: CachedResource<readonly Protocol[]>;
  readonly plans: CachedResource<readonly Plan[]>;

  constructor(gateway: CatalogGateway, storage: KeyValueStorage, clock: Clock) {
    const cached = <T>(options: CacheOptions<T>) => new CachedResource(options, storage, clock);
    this.protocols = cached({
      key: PROTOCOLS_KEY,
      lifetimeSeconds: PROTOCOLS_SECONDS,
      fetchValue: (signal) => gateway.protocols(signal),
      schema: cachedProtocols,
    });
    this.plans = cached({
      key: PLANS_KEY,
      lifetimeSeconds: PLANS_SECONDS,
      fetchValue: (signal) => gateway.plans(signal),
      schema: cachedPlans,
    });
  }
}
