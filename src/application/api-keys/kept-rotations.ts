import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';

/** All that the device keeps of a rotation that has been begun: neither a secret nor a name, as it outlives a log-out. */
export interface KeptRotation {
  readonly oldId: ApiKeyId;
  readonly newId: ApiKeyId;
  readonly isCopied: boolean;
}

const PREFIX = 'gatehouse.rotations.';
const TEXTS = ['oldId', 'newId'] as const;

/** A digest of the email: it finds the owner's entry again, but does not show the email to the next person at the device. */
export function rotationsKey(email: string): string {
  return PREFIX + digestOf(email.toLowerCase());
}

/** Tells people apart (cyrb53); it guards no secret. */
function digestOf(text: string): string {
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
export function readRotations(storage: KeyValueStorage, email: string): readonly KeptRotation[] {
  try {
    const raw: unknown = JSON.parse(storage.get(rotationsKey(email)) ?? '[]');
    // Nothing more than this is taken up, whatever an older release has written.
    const kept = Array.isArray(raw) ? raw.filter(isKept) : [];
    return kept.map(({ oldId, newId, isCopied }) => ({ oldId, newId, isCopied }));
  } catch {
    return [];
  }
}

export function writeRotations(storage: KeyValueStorage, email: string, kept: readonly KeptRotation[]): void {
  if (kept.length === 0) storage.remove(rotationsKey(email));
  else storage.set(rotationsKey(email), JSON.stringify(kept));
}

function isKept(raw: unknown): raw is KeptRotation {
  if (typeof raw !== 'object' || raw === null) return false;
  const fields = raw as Readonly<Record<string, unknown>>;
  return TEXTS.every((name) => typeof fields[name] === 'string') && typeof fields.isCopied === 'boolean';
}
