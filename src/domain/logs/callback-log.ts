import type { Instant } from '#src/domain/shared/dates.ts';
import { shortenId } from './name-tails.ts';

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

/** `ADDRESS_COINS_TRANSACTION_CONFIRMED` in words; what is written in another way stays as it is. */
export function readableEventName(callback: Pick<ListedCallback, 'event' | 'id'>): string {
  const name = eventName(callback);
  if (!/^[A-Z]+(_[A-Z]+)+$/.test(name)) return name;
  const words = name.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What another delivery is for the receiver: the first that arrives, the same once more, or nobody can say. */
type RedeliveryEffect = 'first' | 'repeated' | 'unknown';

/** Any callback of the log can be redelivered; only a failed one does not reach its receiver twice. */
export function redeliveryEffect({ success }: Pick<ListedCallback, 'success'>): RedeliveryEffect {
  if (success === null) return 'unknown';
  return success ? 'repeated' : 'first';
}
