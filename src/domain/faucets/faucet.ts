import type { Instant } from '#src/domain/shared/dates.ts';

export type FaucetRequestId = string & { readonly brand: 'FaucetRequestId' };

/** Test coins or tokens that were asked for (§3, faucet log). */
export interface FaucetRequest {
  // A text is empty where the history does not say.
  readonly id: FaucetRequestId;
  readonly address: string;
  readonly requestedAt: Instant | null;
  readonly blockchain: string;
  readonly network: string;
  /** As it is shown. */
  readonly amount: string;
  readonly unit: string;
}

/** What a network's faucet hands out at a time (§3, faucet setting). Amounts as they are shown; null where there is none. */
export interface FaucetSetting {
  readonly blockchain: string;
  readonly network: string;
  readonly coinsAmount: string | null;
  readonly token: { readonly amount: string; readonly name: string } | null;
}

export type FaucetType = 'coin' | 'token';

/** What `POST /api/faucet` is sent (§7). */
export interface FaucetRequestInput {
  readonly blockchain: string;
  readonly network: string;
  readonly address: string;
  /** True or absent, never false (§5). */
  readonly tokenTransfer?: true;
}

/** Newest first; those without a date come last. */
export function newestFirst(requests: readonly FaucetRequest[]): readonly FaucetRequest[] {
  return requests.toSorted((one, other) => (other.requestedAt ?? -Infinity) - (one.requestedAt ?? -Infinity));
}
