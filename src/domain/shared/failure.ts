import type { AccountState } from './account-state.ts';

/** The normalised error that every failed call yields (§8). */
export type Failure = RequestFailure | CancelledFailure;

/** Nobody waits for the answer any more; shows nothing (§8). */
export interface CancelledFailure {
  readonly kind: 'cancelled';
}

export interface RequestFailure {
  /**
   * unauthorized: 401. rejected: the server understood and refused (4xx with a usable body).
   * unexpected: a broken or empty answer, or 5xx. unreachable: no answer at all (D39).
   */
  readonly kind: 'unauthorized' | 'rejected' | 'unexpected' | 'unreachable';
  /** The HTTP status; 0 where there was no answer. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** One text for each thing that is wrong; each becomes a toast of its own (§8). */
  readonly details: readonly string[];
  /** The account state that the server wants applied (§4). */
  readonly state?: AccountState;
  readonly retryAfterMs?: number;
  /** Absent where no call was sent. */
  readonly origin?: RequestOrigin;
}

/** Which session was current when a call left, by its id, and whether the call carried it: a visitor's carries none. */
export interface RequestOrigin {
  readonly session: string | null;
  readonly wasAuthenticated: boolean;
}

export const UNEXPECTED_CODE = 'unexpected_server_error';

export const CANCELLED: CancelledFailure = { kind: 'cancelled' };

type Optional = Partial<Pick<RequestFailure, 'code' | 'message' | 'details' | 'state' | 'retryAfterMs'>>;

/** An answer without a usable body (§8). The text itself is the interface's matter, so `message` stays empty. */
export function unexpected(status: number, more: Optional = {}): RequestFailure {
  return { kind: 'unexpected', status, code: UNEXPECTED_CODE, message: '', details: [], ...more };
}

export function unreachable(more: Optional = {}): RequestFailure {
  return { kind: 'unreachable', status: 0, code: 'unreachable', message: '', details: [], ...more };
}

export function rejected(status: number, code: string, message: string, more: Optional = {}): RequestFailure {
  const kind = status === 401 ? 'unauthorized' : 'rejected';
  return { kind, status, code, message, details: [], ...more };
}
