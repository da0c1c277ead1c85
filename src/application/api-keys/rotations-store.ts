import { makeAutoObservable, observable } from 'mobx';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { Held } from '#src/application/async/held.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import { type KeyValueStorage, parseStored } from '#src/application/platform/key-value-storage.ts';
import { array, boolean, custom, fallback, nullable, object } from 'valibot';
import { ownerDigest } from '#src/application/platform/owner-digest.ts';

/** Outlives a log-out, so it has neither a secret nor a name. */
interface StoredRotation {
  readonly oldId: ApiKeyId;
  readonly newId: ApiKeyId;
  readonly isCopied: boolean;
}

const PREFIX = 'gatehouse.rotations.';

const apiKeyId = custom<ApiKeyId>((raw) => typeof raw === 'string');
const rotation = object({ oldId: apiKeyId, newId: apiKeyId, isCopied: boolean() });
const rotations = array(fallback(nullable(rotation), null));

export function rotationsKey(email: string): string {
  return PREFIX + ownerDigest(email);
}

/** Discards anything that fails validation, and unknown fields of another release. */
function readRotations(storage: KeyValueStorage, email: string): readonly StoredRotation[] {
  const stored = parseStored(rotations, storage.get(rotationsKey(email))) ?? [];
  return stored.filter((rotation) => rotation !== null);
}

function writeRotations(storage: KeyValueStorage, email: string, stored: readonly StoredRotation[]): void {
  if (stored.length === 0) storage.remove(rotationsKey(email));
  else storage.set(rotationsKey(email), JSON.stringify(stored));
}

export interface StartedRotation extends StoredRotation {
  readonly oldName: string;
  readonly newName: string;
}

/** A deployment may take longer than a session, so they outlive a log-out, without secrets, names or emails. */
export class RotationsStore {
  private stored: readonly StoredRotation[] = [];
  readonly #shown = new Held(() => this.rotations);
  readonly #names = observable.map<ApiKeyId, string>();
  readonly #storage: KeyValueStorage;
  readonly #owner: () => string;
  readonly #keyName: (id: ApiKeyId) => string | undefined;

  constructor(storage: KeyValueStorage, owner: () => string, keyName: (id: ApiKeyId) => string | undefined) {
    this.#storage = storage;
    this.#owner = owner;
    this.#keyName = keyName;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get rotations(): readonly StartedRotation[] {
    const name = (id: ApiKeyId) => this.#keyName(id) ?? this.#names.get(id) ?? id;
    return this.stored.map((rotation) => ({
      ...rotation,
      oldName: name(rotation.oldId),
      newName: name(rotation.newId),
    }));
  }

  /** Those that a page reports. */
  get shown(): readonly StartedRotation[] {
    return this.#shown.value;
  }

  start(): Disposer {
    this.reload();
    return this.#storage.onOtherTab((key) => {
      if (key === null || key === rotationsKey(this.#owner())) this.reload();
    });
  }

  /** What starts shows only after the disposer, so that nothing moves behind a dialog. */
  hold(): Disposer {
    return this.#shown.hold();
  }

  find(oldId: ApiKeyId): StartedRotation | null {
    return this.rotations.find((rotation) => rotation.oldId === oldId) ?? null;
  }

  save({ oldName, newName, ...stored }: StartedRotation): void {
    this.#names.set(stored.oldId, oldName).set(stored.newId, newName);
    this.write([...this.others(stored.oldId), stored]);
  }

  remove(oldId: ApiKeyId): void {
    this.write(this.others(oldId));
  }

  forgetKey(id: ApiKeyId): void {
    const stored = readRotations(this.#storage, this.#owner());
    const others = stored.filter(({ oldId, newId }) => oldId !== id && newId !== id);
    if (others.length < stored.length) this.write(others);
  }

  /** A new email moves the stored rotations along. */
  changeOwner(before: string, now: string): void {
    if (rotationsKey(before) === rotationsKey(now)) return;
    const moved = readRotations(this.#storage, before);
    if (moved.length > 0) writeRotations(this.#storage, now, [...readRotations(this.#storage, now), ...moved]);
    writeRotations(this.#storage, before, []);
    this.reload();
  }

  /** Read again, because another tab may have written. */
  private others(oldId: ApiKeyId): readonly StoredRotation[] {
    return readRotations(this.#storage, this.#owner()).filter((rotation) => rotation.oldId !== oldId);
  }

  private write(stored: readonly StoredRotation[]): void {
    writeRotations(this.#storage, this.#owner(), stored);
    this.stored = stored;
  }

  private reload(): void {
    this.stored = readRotations(this.#storage, this.#owner());
  }
}
