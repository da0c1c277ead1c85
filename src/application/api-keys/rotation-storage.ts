import { array, boolean, custom, fallback, nullable, object } from 'valibot';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
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

/** A digest finds the owner's entry without revealing the email on the device. */
export function rotationsKey(email: string): string {
  return PREFIX + digest(email.toLowerCase());
}

/** cyrb53; only distinguishes people and guards no secret. */
function digest(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (const unit of text) {
    const code = unit.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
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
