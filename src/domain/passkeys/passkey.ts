import type { Instant } from '#src/domain/shared/dates.ts';
import { hasMaxLength, isPresent } from '#src/domain/shared/text-rules.ts';

export type PasskeyId = string & { readonly brand: 'PasskeyId' };

export interface Passkey {
  readonly id: PasskeyId;
  readonly name: string;
  readonly createdAt: Instant | null;
  /** Null if it was never used, or the provider does not know. */
  readonly lastUsedAt: Instant | null;
  /** Whether other devices of the person have it too; null if the provider does not know. */
  readonly isSynced: boolean | null;
}

export interface PasskeyList {
  readonly items: readonly Passkey[];
  /** How many a person may have; null without a limit. */
  readonly limit: number | null;
}

/** What the provider asks an authenticator for, in JSON as WebAuthn names it. Only the browser reads it. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** What an authenticator makes of it. Only the provider reads it. */
export type PasskeyCredential = Readonly<Record<string, unknown>>;

/** Inclusive, in characters. */
const PASSKEY_NAME_MAX = 50;

export function isPasskeyName(name: string): boolean {
  return isPresent(name) && hasMaxLength(PASSKEY_NAME_MAX)(name);
}

export function canAddPasskey({ items, limit }: PasskeyList): boolean {
  return limit === null || items.length < limit;
}
