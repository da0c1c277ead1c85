import { makeAutoObservable } from 'mobx';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { LimitedKey, LimitOptions } from '#src/domain/api-keys/key-limits.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { KeyLimitGateway } from './key-limit-gateway.ts';

/** The limits of the keys that were opened, so that a panel follows what a dialog changes. */
export class LimitedKeysStore {
  readonly options: Resource<LimitOptions>;
  readonly #keys = new Map<ApiKeyId, Resource<LimitedKey>>();
  readonly #gateway: KeyLimitGateway;

  constructor(gateway: KeyLimitGateway) {
    this.#gateway = gateway;
    this.options = new Resource((signal) => gateway.options(signal));
    makeAutoObservable(this, { options: false, of: false }, { autoBind: true, deep: false });
  }

  of(id: ApiKeyId): Resource<LimitedKey> {
    const known = this.#keys.get(id) ?? new Resource((signal) => this.#gateway.read(id, signal));
    this.#keys.set(id, known);
    return known;
  }

  /** The name of a product or blockchain; the id as long as no other is known. */
  nameOf(kind: keyof LimitOptions, id: string): string {
    return this.options.value?.[kind].find((option) => option.id === id)?.name ?? id;
  }
}
