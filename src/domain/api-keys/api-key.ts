import type { Instant } from '#src/domain/shared/dates.ts';

export type ApiKeyId = string & { readonly brand: 'ApiKeyId' };

export interface ApiKey {
  readonly id: ApiKeyId;
  readonly name: string;
  /** As the list shows it, masked by the server; null where the server sends nothing. Never the secret. */
  readonly masked: string | null;
  readonly active: boolean;
  readonly createdAt: Instant | null;
}

/** Inclusive (§3, §9, D23). Counted in characters as people see them, not in UTF-16 units. */
export const API_KEY_NAME_MAX = 50;

const SHOWN_START = 8;
const SHOWN_END = 4;

/** First eight and last four characters: enough to tell keys apart, too little to use one. */
export function maskKey(key: string): string {
  return key.length <= SHOWN_START + SHOWN_END ? key : `${key.slice(0, SHOWN_START)}…${key.slice(-SHOWN_END)}`;
}
