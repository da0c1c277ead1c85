import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { ownerDigest } from '#src/application/platform/owner-digest.ts';

const PREFIX = 'gatehouse.unsaved-codes.';

/** Whether this device showed recovery codes that nobody confirmed as saved. It outlives a session, without an email. */
export class UnsavedCodes {
  readonly #storage: KeyValueStorage;
  readonly #owner: () => string;

  constructor(storage: KeyValueStorage, owner: () => string) {
    this.#storage = storage;
    this.#owner = owner;
  }

  get exist(): boolean {
    return this.#storage.get(this.key) !== null;
  }

  add(): void {
    if (this.#owner() !== '') this.#storage.set(this.key, 'true');
  }

  clear(): void {
    this.#storage.remove(this.key);
  }

  private get key(): string {
    return PREFIX + ownerDigest(this.#owner());
  }
}
