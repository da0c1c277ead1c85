import type { ApiKeyId } from '../../domain/api-keys/api-key';
import type { KeyValueStorage } from '../platform/key-value-storage';

/** A rotation that has been begun: names and ids, no secret. */
export interface KeptRotation {
  readonly oldId: ApiKeyId;
  readonly oldName: string;
  readonly newId: ApiKeyId;
  readonly newName: string;
  readonly isCopied: boolean;
}

const PREFIX = 'gatehouse.rotations.';
const TEXTS = ['oldId', 'oldName', 'newId', 'newName'] as const;

export function rotationsKey(email: string): string {
  return PREFIX + email.toLowerCase();
}

/** What does not parse exactly is none. */
export function readRotations(storage: KeyValueStorage, email: string): readonly KeptRotation[] {
  try {
    const raw: unknown = JSON.parse(storage.get(rotationsKey(email)) ?? '[]');
    return Array.isArray(raw) ? raw.filter(isKept) : [];
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
