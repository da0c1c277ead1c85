import type { RequestFailure } from '#src/domain/shared/failure.ts';

/** The session that a call was sent with, captured when it leaves (D1, D2). */
export interface CallSession {
  /** Stays the same while the token is rotated; new for every sign-in. */
  readonly id: string;
  readonly token: string;
}

/** What a transport needs of the session: a token to send, and somewhere to report what the answer said of it. */
export interface CallSessions {
  getSession(): CallSession | null;
  /** The answer to a call of `session` carried this token in x-refresh-token (D1). */
  onTokenRefreshed(session: CallSession, token: string): void;
  /** A call of `session` was answered with 401; ends that session and no other, once (D2). */
  onUnauthorized(session: CallSession): void;
}

/** The session of the moment in which a call leaves, and what the call carries of it. */
export interface RequestContext {
  readonly current: CallSession | null;
  readonly attached: CallSession | null;
}

/** Every failure of a call that left says what it was sent in: it may act on that session alone (D1, D2). */
export function withOrigin(failure: RequestFailure, context: RequestContext | null): RequestFailure {
  if (!context) return failure;
  const { current, attached } = context;
  return { ...failure, origin: { session: current?.id ?? null, wasAuthenticated: attached !== null } };
}
