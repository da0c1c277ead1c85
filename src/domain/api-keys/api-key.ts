import type { Instant } from '#src/domain/shared/dates.ts';

export type ApiKeyId = string & { readonly brand: 'ApiKeyId' };

export interface ApiKey {
  readonly id: ApiKeyId;
  readonly name: string;
  /** Masked by the server; null if it sends nothing. Never the secret. */
  readonly masked: string | null;
  readonly active: boolean;
  readonly createdAt: Instant | null;
  /** Null for never; absent where the provider's list does not have it. */
  readonly lastUsedAt?: Instant | null;
  /** Null for never; absent where the provider's list does not have it. */
  readonly expiresAt?: Instant | null;
  /** Absent where the provider's list does not have them, which is not none. */
  readonly labels?: readonly string[];
}

/** What a person chooses for a new key; a type, because it is the values of a form too. */
export type NewApiKey = { readonly name: string };

/** Inclusive, in characters as people see them, not in UTF-16 units. */
export const API_KEY_NAME_MAX = 50;

const SHOWN_START = 8;
const SHOWN_END = 4;

/** Identifies a key without exposing it. */
export function maskKey(key: string): string {
  return key.length <= SHOWN_START + SHOWN_END ? key : `${key.slice(0, SHOWN_START)}…${key.slice(-SHOWN_END)}`;
}

export type ApiVersionId = string & { readonly brand: 'ApiVersionId' };

export interface ApiVersion {
  readonly id: ApiVersionId;
  readonly name: string;
  readonly isDefault: boolean;
}

export function defaultVersion(versions: readonly ApiVersion[]): ApiVersion | null {
  return versions.find(({ isDefault }) => isDefault) ?? null;
}

export function withDefault(versions: readonly ApiVersion[], id: ApiVersionId): readonly ApiVersion[] {
  return versions.map((version) => ({ ...version, isDefault: version.id === id }));
}
