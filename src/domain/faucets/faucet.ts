import type { Instant } from '#src/domain/shared/dates.ts';

const MAX_OFFERED = 10;
/** One word of plain characters; only the provider knows a blockchain's own format. */
const ADDRESS = /^[!-~]{1,128}$/;

/** Addresses of earlier requests for the blockchain, each once, in the order of the history. */
export function addressHistory(requests: readonly FaucetRequest[], blockchain: string): readonly string[] {
  const wanted = blockchain.toLowerCase();
  const used = requests.filter((request) => request.blockchain.toLowerCase() === wanted);
  const found = new Set(used.map(({ address }) => address.trim()));
  return [...found].filter((address) => ADDRESS.test(address)).slice(0, MAX_OFFERED);
}

const SHOWN_START = 8;
const SHOWN_END = 5;

/** Enough to distinguish addresses; the full address stays available. */
export function shortenAddress(address: string): string {
  if (address.length <= SHOWN_START + SHOWN_END + 1) return address;
  return `${address.slice(0, SHOWN_START)}…${address.slice(-SHOWN_END)}`;
}

/** Enough for the smallest unit of any coin. */
const MAX_DECIMALS = 20;

/** Plain decimals: text verbatim, numbers without an exponent ('0.0000005'). */
export function formatAmount(raw: number | string): string {
  if (typeof raw === 'string') return raw.trim();
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: MAX_DECIMALS, useGrouping: false }).format(raw);
}

/** Null for zero and negative amounts, which cannot be requested. */
export function amountOrNull(raw: number | string | null): string | null {
  return raw !== null && Number(raw) > 0 ? formatAmount(raw) : null;
}

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
