import type { KnownSecrets } from '#src/application/platform/known-secrets.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import type { CallKind } from '#src/application/feedback/failure-messages.ts';

export interface CallSession {
  /** Survives token rotation; new for every sign-in. */
  readonly id: string;
  readonly token: string;
}

/** What a transport needs: the token to send, and where to report session changes. */
export interface CallSessions {
  /** Takes what is secret in calls and responses, so that it is masked wherever it is recorded. */
  readonly secrets?: KnownSecrets;
  getSession(): CallSession | null;
  /** A response to a call of `session` carried this token in x-refresh-token. */
  onTokenRefreshed(session: CallSession, token: string): void;
  /** A call of `session` got a 401; ends that session alone, once. */
  onUnauthorized(session: CallSession): void;
  /** Whether the account of the calls has closed: then nothing more is sent, and a late response counts as canceled. */
  isClosed?(): boolean;
  /** A call failed, and its response may have carried an account state. */
  onFailure?(failure: RequestFailure): void;
}

/** The session at send time, and the credentials of the call. */
export interface RequestContext {
  readonly current: CallSession | null;
  readonly attached: CallSession | null;
}

/** Marks a failure with its session, so that it affects no other. */
export function withOrigin(failure: RequestFailure, context: RequestContext | null): RequestFailure {
  if (!context) return failure;
  const { current, attached } = context;
  return { ...failure, origin: { session: current?.id ?? null, wasAuthenticated: attached !== null } };
}

/** A change without a session: a rejection reads like a log-in's, silence like a change's. */
export function sessionlessCall({ kind }: RequestFailure): CallKind {
  return kind === 'unreachable' ? 'mutation' : 'sign-in';
}
