import { makeAutoObservable } from 'mobx';
import type { ApiKeyId } from '../../domain/api-keys/api-key';
import type { Undo } from '../platform/clock';
import type { KeyValueStorage } from '../platform/key-value-storage';
import { type KeptRotation, readRotations, rotationsKey, writeRotations } from './kept-rotations';

/**
 * The rotations that were begun and not finished. They wait for a deployment, which may take longer than a session, so
 * they are kept on the device under the person's address, and outlive a log-out; no secret is among them.
 */
export class RotationsStore {
  kept: readonly KeptRotation[] = [];

  constructor(
    private readonly storage: KeyValueStorage,
    /** Whose they are; may be known only once the profile is. */
    private readonly owner: () => string,
  ) {
    makeAutoObservable<this, 'storage' | 'owner'>(
      this,
      { storage: false, owner: false },
      { autoBind: true, deep: false },
    );
  }

  /** Follows what another tab begins or ends (D7). */
  start(): Undo {
    this.follow();
    return this.storage.onOtherTab((key) => {
      if (key === null || key === rotationsKey(this.owner())) this.follow();
    });
  }

  of(oldId: ApiKeyId): KeptRotation | null {
    return this.kept.find((rotation) => rotation.oldId === oldId) ?? null;
  }

  keep(rotation: KeptRotation): void {
    this.change([...this.others(rotation.oldId), rotation]);
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
    this.kept = kept;
  }

  private follow(): void {
    this.kept = readRotations(this.storage, this.owner());
  }
}
