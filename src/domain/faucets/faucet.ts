import type { Instant } from '#src/domain/shared/dates.ts';

export type FaucetRequestId = string & { readonly brand: 'FaucetRequestId' };

export interface FaucetRequest {
  readonly id: FaucetRequestId;
  readonly address: string;
  readonly requestedAt: Instant | null;
  readonly blockchain: string;
  readonly network: string;
  readonly amount: string;
  readonly unit: string;
}

/** What a network's faucet sends per request, formatted; null if it sends none. */
export interface FaucetSetting {
  readonly blockchain: string;
  readonly network: string;
  readonly coinsAmount: string | null;
  readonly token: { readonly amount: string; readonly name: string } | null;
}

export type FaucetType = 'coin' | 'token';

export interface FaucetRequestInput {
  readonly blockchain: string;
  readonly network: string;
  readonly address: string;
  /** True or absent, never false. */
  readonly tokenTransfer?: true;
}

/** Undated entries come last. */
export function newestFirst(requests: readonly FaucetRequest[]): readonly FaucetRequest[] {
  return requests.toSorted((one, other) => (other.requestedAt ?? -Infinity) - (one.requestedAt ?? -Infinity));
}
