import { array, boolean, custom, fallback, nullable, object } from 'valibot';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { ownerDigest } from '#src/application/platform/owner-digest.ts';
import { parseStored } from '#src/application/platform/parse-stored.ts';

/** Outlives a log-out, so it has neither a secret nor a name. */
export interface StoredRotation {
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
export function readRotations(storage: KeyValueStorage, email: string): readonly StoredRotation[] {
  const stored = parseStored(rotations, storage.get(rotationsKey(email))) ?? [];
  return stored.filter((rotation) => rotation !== null);
}

export function writeRotations(storage: KeyValueStorage, email: string, stored: readonly StoredRotation[]): void {
  if (stored.length === 0) storage.remove(rotationsKey(email));
  else storage.set(rotationsKey(email), JSON.stringify(stored));
}
