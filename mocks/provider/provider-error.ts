import type { AccountState } from '#src/domain/shared/account-state.ts';

/** How the provider refuses. Over HTTP it becomes the error wrapper (§3); in memory, a failure. */
export class ProviderError extends Error {
  /** The caller's fresh token: a refusal is a reply too, and every reply of a session rotates (D1). */
  token?: string;
  /** When to come back, where a limit has been reached. */
  retryAfterSeconds?: number;

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: readonly string[] = [],
    readonly state?: AccountState,
  ) {
    super(message);
  }
}

/** A request whose content is wrong: one text for each thing that is (§8). */
export function invalid(code: string, ...details: readonly string[]): ProviderError {
  return new ProviderError(400, code, 'The request was refused.', details);
}

/** Only for a bearer that is missing, expired or forged; wrong passwords and codes are 400 (D2). */
export function unauthorized(): ProviderError {
  return new ProviderError(401, 'unauthorized', 'The session is not valid. Log in again.');
}

/** A limit of the provider; it says after how many whole seconds the next request may come. */
export function tooMany(detail: string, retryAfterSeconds: number): ProviderError {
  const error = new ProviderError(429, 'too_many_requests', 'The limit has been reached.', [detail]);
  error.retryAfterSeconds = retryAfterSeconds;
  return error;
}

/** The role of the caller does not allow it; the session stays. */
export function forbidden(): ProviderError {
  return new ProviderError(403, 'forbidden', 'Your role does not allow this.');
}

export function notFound(what: string): ProviderError {
  return new ProviderError(404, 'not_found', `There is no such ${what}.`);
}
