import type { AccountState } from '#src/domain/shared/account-state.ts';

/** A fault as a text, or the text and the field of the request that it is about. */
export type Detail = string | { readonly field: string; readonly message: string };

/** How the provider rejects a request: an error envelope over HTTP, a failure in memory. */
export class ProviderError extends Error {
  /** The caller's fresh token: every response of a session rotates it. */
  token?: string;
  retryAfterSeconds?: number;

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: readonly Detail[] = [],
    readonly state?: AccountState,
  ) {
    super(message);
  }
}

export function invalid(code: string, ...details: readonly string[]): ProviderError {
  return new ProviderError(400, code, 'The request was rejected.', details);
}

export function invalidField(code: string, field: string, message: string): ProviderError {
  return new ProviderError(400, code, 'The request was rejected.', [{ field, message }]);
}

/** Only for a bearer that is missing, expired or forged; wrong passwords and codes are 400. */
export function unauthorized(): ProviderError {
  return new ProviderError(401, 'unauthorized', 'The session is not valid. Log in again.');
}

export function tooMany(detail: string, retryAfterSeconds: number): ProviderError {
  const error = new ProviderError(429, 'too_many_requests', 'The limit has been reached.', [detail]);
  error.retryAfterSeconds = retryAfterSeconds;
  return error;
}

/** The caller's role does not allow it; the session stays valid. Without words, so that the console has its own. */
export function forbidden(): ProviderError {
  return new ProviderError(403, 'forbidden', '');
}

export function notFound(what: string): ProviderError {
  return new ProviderError(404, 'not_found', `There is no such ${what}.`);
}

/** What a service returns: the wire's `data`, and the token that goes out in `x-refresh-token`. */
export interface ServiceResult<Data> {
  readonly data: Data;
  readonly token?: string;
}

export interface Item<T> {
  readonly item: T;
}
