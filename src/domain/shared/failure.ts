import type { AccountState } from './account-state.ts';

export type Failure = RequestFailure | CanceledFailure;

/** The caller no longer waits, so nothing is shown. */
export interface CanceledFailure {
  readonly kind: 'canceled';
}

export interface FieldDetail {
  readonly field: string;
  readonly message: string;
}

export interface RequestFailure {
  /**
   * By 401, a 4xx with a usable body, a broken response or 5xx, and no response of the API at all: `unreachable` where
   * a change may have happened, `not-sent` where nothing has.
   */
  readonly kind: 'unauthorized' | 'rejected' | 'unexpected' | 'unreachable' | 'not-sent';
  /** The HTTP status; 0 without a response. Where a page answered instead of the API, the status of the page. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** One text per error; each becomes its own toast. */
  readonly details: readonly string[];
  /** Those details that name the field of the request that they are about. */
  readonly fields?: readonly FieldDetail[];
  readonly state?: AccountState;
  readonly retryAfterMs?: number;
  /** Absent if no call was sent. */
  readonly origin?: RequestOrigin;
}

/** The id of the session at send time, and whether the call carried it. */
export interface RequestOrigin {
  readonly session: string | null;
  readonly wasAuthenticated: boolean;
}

export const UNEXPECTED_CODE = 'unexpected_server_error';

/** Something else than the API answered. */
export const NOT_THE_API_CODE = 'not_the_api';

/** The page's Content-Security-Policy does not let it call the API. */
export const BLOCKED_CODE = 'blocked_by_policy';

/** The device has no network, so nothing is wrong with the API. */
export const OFFLINE_CODE = 'offline';

export const CANCELED: CanceledFailure = { kind: 'canceled' };

type Optional = Partial<Pick<RequestFailure, 'code' | 'message' | 'details' | 'fields' | 'state' | 'retryAfterMs'>>;

/** A response without a usable body. The interface has the text, so `message` is empty. */
export function unexpected(status: number, more: Optional = {}): RequestFailure {
  return { kind: 'unexpected', status, code: UNEXPECTED_CODE, message: '', details: [], ...more };
}

export function unreachable(more: Optional = {}): RequestFailure {
  return { kind: 'unreachable', status: 0, code: 'unreachable', message: '', details: [], ...more };
}

/** A response of success that says something else than what was sent. */
export const DENIED_CODE = 'denied_by_response';

/** `message` says more than that it does not match. */
export function denied(message = ''): RequestFailure {
  return unexpected(200, { code: DENIED_CODE, message });
}

/** Somebody else has removed what the call was about. */
export function isGone(failure: Failure): boolean {
  return failure.kind === 'rejected' && failure.status === 404;
}

/** The call never left the browser, so it had no effect. */
export function notSent(more: Optional = {}): RequestFailure {
  return { kind: 'not-sent', status: 0, code: 'not_sent', message: '', details: [], ...more };
}

/** A page, as of a static server or of a proxy in front of the API: the call reached nobody who could serve it. */
export function notTheApi(status: number): RequestFailure {
  return { ...unreachable({ code: NOT_THE_API_CODE }), status };
}

/** Whether the server says why. */
export function hasWords({ details, message }: RequestFailure): boolean {
  return details.length > 0 || message.trim() !== '';
}

/** The provider has no such call. One that says why has it; the id of one thing may be unknown for another reason. */
export function isNotOffered(failure: RequestFailure): boolean {
  return failure.status === 404 && failure.kind !== 'unreachable' && !hasWords(failure);
}

export function rejected(status: number, code: string, message: string, more: Optional = {}): RequestFailure {
  const kind = status === 401 ? 'unauthorized' : 'rejected';
  return { kind, status, code, message, details: [], ...more };
}
