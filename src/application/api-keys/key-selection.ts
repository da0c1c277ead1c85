import { makeAutoObservable, observable } from 'mobx';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';

/** The keys that a person marked. Only active ones count: the others have nothing to deactivate. */
export class KeySelection {
  readonly #ids = observable.set<ApiKeyId>();
  readonly #keys: () => readonly ApiKey[];

  constructor(keys: () => readonly ApiKey[]) {
    this.#keys = keys;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get keys(): readonly ApiKey[] {
    return this.#ids.size === 0 ? [] : this.#keys().filter(({ id, active }) => active && this.#ids.has(id));
  }

  has(id: ApiKeyId): boolean {
    return this.#ids.has(id);
  }

  set(ids: readonly ApiKeyId[], isSelected: boolean): void {
    for (const id of ids) {
      if (isSelected) this.#ids.add(id);
      else this.#ids.delete(id);
    }
  }

  clear(): void {
    this.#ids.clear();
  }
}
