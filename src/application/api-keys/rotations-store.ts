import { makeAutoObservable, observable } from 'mobx';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { Undo } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { type KeptRotation, readRotations, rotationsKey, writeRotations } from './kept-rotations.ts';

/** With the names of its two keys, for showing. */
export interface BegunRotation extends KeptRotation {
  readonly oldName: string;
  readonly newName: string;
}

/**
 * The rotations that were begun and not finished. They wait for a deployment, which may take longer than a session, so
 * they are kept on the device and outlive a log-out: without a secret, a name or an address among them.
 */
export class RotationsStore {
  private stored: readonly KeptRotation[] = [];
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

  get kept(): readonly BegunRotation[] {
    const name = (id: ApiKeyId) => this.keyName(id) ?? this.names.get(id) ?? id;
    return this.stored.map((kept) => ({ ...kept, oldName: name(kept.oldId), newName: name(kept.newId) }));
  }

  /** Follows what another tab begins or ends (D7). */
  start(): Undo {
    this.follow();
    return this.storage.onOtherTab((key) => {
      if (key === null || key === rotationsKey(this.owner())) this.follow();
    });
  }

  of(oldId: ApiKeyId): BegunRotation | null {
    return this.kept.find((rotation) => rotation.oldId === oldId) ?? null;
  }

  keep({ oldName, newName, ...kept }: BegunRotation): void {
    this.names.set(kept.oldId, oldName).set(kept.newId, newName);
    this.change([...this.others(kept.oldId), kept]);
  }

  forget(oldId: ApiKeyId): void {
    this.change(this.others(oldId));
  }

  /** The person's e-mail is another one: what was begun goes along. */
  rename(before: string, now: string): void {
    if (rotationsKey(before) === rotationsKey(now)) return;
    const moved = readRotations(this.storage, before);
    if (moved.length > 0) writeRotations(this.storage, now, [...readRotations(this.storage, now), ...moved]);
    writeRotations(this.storage, before, []);
    this.follow();
  }

  /** Read anew: another tab may have written meanwhile. */
  private others(oldId: ApiKeyId): readonly KeptRotation[] {
    return readRotations(this.storage, this.owner()).filter((rotation) => rotation.oldId !== oldId);
  }

  private change(kept: readonly KeptRotation[]): void {
    writeRotations(this.storage, this.owner(), kept);
    this.stored = kept;
  }

  private follow(): void {
    this.stored = readRotations(this.storage, this.owner());
  }
}
