import type { Plan } from '#src/domain/plans/plan.ts';
import type { Protocol } from '#src/domain/shared/protocol.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import { CachedResource, type CacheOptions } from '#src/application/async/resource.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { array, boolean, type GenericSchema, nullable, number, object, optional, string } from 'valibot';

export interface CatalogGateway {
  protocols(signal?: AbortSignal): AsyncResult<readonly Protocol[]>;
  /** The payment packages, without the console's own Enterprise card. */
  plans(signal?: AbortSignal): AsyncResult<readonly Plan[]>;
}

interface CatalogParts {
  readonly gateways: { readonly catalog: CatalogGateway };
  readonly platform: { readonly storage: KeyValueStorage; readonly clock: Clock };
  readonly session: Pick<SessionStore, 'own'>;
}

/** The device may hold a list of an older release, which is discarded. */
export const cachedProtocols: GenericSchema<unknown, readonly Protocol[]> = array(
  object({ name: string(), publicName: string(), logoSvgBase64: string() }),
);

export const cachedPlans: GenericSchema<unknown, readonly Plan[]> = array(
  object({
    id: string(),
    name: string(),
    description: string(),
    support: string(),
    currency: optional(string()),
    monthlyAmount: number(),
    annualAmountPerMonth: number(),
    annualAmount: nullable(number()),
    annualCostSavings: number(),
    isFree: boolean(),
    isCustom: boolean(),
    isMostPopular: boolean(),
    paygAdditionalCreditsPerOneDollar: number(),
    features: array(object({ name: string(), value: string() })),
  }),
);

const PROTOCOLS_SECONDS = 1800;
const PLANS_SECONDS = 3600;

export const PROTOCOLS_KEY = 'gatehouse.protocols';
export const PLANS_KEY = 'gatehouse.plans';

/** Each page reads the catalog by itself; what they share is cached in storage. */
export function createCatalog({ gateways, platform, session }: CatalogParts): CatalogStore {
  return new CatalogStore(gateways.catalog, platform.storage, session.own.storage, platform.clock);
}

export class CatalogStore {
  readonly protocols: CachedResource<readonly Protocol[]>;
  readonly plans: CachedResource<readonly Plan[]>;

  /** The protocols are the same for everyone; a customer's plans stay in the session's own storage. */
  constructor(gateway: CatalogGateway, storage: KeyValueStorage, ownStorage: KeyValueStorage, clock: Clock) {
    const cached = <T>(options: CacheOptions<T>, where: KeyValueStorage) => new CachedResource(options, where, clock);
    this.protocols = cached(
      {
        key: PROTOCOLS_KEY,
        lifetimeSeconds: PROTOCOLS_SECONDS,
        fetchValue: (signal) => gateway.protocols(signal),
        schema: cachedProtocols,
      },
      storage,
    );
    this.plans = cached(
      {
        key: PLANS_KEY,
        lifetimeSeconds: PLANS_SECONDS,
        fetchValue: (signal) => gateway.plans(signal),
        schema: cachedPlans,
      },
      ownStorage,
    );
  }
}
