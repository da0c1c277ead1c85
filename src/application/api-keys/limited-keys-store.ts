import { makeAutoObservable } from 'mobx';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { daysUntil, expiryWarning } from '#src/domain/api-keys/key-expiry.ts';
import type { LimitedKey, LimitOptions } from '#src/domain/api-keys/key-limits.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import type { ExpiryTimer } from './expiry-timer.ts';
import type { KeyLimitGateway } from './api-key-gateways.ts';

export const limitedKeysStore: Part<LimitedKeysStore> = ({ gateways, apiKeys }) =>
  new LimitedKeysStore(gateways.keyLimits, apiKeys.expiry);

/** The limits of the keys that were opened, so that a panel follows what a dialog changes. */
export class LimitedKeysStore {
  readonly options: Resource<LimitOptions>;
  /** The key whose limits a dialog changes. */
  changed: Pick<ApiKey, 'id' | 'name'> | null = null;
  readonly #keys = new Map<ApiKeyId, Resource<LimitedKey>>();
  readonly #gateway: KeyLimitGateway;
  readonly #expiry: Pick<ExpiryTimer, 'now'>;

  constructor(gateway: KeyLimitGateway, expiry: Pick<ExpiryTimer, 'now'>) {
    this.#gateway = gateway;
    this.#expiry = expiry;
    this.options = new Resource((signal) => gateway.options(signal));
    makeAutoObservable(this, { options: false, of: false, expiryOf: false }, { autoBind: true, deep: false });
  }

  change(key: Pick<ApiKey, 'id' | 'name'> | null): void {
    this.changed = key;
  }

  of(id: ApiKeyId): Resource<LimitedKey> {
    const known = this.#keys.get(id) ?? new Resource((signal) => this.#gateway.read(id, signal));
    this.#keys.set(id, known);
    return known;
  }

  /** Null for a key that does not end soon. An inactive one fails anyway, so that its end changes nothing. */
  expiryOf({ active, expiresAt }: ApiKey): { readonly kind: 'soon' | 'expired'; readonly days: number } | null {
    const { now } = this.#expiry;
    const kind = active ? expiryWarning(expiresAt, now) : null;
    return kind && { kind, days: daysUntil(expiresAt ?? now, now) };
  }

  /** The name of a product or blockchain; the id as long as no other is known. */
  nameOf(kind: keyof LimitOptions, id: string): string {
    return this.options.value?.[kind].find((option) => option.id === id)?.name ?? id;
  }
}
