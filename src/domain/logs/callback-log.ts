import type { Instant } from '#src/domain/shared/dates.ts';
import { shortenId } from './short-id.ts';

/** What a list shows of a callback. */
export interface ListedCallback {
  readonly id: string;
  /** The kind of event, such as `ADDRESS_COINS_TRANSACTION_CONFIRMED`. */
  readonly event: string;
  /** Null where the log does not say. */
  readonly success: boolean | null;
  /** Empty where the callback is about none. */
  readonly blockchain: string;
  readonly network: string;
  readonly product: string;
  readonly at: Instant | null;
}

/** One callback that the provider sent, or failed to send, to a domain of the customer (§3). */
export interface CallbackLog extends ListedCallback {
  /** The whole entry as JSON text, spelled as it came: amounts exceed 2^53. */
  readonly json: string;
}

export function toListedCallback({ json: _, ...listed }: CallbackLog): ListedCallback {
  return listed;
}

/** What a callback is called: by its id where it does not say what has happened. */
export function eventName({ event, id }: Pick<ListedCallback, 'event' | 'id'>): string {
  return event || shortenId(id);
}
