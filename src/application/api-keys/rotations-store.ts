import { makeAutoObservable, observable } from 'mobx';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { type StoredRotation, readRotations, rotationsKey, writeRotations } from './rotation-storage.ts';

/** With the names of its two keys, for showing. */
export interface StartedRotation extends StoredRotation {
  readonly oldName: string;
  readonly newName: string;
}

/**
 * The rotations that were begun and not finished. They wait for a deployment, which may take longer than a session, so
 * they are kept on the device and outlive a log-out: without a secret, a name or an address among them.
 */
export class RotationsStore {
  private stored: readonly StoredRotation[] = [];
  /** Of keys that are not in the list, for as long as the page is open. */
  private readonly names = observable.map<ApiKeyId, string>();

  constructor(
    private readonly storage: KeyValueStorage,
    /** Whose they are; may be known only once the profile is. */
    private readonly owner: () => string,
    private readonly keyName: (id: ApiKeyId) => string | undefined,
  ) {
    makeAutoObservable<this, 'storage' | 'owner' | 'keyName' | 'names'>(
      this,
      { storage: false, owner: false, keyName: false, names: false },
      { autoBind: true, deep: false },
    );
  }

  get rotations(): readonly StartedRotation[] {
    const name = (id: ApiKeyId) => this.keyName(id) ?? this.names.get(id) ?? id;
    return this.stored.map((rotation) => ({
      ...rotation,
      oldName: name(rotation.oldId),
      newName: name(rotation.newId),
    }));
  }

  /** Follows what another tab begins or ends (D7). */
  start(): Disposer {
    this.reload();
    return this.storage.onOtherTab((key) => {
      if (key === null || key === rotationsKey(this.owner())) this.reload();
    });
  }

  find(oldId: ApiKeyId): StartedRotation | null {
    return this.rotations.find((rotation) => rotation.oldId === oldId) ?? null;
  }

  save({ oldName, newName, ...stored }: StartedRotation): void {
    this.names.set(stored.oldId, oldName).set(stored.newId, newName);
    this.write([...this.others(stored.oldId), stored]);
  }

  remove(oldId: ApiKeyId): void {
    this.write(this.others(oldId));
  }

  /** The person's e-mail is another one: what was begun goes along. */
  changeOwner(before: string, now: string): void {
    if (rotationsKey(before) === rotationsKey(now)) return;
    const moved = readRotations(this.storage, before);
    if (moved.length > 0) writeRotations(this.storage, now, [...readRotations(this.storage, now), ...moved]);
    writeRotations(this.storage, before, []);
    this.reload();
  }

  /** Read anew: another tab may have written meanwhile. */
  private others(oldId: ApiKeyId): readonly StoredRotation[] {
    return readRotations(this.storage, this.owner()).filter((rotation) => rotation.oldId !== oldId);
  }

  private write(stored: readonly StoredRotation[]): void {
    writeRotations(this.storage, this.owner(), stored);
    this.stored = stored;
  }

  private reload(): void {
    this.stored = readRotations(this.storage, this.owner());
  }
}
