import type { Instant } from '#src/domain/shared/dates.ts';
import { shortenId } from './short-id.ts';

export interface ListedCallback {
  readonly id: string;
  /** Such as `ADDRESS_COINS_TRANSACTION_CONFIRMED`. */
  readonly event: string;
  /** Null if the log does not report it. */
  readonly success: boolean | null;
  /** Empty for a callback without a blockchain. */
  readonly blockchain: string;
  readonly network: string;
  readonly product: string;
  readonly at: Instant | null;
}

export interface CallbackLog extends ListedCallback {
  /** The whole entry as JSON text verbatim, because amounts exceed 2^53. */
  readonly json: string;
}

export function eventName({ event, id }: Pick<ListedCallback, 'event' | 'id'>): string {
  return event || shortenId(id);
}
