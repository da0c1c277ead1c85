import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';

/** All that the device keeps of a rotation that has been begun: neither a secret nor a name, as it outlives a log-out. */
export interface StoredRotation {
  readonly oldId: ApiKeyId;
  readonly newId: ApiKeyId;
  readonly isCopied: boolean;
}

const PREFIX = 'gatehouse.rotations.';
const STRING_FIELDS = ['oldId', 'newId'] as const;

/** A digest of the email: it finds the owner's entry again, but does not show the email to the next person at the device. */
export function rotationsKey(email: string): string {
  return PREFIX + digest(email.toLowerCase());
}

/** Tells people apart (cyrb53); it guards no secret. */
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

/** What does not parse exactly is none. */
export function readRotations(storage: KeyValueStorage, email: string): readonly StoredRotation[] {
  try {
    const raw: unknown = JSON.parse(storage.get(rotationsKey(email)) ?? '[]');
    // Nothing more than this is taken up, whatever an older release has written.
    const stored = Array.isArray(raw) ? raw.filter(isStoredRotation) : [];
    return stored.map(({ oldId, newId, isCopied }) => ({ oldId, newId, isCopied }));
  } catch {
    return [];
  }
}

export function writeRotations(storage: KeyValueStorage, email: string, stored: readonly StoredRotation[]): void {
  if (stored.length === 0) storage.remove(rotationsKey(email));
  else storage.set(rotationsKey(email), JSON.stringify(stored));
}

function isStoredRotation(raw: unknown): raw is StoredRotation {
  if (typeof raw !== 'object' || raw === null) return false;
  const fields = raw as Readonly<Record<string, unknown>>;
  return STRING_FIELDS.every((name) => typeof fields[name] === 'string') && typeof fields.isCopied === 'boolean';
}
